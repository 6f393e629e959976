/** The formats that are tested: those of JSON Schema by their names there, and two of our own. */
export type FormatName = "date-time" | "uuid" | "email" | "uri-reference" | "ip" | "json";

/** The JSON types that attributes have. */
export type AttributeJsonType = "string" | "integer" | "number" | "boolean";

/** A kind of attribute: what is said of it alike in one event or many. What does not hold is left out. */
export interface AttributeEntry {
  readonly name: string;
  readonly type: AttributeJsonType;
  /** Every record of the event has it. */
  readonly required?: true;
  /** It is never null. */
  readonly notNull?: true;
  readonly format?: FormatName;
  /** All values there are. */
  readonly values?: readonly (string | number)[];
  /** The documented codes, or sums of flags; others may come with a later release. */
  readonly codes?: readonly (string | number)[];
  /** The documented values besides which others occur. */
  readonly openValues?: readonly (string | number)[];
  /** All documented flags added up; others may come with a later release. */
  readonly flags?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The events of one scope. */
export interface ScopeEntry {
  readonly scope: "site" | "tenant";
  /** What every event of the scope has: places in `attributes`. */
  readonly common: readonly number[];
  /** Each event's name and its own attributes: places in `attributes`. An own one hides a common one of its name. */
  readonly events: readonly (readonly [name: string, attributes: readonly number[]])[];
}

/** What is known of all events, in little space: each kind of attribute stands once, events point to it. */
export interface CheckTables {
  /** `model.id` of the model they were made from. */
  readonly modelId: string;
  /** The release of the documentation. @example "current" */
  readonly release: string;
  readonly attributes: readonly AttributeEntry[];
  readonly scopes: readonly ScopeEntry[];
}
