import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";

import { markdownReport } from "../../generator/report/markdown-report.ts";
import { CONTEXT, FINDINGS, HOSTILE } from "./report-input.ts";

test("a part for each page, in it a table for each rule", () => {
  expect(markdownReport(FINDINGS, CONTEXT)).toMatchInlineSnapshot(`
    "# Findings

    3 findings: 1 error, 1 warning, 1 info.

    ## a.yaml

    1 finding: 1 info. Lines are those of \`a.yaml\`.

    ### loud-door (info)

    Checks that doors are quiet. Oil it.

    | Line | Where | Printed | Right |
    | --- | --- | --- | --- |
    | 1:1 |  |  | an entry is loud |

    ## current pt-br site

    [https://x.example/a\\_b](https://x.example/a_b)

    2 findings: 1 error, 1 warning. Lines are those of \`b/pt br.md\`.

    ### twin-door (error)

    Checks that \`doors\` differ. Remove one of \`them\`.

    | Line | Where | Printed | Right |
    | --- | --- | --- | --- |
    | 9:5 | \`open_door\` \`porta\` |  | "porta" stands twice |

    ### odd-door (warning)

    Checks that doors are even. Plane it.

    | Line | Where | Printed | Right |
    | --- | --- | --- | --- |
    | 3:7 | \`open_door\` | \`porta\` | \`door\` |
    "
  `);
});

test("texts of pages stay text", () => {
  const report = markdownReport([HOSTILE], CONTEXT);
  const headings = fromMarkdown(report).children.filter(({ type }) => type === "heading");
  expect(headings).toHaveLength(3);
  const row = report.split("\n").findLast((line) => line.startsWith("|")) ?? "";
  expect(row.match(/(?<!\\)\|/gu)).toHaveLength(5);
  expect(report).not.toMatch(/<b>|<script>|\{\{|\]\(javascript/u);
});

test("nothing found is said", () => {
  expect(markdownReport([], CONTEXT)).toBe("# Findings\n\nNo findings.\n");
});
