import type { Finding } from "../findings/finding.ts";
import type { Level } from "../findings/level.ts";
import type { Location } from "../findings/location.ts";
import { toPrintable } from "../findings/to-printable.ts";

const COMMANDS: Readonly<Record<Level, string>> = { error: "error", warning: "warning", info: "notice" };

/** A report as commands of a GitHub workflow, which shows each finding beside its line. */
export function githubReport(findings: readonly Finding[]): string {
  return findings.map((finding) => `${commandOf(finding)}\n`).join("");
}

function commandOf({ level, ruleId, message, locations }: Finding): string {
  const [first] = locations;
  const properties = [...(first ? placeOf(first) : []), ["title", ruleId] as const];
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${COMMANDS[level]} ${list.join(",")}::${escapeData(message)}`;
}

type Property = readonly [name: string, value: string];

function placeOf({ file, start, end }: Location): readonly Property[] {
  const lines: readonly Property[] = [
    ["file", file],
    ["line", String(start.line)],
    ["endLine", String(end.line)],
  ];
  // GitHub takes columns only where they are of one line.
  if (start.line !== end.line) return lines;
  return [...lines, ["col", String(start.column)], ["endColumn", String(end.column)]];
}

/** What would end the line, or begin an escape, is escaped; what a terminal would act on is spelt out. */
function escapeData(text: string): string {
  return toPrintable(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
