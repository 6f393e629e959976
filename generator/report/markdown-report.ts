import { markdownCode, markdownLink, markdownText } from "../emit/markdown-text.ts";
import { compareLocations } from "../findings/compare-locations.ts";
import type { Finding } from "../findings/finding.ts";
import { compareText } from "../model/compare-text.ts";
import { countText } from "./count-text.ts";
import { groupBy } from "../emit/group-by.ts";
import type { ReportContext } from "./report-context.ts";

/**
 * A report that can be sent to those who write the pages: a part for each page and locale, in it a table for each rule that
 * says in which line what is printed and what is right.
 */
export function markdownReport(findings: readonly Finding[], context: ReportContext): string {
  const pages = [...groupBy(findings, pageOf)].sort(([a], [b]) => compareText(a, b));
  const parts = pages.map(([page, group]) => pagePart(page, group, context));
  return `${["# Findings", sentence(countText(findings)), ...parts].join("\n\n")}\n`;
}

/** What is about no page is told by its file. */
function pageOf({ subject, locations }: Finding): string {
  return subject?.page ?? locations[0]?.file ?? "";
}

function pagePart(page: string, findings: readonly Finding[], { rules, addresses }: ReportContext): string {
  const files = [...new Set(findings.flatMap(({ locations }) => locations[0]?.file ?? []))];
  const address = addresses.get(page);
  const byRule = groupBy(findings, ({ ruleId }) => ruleId);
  const known = rules.filter(({ id }) => byRule.has(id));
  const others = [...byRule.keys()].filter((id) => !known.some((rule) => rule.id === id));
  return [
    `## ${markdownText(page)}`,
    ...(address === undefined ? [] : [markdownLink(address, address)]),
    `${sentence(countText(findings))} Lines are those of ${files.map(markdownCode).join(", ")}.`,
    ...known.flatMap(({ id, level, purpose, explanation }) => [
      `### ${id} (${level})`,
      `${purpose} ${explanation}`,
      table(byRule.get(id) ?? []),
    ]),
    ...others.flatMap((id) => [`### ${markdownText(id)}`, table(byRule.get(id) ?? [])]),
  ].join("\n\n");
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const COLUMNS = ["Line", "Where", "Printed", "Right"] as const;

function table(findings: readonly Finding[]): string {
  const rows = findings.toSorted((a, b) => compareLocations(a.locations[0], b.locations[0])).map(cellsOf);
  return [COLUMNS, COLUMNS.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cellsOf({ message, locations, subject = {} }: Finding): readonly string[] {
  const [first] = locations;
  const { event, attribute, printed, expected } = subject;
  const where = [event, attribute].filter((name) => name !== undefined && name !== printed);
  return [
    first === undefined ? "" : `${first.start.line}:${first.start.column}`,
    where.map((name) => markdownCode(name ?? "")).join(" "),
    printed === undefined ? "" : markdownCode(printed),
    printed === undefined || expected === undefined ? markdownText(message) : markdownCode(expected),
  ];
}
