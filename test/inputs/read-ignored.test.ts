import { expect, test } from "vitest";

import { readIgnored } from "../../generator/inputs/read-ignored.ts";

test("a change by its fingerprint, and changes by patterns", () => {
  const text = `- fingerprint: 0123456789abcdef
  reason: Nobody reads it.
- rule: attribute-*
  event: hist_*
  reason: They go away.
  expires: 2027-01-31
`;
  expect(readIgnored("i.yaml", text)).toEqual([
    {
      fingerprint: "0123456789abcdef",
      reason: "Nobody reads it.",
      location: { file: "i.yaml", start: { line: 1, column: 3 }, end: { line: 3, column: 1 } },
    },
    {
      rule: "attribute-*",
      event: "hist_*",
      reason: "They go away.",
      expires: "2027-01-31",
      location: { file: "i.yaml", start: { line: 3, column: 3 }, end: { line: 7, column: 1 } },
    },
  ]);
  expect(readIgnored("i.yaml", "")).toEqual([]);
});

const WHAT = "say what is ignored: either `fingerprint`, or at least one of rule, scope, event, attribute";

test.each([
  ["- reason: x", `i.yaml:1:3: ${WHAT}`],
  ["- fingerprint: 0123456789abcdef\n  rule: a\n  reason: x", `i.yaml:1:3: ${WHAT}`],
  ["- rule: a", 'i.yaml:1:3: the key "reason" is missing'],
  ["- rule: a\n  reason: ''", "i.yaml:2:11: expected a text, found an empty one"],
  ["- fingerprint: abc\n  reason: x", "i.yaml:1:16: expected the fingerprint of a change, 16 hex digits"],
  [
    "- fingerprint: 1234567890123456\n  reason: x",
    "i.yaml:1:16: expected a text, found 1234567890123456; put it in quotes",
  ],
  ["- rule: a\n  reason: x\n  expires: tomorrow", "i.yaml:3:12: expected a day such as 2027-01-31"],
  ["- rule: a\n  reason: x\n  expires: 2027-02-30", "i.yaml:3:12: no such day"],
  ["- rule: a\n  reason: x\n  until: 2027-02-28", 'i.yaml:3:3: unknown key "until"'],
])("%j is refused", (text, message) => {
  expect(() => readIgnored("i.yaml", text)).toThrow(message);
});
