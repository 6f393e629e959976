import type { Scope } from "../../model/model.ts";

/** The names of what stands beside the tables of events; no event's table has one of them. */
export const RELATION_NAMES = {
  /** Records as they came, with the kind of event. */
  raw: { site: "raw_site_log", tenant: "raw_tenant_log" },
  /** All events of a scope in one view. */
  wide: { site: "all_site_events", tenant: "all_tenant_events" },
  /** One row: which model tables and views were made from. */
  model: "activity_log_model",
  /** At most one row: from when on loads look at records. */
  load: "activity_log_load",
} as const satisfies { readonly [name: string]: string | Readonly<Record<Scope, string>> };

/** What the names of lookups begin with. @example "code_site_role_id" */
export const LOOKUP_PREFIX = "code_";

/** What the names of views of one event begin with. @example "v_login_authentication" */
export const VIEW_PREFIX = "v_";

/** The columns of the tables that tell of the database; plain names. */
export const MODEL_COLUMNS = { id: "model_id", release: "release_name" } as const;
export const LOAD_COLUMNS = { since: "since" } as const;

/** The columns of the raw relation that queries rest on; plain names that need no quotes. */
export const RAW_COLUMNS = {
  /** The kind of event: that of the path, where the path has one. */
  event: "event_type",
  record: "record",
} as const;

/** The columns that all relations of events have beside those of attributes. */
export const OWN_COLUMNS = {
  /** The whole record, as JSON text; in queries. */
  record: "record",
  /** The record, opened; in queries. */
  fields: "record_fields",
  /** The same for the same record. */
  recordId: "record_id",
  /** Values that are not what their columns hold, by attribute; NULL where there are none. */
  unconverted: "unconverted",
} as const;
