import { fullFormats } from "ajv-formats/dist/formats.js";
import fc from "fast-check";
import { expect, test } from "vitest";

import { FORMATS } from "../../generator/check/formats/formats.ts";
import type { FormatName as AnyFormat } from "../../generator/check/check-tables.ts";

/** The formats that JSON Schema has. */
type FormatName = Exclude<AnyFormat, "ip" | "json">;

const is = (format: FormatName, text: string): boolean => FORMATS[format].test(text);

function ajvTakes(format: FormatName, text: string): boolean {
  const definition: unknown = fullFormats[format];
  if (definition instanceof RegExp) return definition.test(text);
  return (definition as { validate: (text: string) => boolean }).validate(text);
}

test.each([
  "2026-12-31T23:59:59Z",
  "2026-12-31T23:59:59.123Z",
  "2026-12-31T23:59:59.123456Z",
  "2026-12-31T23:59:59.999999999Z",
  "2026-12-31T23:59:59.9999999999999Z",
  "2026-12-31t23:59:59z",
  "2024-02-29T00:00:00+05:30",
  "2016-12-31T23:59:60Z",
  "2016-12-31T23:59:60.5Z",
  "2017-01-01T05:29:60+05:30",
  "2016-12-31T15:59:60-08:00",
])("%s is a date-time", (text) => {
  expect(is("date-time", text)).toBe(true);
  expect(ajvTakes("date-time", text)).toBe(true);
});

test.each([
  "",
  "2026-12-31",
  "2026-12-31T23:59:59",
  "2026-12-31T23:59:59.Z",
  "2026-12-31T23:59:59Z ",
  "2026-12-31T23:59:59ZZ",
  "2026-13-01T00:00:00Z",
  "2026-00-01T00:00:00Z",
  "2026-02-29T00:00:00Z",
  "2100-02-29T00:00:00Z",
  "2026-04-31T00:00:00Z",
  "2026-01-01T24:00:00Z",
  "2026-01-01T00:60:00Z",
  "2016-12-31T23:58:60Z",
  "2016-12-31T23:59:61Z",
  "2026-01-01T00:00:00+24:00",
  "2026-1-1T0:0:0Z",
  "２026-01-01T00:00:00Z",
])("%j is no date-time", (text) => {
  expect(is("date-time", text)).toBe(false);
  expect(ajvTakes("date-time", text)).toBe(false);
});

test.each(["2026-12-31 23:59:59Z", "2026-12-31T23:59:59+0000", "2026-12-31T23:59:59+00", "2026-12-31T24:59:00+01:00"])(
  "ajv-formats takes %j for a date-time, RFC 3339 does not",
  (text) => {
    expect(is("date-time", text)).toBe(false);
    expect(ajvTakes("date-time", text)).toBe(true);
  },
);

const pick = (characters: string, maxLength = 8) =>
  fc.array(fc.constantFrom(...Array.from(characters)), { maxLength }).map((list) => list.join(""));

const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((list) => list.join(""));
const digits = (max: number) => fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, "0"));

const ALIKE: { readonly [F in FormatName]: fc.Arbitrary<string> } = {
  "date-time": join(
    fc.constantFrom("19", "20"),
    fc.constantFrom("00", "23", "24"),
    fc.constant("-"),
    digits(13),
    fc.constant("-"),
    digits(32),
    fc.constantFrom("T", "t", "x"),
    digits(23),
    fc.constant(":"),
    digits(59),
    fc.constant(":"),
    digits(62),
    fc.constantFrom("", ".", ".1", ".123456789"),
    fc.oneof(
      fc.constantFrom("Z", "z", "", "Zz"),
      join(fc.constantFrom("+", "-"), digits(24), fc.constant(":"), digits(60)),
    ),
  ),
  uuid: fc.oneof(
    fc.uuid(),
    fc.uuid().map((text) => `URN:uuid:${text.toUpperCase()}`),
    fc
      .tuple(fc.uuid(), fc.nat(36), fc.constantFrom("", "-", "g", "G", "é", "0"))
      .map(([text, at, inserted]) => text.slice(0, at) + inserted + text.slice(at + 1)),
  ),
  email: fc.oneof(fc.emailAddress(), join(pick("aZ0._-+`'"), fc.constantFrom("@", "@@", ""), pick("aZ0.-_", 12))),
  "uri-reference": fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    pick("aZ0:/?#[]@!%2f\"' <>\\^`{|}é.~", 14),
    join(
      fc.constantFrom("", "a:", "http:", "1:"),
      fc.constantFrom("", "/", "//"),
      fc.constantFrom("", "u@", "u:p@"),
      fc.constant("["),
      fc.oneof(
        fc.ipV6(),
        pick("0af1:.", 12),
        fc.constantFrom("v1.a", "v.a", "::", "::1.2.3.4", "1::1.2.3.4.5", "1:::2"),
      ),
      fc.constantFrom("]", ""),
      fc.constantFrom("", ":", ":80", ":8a", "/", "/a:b", "?q", "#f", "x"),
    ),
  ),
};

test.each(Object.keys(ALIKE) as FormatName[])("%s: the same verdict as ajv-formats", (format) => {
  fc.assert(
    fc.property(fc.oneof(ALIKE[format], fc.string()), (text) => {
      // Where the two differ on purpose: hours and minutes that only an offset makes up for.
      fc.pre(format !== "date-time" || !/^[^Tt]*\s/.test(text));
      expect(is(format, text)).toBe(ajvTakes(format, text));
    }),
    { numRuns: 5000, seed: 5 },
  );
});
