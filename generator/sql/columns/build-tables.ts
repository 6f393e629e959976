import { EVENT_TYPE } from "../../model/event-type-key.ts";
import { SCOPES, type Attribute, type EventType, type Model, type Reference, type Scope } from "../../model/model.ts";
import { columnNames, type ColumnNames } from "../names/column-names.ts";
import type { Naming } from "../names/naming.ts";
import { tableNames } from "../names/table-names.ts";
import { columnKind } from "./column-kind.ts";
import { columnOrder, type ColumnOrder } from "./column-order.ts";
import type { Column, Table } from "./table.ts";

/** How tables are made of a model. */
export interface TableOptions {
  readonly naming: Naming;
  /** Earlier models, the oldest first: their columns keep their places. */
  readonly history?: readonly Model[];
}

/** The typed tables of a model: one for each event, site events first, in page order. */
export function buildTables(model: Model, { naming, history = [] }: TableOptions): readonly Table[] {
  const nameOf = tableNames(model);
  const names = columnNames(model, naming);
  const order = columnOrder(history);
  return SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return (reference?.events ?? []).map((event) => ({
      scope,
      event,
      name: nameOf(scope, event.name),
      columns: attributesOf(scope, reference as Reference, event, order).map((attribute) => toColumn(attribute, names)),
    }));
  });
}

/**
 * The attributes of an event that have a column of their own. Tenant pages list `eventType` among the common ones: that
 * is the kind of event itself. An event's own row says more than the common one, and a table has no column twice.
 */
function attributesOf(
  scope: Scope,
  { common }: Reference,
  { name: eventName, attributes }: EventType,
  order: ColumnOrder,
): readonly Attribute[] {
  const own = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const shared = order(scope, undefined, common)
    .filter(({ name }) => name !== EVENT_TYPE)
    .map((attribute) => own.get(attribute.name) ?? attribute);
  const known = new Set(shared.map(({ name }) => name));
  return [...shared, ...order(scope, eventName, [...own.values()]).filter(({ name }) => !known.has(name))];
}

const toColumn = (attribute: Attribute, names: ColumnNames): Column => ({
  name: names.byAttribute.get(attribute.name) ?? attribute.name,
  kind: columnKind(attribute),
  key: attribute.name,
  attribute,
});
