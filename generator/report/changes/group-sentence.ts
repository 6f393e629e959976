import { KIND_WORDS } from "./kind-words.ts";
import type { ChangeGroup } from "./change-group.ts";
import { groupBy } from "../../emit/group-by.ts";
import { wireText } from "./value-text.ts";

/** How what is not ours is written in one kind of text. */
export interface ChangeWording {
  /** A name, or what stands before or after. */
  readonly code: (text: string) => string;
  readonly arrow: string;
}

/**
 * What a group says, without its place.
 *
 * @example "type integer -> string"
 * @example "attribute added (string)"
 */
export function groupSentence({ what, before, after, likely }: ChangeGroup, { code, arrow }: ChangeWording): string {
  const sure =
    likely === undefined ? "" : ` (likely: ${likely.confidence.toFixed(2)}, by ${likely.by.map(code).join(", ")})`;
  if (before === undefined) return `${what} added (${code(after ?? "")})${sure}`;
  if (after === undefined) return `${what} removed (${code(before)})${sure}`;
  return `${what} ${code(before)} ${arrow} ${code(after)}${sure}`;
}

/**
 * The names below the event that a group is about, outermost first: attribute, value, locale. A value that comes or leaves
 * is told with what it means.
 */
export function groupNames({ place: { attribute, value, locale }, changes }: ChangeGroup): readonly string[] {
  const isTold = changes[0].change.kind === "attribute.value" || value === undefined;
  return [attribute, isTold ? undefined : wireText(value), locale].filter((name) => name !== undefined);
}

/**
 * How many changes there are of each kind.
 *
 * @example "12 descriptions of attributes, 1 page"
 */
export function kindCounts(groups: readonly ChangeGroup[]): string {
  const changes = groups.flatMap((group) => group.changes);
  return [...groupBy(changes, ({ change }) => change.kind).values()]
    .map((same) => `${same.length} ${KIND_WORDS[same[0].change.kind][same.length === 1 ? 0 : 1]}`)
    .join(", ");
}

/** Splits off what changes only the docs, unless there is nothing else. */
export function splitDocsOnly(groups: readonly ChangeGroup[]): {
  readonly told: readonly ChangeGroup[];
  readonly counted: readonly ChangeGroup[];
} {
  const told = groups.filter(({ level }) => level !== "docs-only");
  if (told.length === 0) return { told: groups, counted: [] };
  return { told, counted: groups.filter(({ level }) => level === "docs-only") };
}
