import { EVENT_TYPE } from "../../model/event-type-key.ts";
import { compareText } from "../../model/compare-text.ts";
import type { Scope } from "../../model/model.ts";
import { attributeUses, type AttributeUse as Occurrence } from "../attribute-use.ts";
import { groupBy } from "../group-by.ts";
import type { DocsContext } from "./docs-context.ts";
import { eventLink } from "./links.ts";
import { markdownCode } from "../markdown-text.ts";

/** The path of the index of attributes, below `docs/`. */
export const ATTRIBUTES_PAGE = "attributes.md";

/** Where an attribute occurs in a scope; Markdown. */
export interface AttributeUse {
  readonly scope: Scope;
  /** True where every event of the scope has it. */
  readonly common: boolean;
  readonly type: string;
  /** Links to the events, where it is not a common one. */
  readonly events: readonly string[];
}

/** An attribute with everything that has it; Markdown unless said otherwise. */
export interface AttributeEntry {
  /** Plain text: an id for links. */
  readonly anchor: string;
  readonly name: string;
  readonly column: string;
  /** The types it has, in the order in which they occur. */
  readonly types: readonly string[];
  readonly typesDiffer: boolean;
  /** By scope and type. */
  readonly uses: readonly AttributeUse[];
}

/** What `templates/docs/attributes.md.eta` gets as `it`. */
export interface AttributeIndexData {
  /** From A to Z, case folded; each with the entries below it. */
  readonly letters: readonly { readonly letter: string; readonly entries: readonly AttributeEntry[] }[];
  readonly count: number;
  readonly differing: readonly AttributeEntry[];
}

/** What the index of attributes shows. */
export function attributeIndexData(context: DocsContext): AttributeIndexData {
  const occurrences = groupBy(attributeUses(context.model), ({ attribute }) => attribute.name);
  const names = [...occurrences.keys()].toSorted(compareFolded);
  const entries = names.map((name) => attributeEntry(context, name, occurrences.get(name) ?? []));
  const letters = groupBy(entries, ({ name }) =>
    name
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .slice(0, 1)
      .toUpperCase(),
  );
  return {
    letters: [...letters].map(([letter, inLetter]) => ({ letter, entries: inLetter })),
    count: entries.length,
    differing: entries.filter(({ typesDiffer }) => typesDiffer),
  };
}

function attributeEntry(context: DocsContext, name: string, occurrences: readonly Occurrence[]): AttributeEntry {
  const uses = groupBy(
    occurrences,
    ({ scope, event, attribute }) => `${scope} ${event === undefined} ${attribute.type}`,
  );
  const types = [...new Set(occurrences.map(({ attribute }) => attribute.type))];
  return {
    anchor: context.anchor(name),
    name: markdownCode(name),
    column: columnsOf(context, name, occurrences),
    types,
    typesDiffer: types.length > 1,
    uses: [...uses.values()].map((use) => attributeUse(context, use)),
  };
}

// The kind of event and the attribute of that name that five events have are two columns.
function columnsOf(context: DocsContext, name: string, occurrences: readonly Occurrence[]): string {
  if (name !== EVENT_TYPE) return context.column(name);
  const columns = occurrences.map(({ event }) => (event === undefined ? context.discriminator : context.column(name)));
  return [...new Set(columns)].join(" or ");
}

function attributeUse(context: DocsContext, [first, ...rest]: readonly [Occurrence, ...Occurrence[]]): AttributeUse {
  const { scope, event, attribute } = first;
  const linkEvent = eventLink(context, { scope, page: ATTRIBUTES_PAGE });
  const events = [event, ...rest.map((use) => use.event)].filter((name) => name !== undefined);
  return {
    scope,
    common: event === undefined,
    type: attribute.type,
    events: events.toSorted(compareText).map(linkEvent),
  };
}

// Upper and lower case together, as people look for a word; then by code units, so that the order is always the same.
const compareFolded = (left: string, right: string): number =>
  compareText(left.toLowerCase(), right.toLowerCase()) || compareText(left, right);
