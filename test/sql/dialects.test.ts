import { expect, test } from "vitest";

import { DIALECTS } from "../../generator/sql/dialects.ts";

test("dialects come in the order of the contract, each once", () => {
  const names = DIALECTS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].toSorted());
});

test.each(DIALECTS)("$name quotes what would end a name or a text", ({ quoteIdentifier, quoteLiteral }) => {
  expect(quoteIdentifier('a"b')).toBe('"a""b"');
  expect(quoteLiteral("it's; --")).toBe("'it''s; --'");
});

test.each(DIALECTS)("$name refuses NUL, at which a statement could be cut", ({ quoteIdentifier, quoteLiteral }) => {
  expect(() => quoteIdentifier("a\0b")).toThrow(/"a\\u0000b" holds a NUL character/);
  expect(() => quoteLiteral("a\0b")).toThrow(/"a\\u0000b" holds a NUL character/);
});

test.each(DIALECTS)("the notes of $name stay in the comment they are written into", ({ notes }) => {
  expect(notes.filter((note) => /[\n\r\u2028\u2029]/u.test(note))).toEqual([]);
});
