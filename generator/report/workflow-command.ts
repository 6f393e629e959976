import { toPrintable } from "../findings/to-printable.ts";

/** What a workflow shows beside its log. */
export type WorkflowCommand = "error" | "warning" | "notice";

/** A property of a command and its value. */
export type WorkflowProperty = readonly [name: string, value: string];

/** A command of a GitHub workflow, on a line of its own; no text can end the line or begin another property. */
export function workflowCommand(
  command: WorkflowCommand,
  properties: readonly WorkflowProperty[],
  message: string,
): string {
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${command} ${list.join(",")}::${escapeData(message)}\n`;
}

/** What would end the line, or begin an escape, is escaped; what a terminal would act on is spelt out. */
function escapeData(text: string): string {
  return toPrintable(text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A"));
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
