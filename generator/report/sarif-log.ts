import { toPrintable } from "../findings/to-printable.ts";
import { jsonText } from "./json-text.ts";
import type { ReportContext } from "./report-context.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** The levels of SARIF that reports of ours use. */
export type SarifLevel = "error" | "warning" | "note";

/** A rule as a log in SARIF describes it; purpose and explanation are Markdown of ours. */
export interface SarifRule {
  readonly id: string;
  readonly level: SarifLevel;
  readonly purpose: string;
  readonly explanation: string;
}

/** One run as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS). */
export function sarifLog(
  tool: ReportContext["tool"],
  rules: readonly SarifRule[],
  results: readonly unknown[],
): string {
  const run = {
    tool: { driver: { name: tool.name, semanticVersion: tool.version, rules: rules.map(ruleDescriptor) } },
    columnKind: "utf16CodeUnits",
    results,
  };
  return jsonText({ $schema: SCHEMA, version: "2.1.0", runs: [run] });
}

function ruleDescriptor({ id, level, purpose, explanation }: SarifRule): unknown {
  return {
    id,
    shortDescription: { text: plain(purpose) },
    help: { text: plain(explanation), markdown: explanation },
    defaultConfiguration: { level },
  };
}

/** Markdown of ours without its marks: code spans are all it has. */
function plain(markdown: string): string {
  return markdown.replaceAll("`", "");
}

/** Messages may hold links, `[text](address)`: text of a page must not become one. */
export function sarifMessage(message: string): { readonly text: string } {
  return { text: toPrintable(message).replaceAll(/[[\]]/gu, (bracket) => `\\${bracket}`) };
}
