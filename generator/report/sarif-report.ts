import type { IdentifiedFinding } from "../findings/identified-finding.ts";
import type { Level } from "../findings/level.ts";
import type { Location } from "../findings/location.ts";
import type { RuleDescription } from "../findings/rule-description.ts";
import { fileUri } from "./file-uri.ts";
import type { ReportContext } from "./report-context.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** Names the way in which fingerprints are made, so that other ways can stand beside it. */
const FINGERPRINT = "ruleAndSubject/v1";

const LEVELS: Readonly<Record<Level, string>> = { error: "error", warning: "warning", info: "note" };

/** A report in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS). */
export function sarifReport(findings: readonly IdentifiedFinding[], { tool, rules }: ReportContext): string {
  const indexes = new Map(rules.map(({ id }, i) => [id, i]));
  const run = {
    tool: { driver: { name: tool.name, semanticVersion: tool.version, rules: rules.map(ruleDescriptor) } },
    columnKind: "utf16CodeUnits",
    results: findings.map((finding) => result(finding, indexes.get(finding.ruleId))),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [run] }, undefined, 2)}\n`;
}

function ruleDescriptor({ id, level, purpose, explanation }: RuleDescription): unknown {
  return {
    id,
    shortDescription: { text: plain(purpose) },
    help: { text: plain(explanation), markdown: explanation },
    defaultConfiguration: { level: LEVELS[level] },
  };
}

/** Markdown of ours without its marks: code spans are all it has. */
function plain(markdown: string): string {
  return markdown.replaceAll("`", "");
}

function result(finding: IdentifiedFinding, ruleIndex: number | undefined): unknown {
  const { ruleId, level, message, locations, fingerprint } = finding;
  const [first, ...others] = locations;
  return {
    ruleId,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: LEVELS[level],
    message: { text: messageText(message) },
    ...(first && { locations: [{ physicalLocation: physicalLocation(first) }] }),
    ...(others.length > 0 && {
      relatedLocations: others.map((place, i) => ({ id: i, physicalLocation: physicalLocation(place) })),
    }),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
  };
}

/** Messages may hold links, `[text](address)`: text of a page must not become one. */
function messageText(message: string): string {
  return message.replaceAll(/[[\]]/gu, (bracket) => `\\${bracket}`);
}

function physicalLocation({ file, start, end }: Location): unknown {
  return {
    artifactLocation: { uri: fileUri(file) },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}
