import { isHexDigit } from "./digits.ts";

const DASH = 0x2d;
const LENGTH = 36;
const PREFIX = "urn:uuid:";

/** True for a UUID in either case, with `urn:uuid:` before it or not. Version and variant may be any. */
export function isUuid(text: string): boolean {
  const start = text.length - LENGTH;
  return (start === 0 || hasPrefix(text, start)) && isPlainUuid(text, start);
}

const hasPrefix = (text: string, start: number): boolean =>
  start === PREFIX.length && text.slice(0, start).toLowerCase() === PREFIX;

const isPlainUuid = (text: string, start: number): boolean =>
  areHexDigits(text, start, start + 8) &&
  text.charCodeAt(start + 8) === DASH &&
  areHexDigits(text, start + 9, start + 13) &&
  text.charCodeAt(start + 13) === DASH &&
  areHexDigits(text, start + 14, start + 18) &&
  text.charCodeAt(start + 18) === DASH &&
  areHexDigits(text, start + 19, start + 23) &&
  text.charCodeAt(start + 23) === DASH &&
  areHexDigits(text, start + 24, start + LENGTH);

function areHexDigits(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (!isHexDigit(text.charCodeAt(at))) return false;
  return true;
}
