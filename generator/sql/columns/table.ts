import type { Attribute, EventType, Scope } from "../../model/model.ts";
import type { ColumnKind } from "./column-kind.ts";

/** One column for an attribute. */
export interface Column {
  /** Not quoted. @example "obj_size" */
  readonly name: string;
  readonly kind: ColumnKind;
  /** The key of a record that the column holds. @example "objSize" */
  readonly key: string;
  /** What the model says of it; in a table of several events, what the first of them says. */
  readonly attribute: Attribute;
}

/** The typed table of one event. */
export interface Table {
  readonly scope: Scope;
  readonly event: EventType;
  /** Not quoted. @example "tenant_create_user" */
  readonly name: string;
  /**
   * What earlier releases had, in the order in which it came; then what is new: common attributes, then the event's own, each
   * in page order.
   */
  readonly columns: readonly Column[];
  /**
   * How many of the columns the table had from its first release on. The columns that every table has for what did not convert
   * and for the record's id stand after these, since no `ALTER TABLE` puts a new column before an old one.
   */
  readonly original: number;
}

/** All attributes of all events of a scope, side by side. */
export interface WideTable {
  readonly scope: Scope;
  /** What earlier releases had, in the order in which it came; then what is new, in the order in which the tables have it. */
  readonly columns: readonly Column[];
}
