/** What may stand in the path of an address as it is (RFC 3986); a colon in the first part would make it a scheme. */
const ESCAPED = /[^A-Za-z0-9\-._~!$&'()*+,;=@/]/gu;

/** A path that begins at a drive, as Windows has them. */
const DRIVE = /^[A-Za-z]:(?=\/)/u;

/**
 * Writes the path of a file as an address: relative where the path is, else of scheme `file`.
 *
 * @param path with `/` on every system
 * @example fileUri("pages/ação 1.md") // "pages/a%C3%A7%C3%A3o%201.md"
 */
export function fileUri(path: string): string {
  const [drive = ""] = DRIVE.exec(path) ?? [];
  const escaped = drive + path.slice(drive.length).replaceAll(ESCAPED, escapeCharacter);
  if (drive !== "") return `file:///${escaped}`;
  return path.startsWith("/") ? `file://${escaped}` : escaped;
}

/** Half a surrogate pair, which file names may hold, has no bytes to be escaped. */
function escapeCharacter(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? "\uFFFD" : character);
}
