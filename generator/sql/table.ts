import type { Attribute, EventType, Scope } from "../model/model.ts";

/** One column of a typed table. */
export interface Column {
  /** Not quoted. @example "obj_size" */
  readonly name: string;
  /** @example "BIGINT" */
  readonly type: string;
  /** True where each row has a value that is not null, whatever its record holds. */
  readonly required: boolean;
  /** The value where a row gives none; not quoted. */
  readonly default?: string;
  /** The key of a record that the column holds. @example "objSize" */
  readonly key: string;
  /** What the model says of it; absent for a kind of event that the pages of the scope don't list. */
  readonly attribute?: Attribute;
}

/** The typed table of one event. */
export interface Table {
  readonly scope: Scope;
  readonly event: EventType;
  /** Not quoted. @example "tenant_create_user" */
  readonly name: string;
  /** The kind of event, then the common attributes, then the event's own, each in page order. */
  readonly columns: readonly Column[];
}
