import { UserError } from "../findings/user-error.ts";

/**
 * Decodes a page. A byte order mark goes and every line end becomes LF, so that neither changes a page or its positions.
 *
 * @param file for the message
 * @throws UserError where the file is empty, is no text, is not UTF-8, or breaks off inside a character
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  if (isUtf16(bytes)) throw new UserError(`${file}: is UTF-16 text; save the page as UTF-8`);
  if (bytes.includes(0)) {
    throw new UserError(`${file}: is a binary file (it holds NUL bytes), not a page; give the page as UTF-8 text`);
  }
  const text = decodeUtf8(bytes) ?? refuseBytes(file, bytes);
  if (text.trim() === "") throw new UserError(`${file}: the file is empty; fetch the page again or leave the file out`);
  return text.replace(/\r\n?/gu, "\n");
}

/** By its byte order mark. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function decodeUtf8(bytes: Uint8Array, stream = false): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
  } catch {
    return undefined;
  }
}

/** A decoder that expects more bytes accepts a character that has only begun: then nothing but the end is wrong. */
function refuseBytes(file: string, bytes: Uint8Array): never {
  if (decodeUtf8(bytes, true) === undefined) {
    throw new UserError(`${file}: is not UTF-8 text: a binary file or another encoding; give the page as UTF-8 text`);
  }
  throw new UserError(`${file}: the file is cut off in the middle of a character at its end; fetch the page again`);
}
