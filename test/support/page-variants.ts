import type { InputFile } from "../../generator/inputs/input-file.ts";

const BOM = Uint8Array.of(0xef, 0xbb, 0xbf);

/** The bytes of a text file with CRLF where they have LF. */
export function withCrlf(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(new TextDecoder().decode(bytes).replaceAll("\n", "\r\n"));
}

/** The bytes of a text file behind a byte order mark. */
export function withBom(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([BOM, bytes]);
}

/** The same files under other names, with other bytes for the same text. */
export function rewritten(
  files: readonly InputFile[],
  rename: (path: string, index: number) => string,
  rewrite: (bytes: Uint8Array) => Uint8Array,
): Readonly<Record<string, Uint8Array>> {
  return Object.fromEntries(files.map(({ path, bytes }, index) => [rename(path, index), rewrite(bytes)]));
}
