import { isHexDigit } from "./digits.ts";
import { isIpLiteral } from "./is-ip-literal.ts";

const HASH = 0x23;
const PERCENT = 0x25;
const QUESTION_MARK = 0x3f;
const OPENING_BRACKET = 0x5b;

/** What stands for itself in a path, a query and a fragment, as ajv-formats has it: RFC 3986 lacks the quotation mark. */
const PLAIN = new Set(
  Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'\"()*+,;=:@/", (character) =>
    character.charCodeAt(0),
  ),
);

/** What may stand before the address in brackets: scheme, slashes, user. */
const BEFORE_ADDRESS = /^(?:[a-z][a-z0-9+\-.]*:)?\/?\/(?:(?:[\w\-.~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?$/i;
const AFTER_ADDRESS = /^(?::\d*)?(?:[/?#]|$)/;

/**
 * True for a URI, or a part of one that leaves out scheme and host, as ajv-formats takes it. Records may hold a path
 * alone. As a path may hold colons and double slashes, characters decide, but for an IP address in brackets.
 */
export function isUriReference(text: string): boolean {
  let isPath = true;
  let isFragment = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (PLAIN.has(code)) continue;
    if (code === PERCENT && isHexDigit(text.charCodeAt(at + 1)) && isHexDigit(text.charCodeAt(at + 2))) at += 2;
    else if (code === QUESTION_MARK) isPath = false;
    else if (code === HASH && !isFragment) {
      isPath = false;
      isFragment = true;
    } else if (code === OPENING_BRACKET && isPath) {
      const end = endOfAddress(text, at);
      if (end < 0) return false;
      at = end;
    } else return false;
  }
  return true;
}

/** The place of the bracket that ends an IP address, or -1 where there is none or it stands in no right place. */
function endOfAddress(text: string, start: number): number {
  const end = text.indexOf("]", start);
  if (end < 0 || !BEFORE_ADDRESS.test(text.slice(0, start)) || !AFTER_ADDRESS.test(text.slice(end + 1))) return -1;
  return isIpLiteral(text.slice(start + 1, end)) ? end : -1;
}
