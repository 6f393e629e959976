import type { IdentifiedFinding } from "../findings/identified-finding.ts";
import { countLevels, type Level } from "../findings/level.ts";
import type { Location } from "../findings/location.ts";
import type { Subject } from "../findings/subject.ts";
import type { ReportContext } from "./report-context.ts";

/** The version of the shape below; it changes where a field leaves or changes its meaning, not where one comes. */
export const JSON_REPORT_VERSION = 1;

/** What `--format json` writes. Fields that do not apply are left out. */
export interface JsonReport {
  readonly version: typeof JSON_REPORT_VERSION;
  readonly tool: ReportContext["tool"];
  /** How many findings there are of each level. */
  readonly counts: { readonly [L in Level]: number };
  readonly findings: readonly JsonFinding[];
}

/** A finding; those of a rule stand together, in the order of their places. */
export interface JsonFinding {
  readonly ruleId: string;
  readonly level: Level;
  readonly message: string;
  /** The same in every run until the fault is mended: a report is a baseline for later runs. */
  readonly fingerprint: string;
  readonly subject?: Subject;
  /** Lines and columns from 1, in UTF-16 units; the end is the position after the last character. */
  readonly locations: readonly Location[];
}

/** A report for programs, in a shape of our own that stays. */
export function jsonReport(findings: readonly IdentifiedFinding[], { tool }: ReportContext): string {
  const report: JsonReport = {
    version: JSON_REPORT_VERSION,
    tool,
    counts: countLevels(findings),
    findings: findings.map(jsonFinding),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}

function jsonFinding({ ruleId, level, message, fingerprint, subject, locations }: IdentifiedFinding): JsonFinding {
  return { ruleId, level, message, fingerprint, ...(subject && { subject }), locations };
}
