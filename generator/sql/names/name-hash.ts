import { createHash } from "node:crypto";

const HASH_LENGTH = 8;

/**
 * Marks a name that would not be unique, or not whole, by 8 hex digits over what it stands for: the same in every
 * release, whatever else the release has.
 *
 * @param plain - The name without its mark; cut where the mark would make it too long.
 * @param key - What the name stands for, exact to the letter.
 * @param maximumLength - The longest name allowed, in characters.
 * @example withNameHash("username", "username") // "username_16f78a7d"
 */
export function withNameHash(plain: string, key: string, maximumLength: number = Infinity): string {
  const hash = createHash("sha256").update(key).digest("hex").slice(0, HASH_LENGTH);
  return `${plain.slice(0, maximumLength - HASH_LENGTH - 1)}_${hash}`;
}
