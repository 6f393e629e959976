import { CHANGE_LEVELS, type ChangeLevel } from "../../diff/change-level.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import { markdownCode } from "../../emit/markdown-text.ts";
import { type ChangeGroup, groupChanges } from "./change-group.ts";
import type { ChangesContext, Side } from "./changes-context.ts";
import { groupNames, groupSentence, kindCounts, splitDocsOnly } from "./group-sentence.ts";
import { summarySentence } from "./summary-sentence.ts";
import { isCount } from "./value-text.ts";

/** What is asked of the Markdown beside the changes. */
export type MarkdownChangesContext = Pick<ChangesContext, "from" | "to" | "promises" | "verdict"> &
  Partial<Pick<ChangesContext, "leftOut">>;

const TITLES: { readonly [L in ChangeLevel]: string } = {
  breaking: "Breaking",
  dangerous: "Dangerous",
  compatible: "Compatible",
  "docs-only": "Docs only",
};

/** What is counted is no name. */
const WORDING = { code: (text: string): string => (isCount(text) ? text : markdownCode(text)), arrow: "→" };

/**
 * A changelog to paste: the summary, by how much a version has to grow, and the changes level by level, the worst first.
 * What is the same in several events stands once; what changes only the docs is counted, unless it is all there is.
 *
 * @param heading how deep it is, and what it says where that is not which releases are compared; Markdown
 */
export function markdownChanges(
  changes: readonly JudgedChange[],
  context: MarkdownChangesContext,
  heading: { readonly depth: number; readonly title?: string } = { depth: 1 },
): string {
  const { told, counted } = splitDocsOnly(groupChanges(changes));
  const { from, to, promises, verdict } = context;
  const { depth, title = `Changes from ${sideText(from)} to ${sideText(to)}` } = heading;
  const between = `from model ${markdownCode(from.id)} to ${markdownCode(to.id)}`;
  const summary = `${upperFirst(summarySentence(changes, between, context))}.`;
  const bumps = promises.map((promise) => `${promise} ${verdict[promise]}`).join(", ");
  const parts = [
    `${"#".repeat(depth)} ${title}`,
    summary,
    ...(changes.length === 0 ? [] : [`Version bumps: ${bumps}.`]),
    ...CHANGE_LEVELS.flatMap((level) => levelPart(level, told, depth + 1)),
    ...(counted.length === 0 ? [] : [`${levelHeading("docs-only", depth + 1)}\n\n${upperFirst(kindCounts(counted))}.`]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** @example "`current` (`git:v1`)" */
const sideText = ({ release, given = release }: Side): string =>
  given === release ? markdownCode(release) : `${markdownCode(release)} (${markdownCode(given)})`;

function levelPart(level: ChangeLevel, groups: readonly ChangeGroup[], depth: number): readonly string[] {
  const own = groups.filter((group) => group.level === level);
  return own.length === 0 ? [] : [`${levelHeading(level, depth)}\n\n${own.map(item).join("\n")}`];
}

const levelHeading = (level: ChangeLevel, depth: number): string => `${"#".repeat(depth)} ${TITLES[level]}`;

function item(group: ChangeGroup): string {
  const names = groupNames(group).map(markdownCode).join(" ");
  return `- ${placeText(group)}${names === "" ? "" : `, ${names}`}: ${groupSentence(group, WORDING)} (${markdownCode(group.rule.id)})`;
}

function placeText({ place: { scope, event, attribute }, events }: ChangeGroup): string {
  if (events.length > 1) return `${events.length} ${scope} events`;
  if (event !== undefined) return `${scope} ${markdownCode(event)}`;
  return attribute === undefined ? scope : `every ${scope} event`;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
