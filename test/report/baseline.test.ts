import { expect, test } from "vitest";

import { UserError } from "../../generator/findings/user-error.ts";
import { muteKnown, parseBaseline } from "../../generator/report/baseline.ts";
import { jsonReport } from "../../generator/report/json-report.ts";
import { CONTEXT, IDENTIFIED } from "./report-input.ts";

test("a report in JSON is a baseline: what it lists is left out", () => {
  const known = parseBaseline("known.json", jsonReport(IDENTIFIED, CONTEXT));
  expect(muteKnown(IDENTIFIED, known)).toEqual({ findings: [], muted: 3, stale: [] });
});

test("what is not listed stays; what is listed in vain is told", () => {
  const known = parseBaseline("known.json", jsonReport(IDENTIFIED.slice(0, 2), CONTEXT));
  const result = muteKnown(IDENTIFIED.slice(1), known);
  expect(result.findings.map(({ ruleId }) => ruleId)).toEqual(["loud-door"]);
  expect(result).toMatchObject({ muted: 1, stale: [{ ruleId: "twin-door" }] });
});

test("a list of fingerprints alone is enough, a byte order mark does no harm", () => {
  expect(parseBaseline("known.json", '\uFEFF{ "findings": [{ "fingerprint": "0123456789abcdef" }] }')).toEqual([
    { fingerprint: "0123456789abcdef" },
  ]);
});

test.each([
  ["{", "no JSON"],
  ["null", "no report of findings"],
  ["{}", "findings is not as in a report of findings"],
  ['{ "findings": [{ "fingerprint": "xyz" }] }', "findings.0.fingerprint is not as in a report of findings"],
])("%s is refused", (text, cause) => {
  expect(() => parseBaseline("known.json", text)).toThrow(
    new UserError(`known.json: ${cause}; a baseline is what \`lint --format json\` writes`),
  );
});
