import type { Finding } from "../findings/finding.ts";
import type { Level } from "../findings/level.ts";
import type { Location } from "../findings/location.ts";
import { workflowCommand, type WorkflowCommand, type WorkflowProperty } from "./workflow-command.ts";

const COMMANDS: Readonly<Record<Level, WorkflowCommand>> = { error: "error", warning: "warning", info: "notice" };

/** A report as commands of a GitHub workflow, which shows each finding beside its line. */
export function githubReport(findings: readonly Finding[]): string {
  return findings.map(commandOf).join("");
}

function commandOf({ level, ruleId, message, locations }: Finding): string {
  const [first] = locations;
  return workflowCommand(COMMANDS[level], [...(first ? placeOf(first) : []), ["title", ruleId]], message);
}

function placeOf({ file, start, end }: Location): readonly WorkflowProperty[] {
  const lines: readonly WorkflowProperty[] = [
    ["file", file],
    ["line", String(start.line)],
    ["endLine", String(end.line)],
  ];
  // GitHub takes columns only where they are of one line.
  if (start.line !== end.line) return lines;
  return [...lines, ["col", String(start.column)], ["endColumn", String(end.column)]];
}
