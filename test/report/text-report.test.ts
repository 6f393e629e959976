import { expect, test } from "vitest";

import { textReport } from "../../generator/report/text-report.ts";
import { at, FINDINGS, HOSTILE } from "./report-input.ts";

test("findings are told by file, the worst first, with their number at the end", () => {
  expect(textReport(FINDINGS)).toMatchInlineSnapshot(`
    "a.yaml:1:1 info loud-door an entry is loud

    b/pt br.md:9:5 error twin-door "porta" stands twice
    b/pt br.md:3:7 warning odd-door "porta" stands for \`door\`

    3 findings: 1 error, 1 warning, 1 info
    "
  `);
});

test("of one level those further up go first", () => {
  const findings = [9, 2].map((line) => ({ ...HOSTILE, message: "odd", locations: [at("a.md", line, 1)] }));
  expect(textReport(findings)).toBe(
    "a.md:2:1 warning odd-door odd\na.md:9:1 warning odd-door odd\n\n2 findings: 2 warnings\n",
  );
});

test("nothing found is said", () => {
  expect(textReport([])).toBe("no findings\n");
});

test("a finding is one line without what a terminal would act on", () => {
  const text = textReport([HOSTILE]);
  expect(text.split("\n")).toHaveLength(4);
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u);
});
