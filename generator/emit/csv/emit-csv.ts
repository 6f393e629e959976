import { SCOPES, type Attribute, type Model, type Reference, type Scope } from "../../model/model.ts";
import { columnNames, EVENT_TYPE, type ColumnNames } from "../../sql/column-names.ts";
import { columnType } from "../../sql/column-type.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import type { Naming } from "../../sql/naming.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { compactValues } from "./compact-values.ts";
import { csvText } from "./csv-text.ts";

/** Stands in the place of an event for the attributes that all events of the scope have. */
const EVERY_EVENT = "*";

interface DialectNames {
  readonly dialect: Dialect;
  readonly names: ColumnNames;
}

/**
 * Writes `attributes.csv`: one row for each attribute of each event.
 *
 * The attributes that all events of a scope have stand once, before its events, with the event `*`. `nullable` is
 * `false` only where the pages state it: what they leave open may be null. Then follow column and type in each dialect,
 * then what only some attributes have: format, unit, values in short, presence; empty where no page says. What the
 * attribute is stands last.
 * The common attribute `eventType` is the column `event_type`; an event's own one is `event_type_attribute`.
 */
export function emitCsv(model: Model, { naming }: { readonly naming: Naming }): readonly EmittedFile[] {
  const dialects = DIALECTS.map((dialect) => ({ dialect, names: columnNames(model, naming, dialect) }));
  const rows = SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : scopeRows(scope, reference, dialects);
  });
  return [{ path: "attributes.csv", text: csvText([headerRow(), ...rows]) }];
}

const headerRow = (): readonly string[] => [
  ...["scope", "event", "attribute", "type", "nullable"],
  ...DIALECTS.flatMap(({ name }) => [`${name}_column`, `${name}_type`]),
  ...["format", "unit", "values", "presence", "description"],
];

function scopeRows(
  scope: Scope,
  { common, events }: Reference,
  dialects: readonly DialectNames[],
): readonly (readonly string[])[] {
  const rowsOf = (event: string, attributes: readonly Attribute[]) =>
    attributes.map((attribute) => [
      ...[scope, event, attribute.name, attribute.type, String(attribute.nullable !== false)],
      ...dialects.flatMap((names) => columnCells(event, attribute, names)),
      ...[attribute.format ?? "", attribute.unit ?? "", compactValues(attribute.values)],
      ...[attribute.presence ?? "", attribute.description ?? ""],
    ]);
  return [...rowsOf(EVERY_EVENT, common), ...events.flatMap(({ name, attributes }) => rowsOf(name, attributes))];
}

function columnCells(event: string, attribute: Attribute, { dialect, names }: DialectNames): readonly string[] {
  const isDiscriminator = event === EVERY_EVENT && attribute.name === EVENT_TYPE;
  const column = isDiscriminator ? names.discriminator : names.byAttribute.get(attribute.name);
  return [column ?? attribute.name, columnType(attribute, dialect)];
}
