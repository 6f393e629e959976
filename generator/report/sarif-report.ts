import type { IdentifiedFinding } from "../findings/identified-finding.ts";
import type { Level } from "../findings/level.ts";
import type { Location } from "../findings/location.ts";
import { fileUri } from "./file-uri.ts";
import type { ReportContext } from "./report-context.ts";
import { sarifLog, type SarifLevel, sarifMessage } from "./sarif-log.ts";

/** Names the way in which fingerprints are made, so that other ways can stand beside it. */
const FINGERPRINT = "ruleAndSubject/v1";

const LEVELS: Readonly<Record<Level, SarifLevel>> = { error: "error", warning: "warning", info: "note" };

/** A report in the Static Analysis Results Interchange Format. */
export function sarifReport(findings: readonly IdentifiedFinding[], { tool, rules }: ReportContext): string {
  const indexes = new Map(rules.map(({ id }, i) => [id, i]));
  return sarifLog(
    tool,
    rules.map((rule) => ({ ...rule, level: LEVELS[rule.level] })),
    findings.map((finding) => result(finding, indexes.get(finding.ruleId))),
  );
}

function result(finding: IdentifiedFinding, ruleIndex: number | undefined): unknown {
  const { ruleId, level, message, locations, fingerprint } = finding;
  const [first, ...others] = locations;
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: LEVELS[level],
    message: sarifMessage(message),
    ...(first && { locations: [{ physicalLocation: physicalLocation(first) }] }),
    ...(others.length > 0 && {
      relatedLocations: others.map((place, i) => ({ id: i, physicalLocation: physicalLocation(place) })),
    }),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
  };
}

function physicalLocation({ file, start, end }: Location): unknown {
  return {
    artifactLocation: { uri: fileUri(file) },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}
