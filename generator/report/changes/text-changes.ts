import type { JudgedChange } from "../../diff/judged-change.ts";
import { groupBy } from "../../emit/group-by.ts";
import { toPrintable } from "../../findings/to-printable.ts";
import { compareText } from "../../model/compare-text.ts";
import { SCOPES } from "../../model/model.ts";
import { compareChangeLevels } from "./change-levels.ts";
import { type ChangeGroup, groupChanges } from "./change-group.ts";
import type { ChangesContext, Side } from "./changes-context.ts";
import { groupNames, groupSentence, kindCounts, splitDocsOnly } from "./group-sentence.ts";
import { summarySentence } from "./summary-sentence.ts";

const WORDING = { code: (text: string): string => text, arrow: "->" };

/**
 * A report for people at a terminal: how many changes there are and by how much a version has to grow; then event by event,
 * the worst first, what was and what is. What is the same in several events stands once; what changes only the docs is
 * counted, unless it is all there is.
 */
export function textChanges(changes: readonly JudgedChange[], context: ChangesContext): string {
  const { told, counted } = splitDocsOnly(groupChanges(changes));
  const blocks = [...groupBy(told, headingOf)].sort(compareBlocks).map(([heading, groups]) => blockOf(heading, groups));
  return `${[
    headOf(changes, context),
    ...blocks,
    ...(counted.length === 0 ? [] : [`docs-only: ${kindCounts(counted)}`]),
  ].join("\n\n")}\n`;
}

function headOf(changes: readonly JudgedChange[], context: ChangesContext): string {
  const { from, to, promises, verdict } = context;
  const between = `from ${sideText(from)} to ${sideText(to)}`;
  const bumps = promises.map((promise) => `${promise} ${verdict[promise]}`).join(", ");
  return `${printable(summarySentence(changes, between, context))}\n${bumps}`;
}

/** @example "current 0123456789ab (git:v1)" */
const sideText = ({ release, id, given = release }: Side): string =>
  given === release ? `${release} ${id}` : `${release} ${id} (${given})`;

function headingOf({ place: { scope, event, attribute }, events }: ChangeGroup): string {
  if (events.length > 1) return `${scope}, in several events`;
  if (event !== undefined) return `${scope} ${event}`;
  return attribute === undefined ? scope : `${scope}, in every event`;
}

type Block = readonly [heading: string, groups: readonly [ChangeGroup, ...ChangeGroup[]]];

/** By the worst change; then by scope, what is about more events first; then by name. */
function compareBlocks([, a]: Block, [, b]: Block): number {
  return compareChangeLevels(worstOf(a), worstOf(b)) || comparePlaces(a[0], b[0]);
}

function comparePlaces(a: ChangeGroup, b: ChangeGroup): number {
  const breadth = ({ place, events }: ChangeGroup): number =>
    place.event === undefined ? 0 : events.length > 1 ? 1 : 2;
  return (
    SCOPES.indexOf(a.place.scope) - SCOPES.indexOf(b.place.scope) ||
    breadth(a) - breadth(b) ||
    compareText(a.place.event ?? "", b.place.event ?? "")
  );
}

function worstOf(groups: readonly [ChangeGroup, ...ChangeGroup[]]): ChangeGroup["level"] {
  return groups.map(({ level }) => level).reduce((a, b) => (compareChangeLevels(a, b) <= 0 ? a : b));
}

function blockOf(heading: string, groups: readonly ChangeGroup[]): string {
  const sorted = groups.toSorted(
    (a, b) => compareChangeLevels(a.level, b.level) || compareText(groupNames(a).join(" "), groupNames(b).join(" ")),
  );
  const width = Math.max(...sorted.map(({ level }) => level.length));
  return [printable(heading), ...sorted.map((group) => printable(lineOf(group, width)))].join("\n");
}

function lineOf(group: ChangeGroup, width: number): string {
  const { level, rule, events } = group;
  const names = groupNames(group).join(" ");
  const many = events.length > 1 ? `, in ${events.length} events` : "";
  return `  ${level.padEnd(width)}  ${names}${names === "" ? "" : ": "}${groupSentence(group, WORDING)}${many}  [${rule.id}]`;
}

const printable = (line: string): string => toPrintable(line.replaceAll(/[\n\t]/gu, " "));
