import type { IdentifiedFinding } from "../findings/identified-finding.ts";
import type { Format } from "./formats.ts";
import { githubReport } from "./github-report.ts";
import { jsonReport } from "./json-report.ts";
import { junitReport } from "./junit-report.ts";
import { markdownReport } from "./markdown-report.ts";
import type { ReportContext } from "./report-context.ts";
import { sarifReport } from "./sarif-report.ts";
import { textReport } from "./text-report.ts";

type Reporter = (findings: readonly IdentifiedFinding[], context: ReportContext) => string;

const REPORTERS: Readonly<Record<Format, Reporter>> = {
  text: textReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
  junit: junitReport,
  markdown: markdownReport,
};

/**
 * Writes findings in a format. The same findings give the same bytes: no report holds a time.
 *
 * @param findings in the order of the rules, then of their places
 * @returns text with a final newline; empty for `github` where there is nothing to tell
 */
export function reportFindings(findings: readonly IdentifiedFinding[], format: Format, context: ReportContext): string {
  return REPORTERS[format](findings, context);
}
