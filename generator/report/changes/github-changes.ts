import type { ChangeLevel } from "../../diff/change-level.ts";
import { changeMessage } from "../../diff/change-message.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import { workflowCommand, type WorkflowCommand } from "../workflow-command.ts";
import { type ChangeGroup, groupChanges } from "./change-group.ts";
import { worstFirst } from "./change-levels.ts";
import { kindCounts, splitDocsOnly } from "./group-sentence.ts";

const COMMANDS: { readonly [L in ChangeLevel]: WorkflowCommand } = {
  breaking: "error",
  dangerous: "warning",
  compatible: "notice",
  "docs-only": "notice",
};

/** A report as commands of a GitHub workflow: one for all changes that are the same but for the event. */
export function githubChanges(changes: readonly JudgedChange[]): string {
  const { told, counted } = splitDocsOnly(groupChanges(worstFirst(changes)));
  const commands = told.map((group) =>
    workflowCommand(COMMANDS[group.level], [["title", group.rule.id]], messageOf(group)),
  );
  const rest = counted.length === 0 ? "" : workflowCommand("notice", [["title", "docs-only"]], kindCounts(counted));
  return commands.join("") + rest;
}

/** The message of one change, told of all events in which it is the same. */
export function messageOf({ changes, events, place }: ChangeGroup): string {
  const [{ change, message }] = changes;
  if (events.length < 2) return message;
  if (place.attribute === undefined) return `${message} (and in ${events.length - 1} more events)`;
  return changeMessage(change, `In ${events.length} ${place.scope} events`);
}
