import { SCOPES, type Attribute, type EventType, type Model, type Reference, type Scope } from "../model/model.ts";
import { columnNames, EVENT_TYPE, type ColumnNames } from "./column-names.ts";
import { columnType } from "./column-type.ts";
import type { Dialect } from "./dialect.ts";
import type { Naming } from "./naming.ts";
import { tableNames } from "./table-names.ts";
import type { Column, Table } from "./table.ts";

/**
 * The typed tables of a model: one for each event, site events first, in page order.
 *
 * Every column takes nulls, also where the pages state that its attribute is always there and never null: a record
 * whose outcome is not success may break any other rule, and a table that refuses it loses what people look for most.
 * Only the kind of event is always known in the table of an event, also where a record leaves it to the path of its
 * file.
 */
export function buildTables(model: Model, naming: Naming, dialect: Dialect): readonly Table[] {
  const nameOf = tableNames(model, dialect);
  const names = columnNames(model, naming, dialect);
  const columnsOf = (reference: Reference, event: EventType): readonly Column[] => [
    discriminatorColumn(reference, event, names, dialect),
    ...attributesOf(reference, event).map((attribute) => attributeColumn(attribute, names, dialect)),
  ];
  const tablesOf = (scope: Scope, reference: Reference): readonly Table[] =>
    reference.events.map((event) => {
      return { scope, event, name: nameOf(scope, event.name), columns: columnsOf(reference, event) };
    });
  return SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : tablesOf(scope, reference);
  });
}

function discriminatorColumn(reference: Reference, event: EventType, names: ColumnNames, dialect: Dialect): Column {
  const attribute = reference.common.find(({ name }) => name === EVENT_TYPE);
  return {
    name: names.discriminator,
    type: dialect.types.string,
    required: true,
    default: event.name,
    key: EVENT_TYPE,
    ...(attribute === undefined ? {} : { attribute }),
  };
}

// Tenant pages list eventType among the common attributes: there it is the discriminator itself. An event's own row
// says more of an attribute than the common one, and a table has no column twice.
function attributesOf({ common }: Reference, { attributes }: EventType): readonly Attribute[] {
  const own = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const shared = common
    .filter(({ name }) => name !== EVENT_TYPE)
    .map((attribute) => own.get(attribute.name) ?? attribute);
  const known = new Set(shared.map(({ name }) => name));
  return [...shared, ...[...own.values()].filter(({ name }) => !known.has(name))];
}

function attributeColumn(attribute: Attribute, names: ColumnNames, dialect: Dialect): Column {
  return {
    name: names.byAttribute.get(attribute.name) ?? attribute.name,
    type: columnType(attribute, dialect),
    required: false,
    key: attribute.name,
    attribute,
  };
}
