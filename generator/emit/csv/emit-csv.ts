import { EVENT_TYPE } from "../../model/event-type-key.ts";
import { SCOPES, type Attribute, type Model, type Reference, type Scope } from "../../model/model.ts";
import { columnNames, type ColumnNames } from "../../sql/names/column-names.ts";
import { columnKind } from "../../sql/columns/column-kind.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import type { Naming } from "../../sql/names/naming.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { compactValues } from "./compact-values.ts";
import { csvText } from "./csv-text.ts";

/** Stands in the place of an event for the attributes that all events of the scope have. */
const EVERY_EVENT = "*";

/**
 * Writes `attributes.csv`: one row for each attribute of each event.
 *
 * The attributes that all events of a scope have stand once, before its events, with the event `*`. `nullable` is
 * `false` only where the pages state it: what they leave open may be null. Then follow the column, which is the same everywhere, and its type in each dialect,
 * then what only some attributes have: format, unit, values in short, presence; empty where no page says. What the
 * attribute is stands last.
 * The common attribute `eventType` is the column `event_type`; an event's own one is `event_type_attribute`.
 */
export function emitCsv(model: Model, { naming }: { readonly naming: Naming }): readonly EmittedFile[] {
  const names = columnNames(model, naming);
  const rows = SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : scopeRows(scope, reference, names);
  });
  return [{ path: "attributes.csv", text: csvText([headerRow(), ...rows]) }];
}

const headerRow = (): readonly string[] => [
  ...["scope", "event", "attribute", "type", "nullable"],
  "column",
  ...DIALECTS.map(({ name }) => `${name}_type`),
  ...["format", "unit", "values", "presence", "description"],
];

function scopeRows(scope: Scope, { common, events }: Reference, names: ColumnNames): readonly (readonly string[])[] {
  const rowsOf = (event: string, attributes: readonly Attribute[]) =>
    attributes.map((attribute) => [
      ...[scope, event, attribute.name, attribute.type, String(attribute.nullable !== false)],
      columnOf(event, attribute, names),
      ...DIALECTS.map(({ types }) => types[columnKind(attribute)]),
      ...[attribute.format ?? "", attribute.unit ?? "", compactValues(attribute.values)],
      ...[attribute.presence ?? "", attribute.description ?? ""],
    ]);
  return [...rowsOf(EVERY_EVENT, common), ...events.flatMap(({ name, attributes }) => rowsOf(name, attributes))];
}

function columnOf(event: string, attribute: Attribute, names: ColumnNames): string {
  const isDiscriminator = event === EVERY_EVENT && attribute.name === EVENT_TYPE;
  const column = isDiscriminator ? names.discriminator : names.byAttribute.get(attribute.name);
  return column ?? attribute.name;
}
