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
  /** The common attributes, then the event's own, each in page order; what later releases brought stands last. */
  readonly columns: readonly Column[];
}

/** All attributes of all events of a scope, side by side. */
export interface WideTable {
  readonly scope: Scope;
  readonly columns: readonly Column[];
}
