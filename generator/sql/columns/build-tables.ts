import { SCOPES, type Attribute, type Model } from "../../model/model.ts";
import { columnNames, type ColumnNames } from "../names/column-names.ts";
import type { Naming } from "../names/naming.ts";
import { tableNames } from "../names/table-names.ts";
import { columnKind } from "./column-kind.ts";
import { columnOrder } from "./column-order.ts";
import { placeItems } from "./column-places.ts";
import { tableAttributes } from "./table-attributes.ts";
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
    const { common = [], events = [] } = model.references[scope] ?? {};
    return events.map((event) => {
      const attributes = tableAttributes({ common }, event);
      const { items, original } = placeItems(order(scope, event.name), attributes, ({ name }) => name);
      const columns = items.map((attribute) => toColumn(attribute, names));
      return { scope, event, name: nameOf(scope, event.name), columns, original };
    });
  });
}

const toColumn = (attribute: Attribute, names: ColumnNames): Column => ({
  name: names.byAttribute.get(attribute.name) ?? attribute.name,
  kind: columnKind(attribute),
  key: attribute.name,
  attribute,
});
