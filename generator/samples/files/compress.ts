import { gzipSync } from "node:zlib";

/** How the bytes of a file are packed. `gzip-members`: two members in a row, with the cut anywhere, also within a line. */
export type Compression = "none" | "gzip" | "gzip-members";

/** Where the header of a gzip member names the system that made it (RFC 1952, section 2.3.1), and what says: unknown. */
const SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

/** The bytes of a file, the same on each system that has the same version of zlib. */
export function compress(bytes: Buffer, compression: Compression): Buffer {
  if (compression === "none") return bytes;
  if (compression === "gzip") return gzipMember(bytes);
  const middle = Math.floor(bytes.length / 2);
  return Buffer.concat([gzipMember(bytes.subarray(0, middle)), gzipMember(bytes.subarray(middle))]);
}

function gzipMember(bytes: Buffer): Buffer {
  const member = gzipSync(bytes);
  member[SYSTEM_AT] = UNKNOWN_SYSTEM;
  return member;
}
