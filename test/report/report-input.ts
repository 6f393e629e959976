import type { Finding } from "../../generator/findings/finding.ts";
import { type IdentifiedFinding, identifyFindings } from "../../generator/findings/identified-finding.ts";
import type { Location } from "../../generator/findings/location.ts";
import type { ReportContext } from "../../generator/report/report-context.ts";

/** A place of one line. */
export function at(file: string, line: number, column: number, length = 4): Location {
  return { file, start: { line, column }, end: { line, column: column + length } };
}

export const CONTEXT: ReportContext = {
  tool: { name: "activity-log-schema", version: "1.2.3" },
  rules: [
    { id: "twin-door", level: "error", purpose: "Checks that `doors` differ.", explanation: "Remove one of `them`." },
    { id: "odd-door", level: "warning", purpose: "Checks that doors are even.", explanation: "Plane it." },
    { id: "loud-door", level: "info", purpose: "Checks that doors are quiet.", explanation: "Oil it." },
  ],
  failOn: "error",
  addresses: new Map([["current pt-br site", "https://x.example/a_b"]]),
};

const page = "current pt-br site";

export const FINDINGS: readonly Finding[] = [
  {
    ruleId: "twin-door",
    level: "error",
    message: '"porta" stands twice',
    locations: [at("b/pt br.md", 9, 5), at("b/pt br.md", 2, 1)],
    subject: { page, event: "open_door", attribute: "porta" },
  },
  {
    ruleId: "odd-door",
    level: "warning",
    message: '"porta" stands for `door`',
    locations: [at("b/pt br.md", 3, 7, 5)],
    subject: { page, event: "open_door", attribute: "porta", printed: "porta", expected: "door" },
  },
  { ruleId: "loud-door", level: "info", message: "an entry is loud", locations: [at("a.yaml", 1, 1, 0)] },
];

/** A finding whose texts try to break out of every format. */
export const HOSTILE: Finding = {
  ruleId: "odd-door",
  level: "warning",
  message: "a\u001b[31m\r\n::error::x | <b> `c` [l](javascript:x) 100% ]]> \u202e\ufffe\ud800",
  locations: [{ file: "d,e:f%\n<i>.md", start: { line: 1, column: 2 }, end: { line: 3, column: 4 } }],
  subject: { page: "p\n# q <b>", event: "a|b`\n", printed: "<script>|`\n", expected: "{{x}}" },
};

export const IDENTIFIED: readonly IdentifiedFinding[] = identifyFindings(FINDINGS);
export const IDENTIFIED_HOSTILE: readonly IdentifiedFinding[] = identifyFindings([HOSTILE]);
