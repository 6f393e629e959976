import { UserError } from "../../findings/user-error.ts";

/** Names that Windows keeps for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** What some file system does not take in a name, or a shell or terminal acts on. */
const FORBIDDEN = /[\p{Cc}<>:"|?*\\]/u;

/** The longest name that the common file systems take, in bytes of UTF-8. */
const MAX_NAME_BYTES = 255;

/**
 * Demands that files can be written below a folder, on any system, and nowhere else. Paths are made from names that
 * pages print, so they are not to be trusted.
 *
 * @param paths - Paths with `/`, below the folder.
 * @throws UserError that names the first path that is refused, and why.
 */
export function checkPaths(paths: readonly string[]): void {
  const spellings = new Map<string, string>();
  const folders = new Set<string>();
  const files = new Set<string>();
  for (const path of paths) {
    const segments = path.split("/");
    for (const segment of segments) refuse(path, whyUnsafe(segment));
    segments.forEach((_segment, index) => {
      const part = segments.slice(0, index + 1).join("/");
      refuse(path, demandOneSpelling(part, spellings));
      if (index < segments.length - 1) folders.add(part);
    });
    refuse(path, files.has(path) ? "it is written twice" : undefined);
    files.add(path);
  }
  for (const path of files) refuse(path, folders.has(path) ? "it is a file and a folder" : undefined);
}

function whyUnsafe(segment: string): string | undefined {
  if (segment === "") return "it has an empty part";
  if (segment === "." || segment === "..") return "it leads out of the output";
  if (FORBIDDEN.test(segment)) return "it has characters that a file's name must not have";
  if (DEVICE.test(segment)) return "Windows keeps that name for a device";
  if (/[. ]$/u.test(segment)) return "a part ends in a dot or a blank";
  return Buffer.byteLength(segment) > MAX_NAME_BYTES ? "a part is too long" : undefined;
}

/** Two spellings that fold to one would overwrite each other on macOS and Windows. */
function demandOneSpelling(part: string, spellings: Map<string, string>): string | undefined {
  const folded = part.normalize("NFC").toLowerCase();
  const other = spellings.get(folded) ?? part;
  spellings.set(folded, other);
  return other === part ? undefined : `it differs from ${JSON.stringify(other)} by case alone`;
}

function refuse(path: string, cause: string | undefined): void {
  if (cause === undefined) return;
  throw new UserError(`cannot write ${JSON.stringify(path)}: ${cause}; look for the name on the pages`);
}
