import { EVENT_TYPE } from "../../model/event-type-key.ts";
import { SCOPES, type Model, type Scope } from "../../model/model.ts";
import { columnNames } from "../../sql/names/column-names.ts";
import type { Naming } from "../../sql/names/naming.ts";
import { tableNames } from "../../sql/names/table-names.ts";
import { eventFileNames } from "../event-file-names.ts";
import { markdownCode } from "../markdown-text.ts";
import type { ThemeDescription } from "./theme-description.ts";
import { valueSets, type ValueSets } from "./value-sets.ts";

/** What every page needs to know of the others; made once for a model. */
export interface DocsContext {
  readonly model: Model;
  /** The event's page below `docs/`; undefined where the scope has no such event. */
  readonly eventPage: (scope: Scope, event: string) => string | undefined;
  /** The id of the attribute's entry in `docs/attributes.md`. */
  readonly anchor: (attribute: string) => string;
  /** The column of an attribute, as Markdown. */
  readonly column: (attribute: string) => string;
  /** The table of an event, as Markdown. */
  readonly table: (scope: Scope, event: string) => string;
  /** The column that tells the kind of event, as Markdown. */
  readonly discriminator: string;
  readonly valueSets: ValueSets;
  /** In the order in which readers find them; a theme without events of the model does no harm. */
  readonly themes: readonly ThemeDescription[];
}

/** Settles addresses and columns for the pages of a model. */
export function docsContext(
  model: Model,
  { naming, themes }: { readonly naming: Naming; readonly themes: readonly ThemeDescription[] },
): DocsContext {
  const files = new Map(SCOPES.map((scope) => [scope, eventFileNames(eventNames(model, scope))]));
  const columns = columnNames(model, naming);
  const tableOf = tableNames(model);
  const snake = columnNames(model, "snake");
  // Columns in snake case are unique where case is folded and hold nothing that an address would have to escape.
  const slug = (attribute: string): string => snake.byAttribute.get(attribute) ?? "";
  return {
    model,
    eventPage: (scope, event) => {
      const file = files.get(scope)?.get(event);
      return file === undefined ? undefined : `events/${scope}/${file}.md`;
    },
    anchor: (attribute) => `attribute-${slug(attribute)}`,
    column: (attribute) => markdownCode(columns.byAttribute.get(attribute) ?? attribute),
    table: (scope, event) => markdownCode(tableOf(scope, event)),
    discriminator: markdownCode(columns.discriminator),
    valueSets: valueSets(model, slug),
    themes,
  };
}

/** The column of an attribute that every event of a scope has: of these, `eventType` is the kind of event. */
export const commonColumn = (context: DocsContext, attribute: string): string =>
  attribute === EVENT_TYPE ? context.discriminator : context.column(attribute);

const eventNames = (model: Model, scope: Scope): readonly string[] =>
  (model.references[scope]?.events ?? []).map(({ name }) => name);
