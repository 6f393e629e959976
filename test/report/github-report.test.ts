import { expect, test } from "vitest";

import { githubReport } from "../../generator/report/github-report.ts";
import { FINDINGS, HOSTILE } from "./report-input.ts";

test("each finding is a command", () => {
  expect(githubReport(FINDINGS)).toBe(
    [
      '::error file=b/pt br.md,line=9,endLine=9,col=5,endColumn=9,title=twin-door::"porta" stands twice\n',
      '::warning file=b/pt br.md,line=3,endLine=3,col=7,endColumn=12,title=odd-door::"porta" stands for `door`\n',
      "::notice file=a.yaml,line=1,endLine=1,col=1,endColumn=1,title=loud-door::an entry is loud\n",
    ].join(""),
  );
});

test("a text neither ends its line nor begins a property or an escape", () => {
  expect(githubReport([HOSTILE])).toBe(
    "::warning file=d%2Ce%3Af%25%0A<i>.md,line=1,endLine=3,title=odd-door::" +
      "a\\u001b[31m%0D%0A::error::x | <b> `c` [l](javascript:x) 100%25 ]]> \\u202e\ufffe\ud800\n",
  );
});

test("nothing found is nothing told", () => {
  expect(githubReport([])).toBe("");
});
