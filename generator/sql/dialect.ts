import type { ColumnKind } from "./columns/column-kind.ts";

/** The names of the dialects in options and paths, as the contract has them. */
export const DIALECT_NAMES = [
  "athena",
  "bigquery",
  "clickhouse",
  "databricks",
  "duckdb",
  "mysql",
  "postgres",
  "redshift",
  "snowflake",
  "sqlite",
  "sqlserver",
  "trino",
] as const;

/** The name of a dialect. */
export type DialectName = (typeof DIALECT_NAMES)[number];

/** A column as a statement needs it; names are quoted SQL. */
export interface ColumnText {
  /** The quoted name. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Text of a comment, cut to the engine's limit, not quoted; empty where there is nothing to say. */
  readonly comment: string;
}

/** A table as a statement needs it. */
export interface TableText {
  /** The quoted name. */
  readonly name: string;
  readonly columns: readonly ColumnText[];
  /** As a column's. */
  readonly comment: string;
  /** The quoted names of the columns that questions are asked by; absent where the table lacks them. */
  readonly keys: TableKeys;
}

/** Columns with a role; quoted names. */
export interface TableKeys {
  /** Identifies a record: no two rows have the same. Absent in lookups. */
  readonly recordId?: string;
  readonly time?: string;
  readonly site?: string;
  readonly actor?: string;
}

/** A record in the form from which some of its values are taken: parsed once, where the engine can keep that. */
export interface OpenedRecord {
  /** What to select beside the record. @param record - a column that holds a record as JSON text */
  readonly fields: (record: string) => string;
  /**
   * The value of a key as text: a string without its quotes, anything else as JSON writes it, every digit kept. NULL where
   * the key is absent or its value is `null`.
   *
   * @param fields - a column that holds what `fields` gives
   * @param key - one of those that the record was opened for
   */
  readonly text: (fields: string, key: string) => string;
  /**
   * For an engine that opens a record into several columns of a relation beside it, where `fields` says nothing.
   *
   * `text` then gets the beginning that the names of all these columns have.
   */
  readonly beside?: {
    /** What joins the relation to the raw one. @param record - as in `fields` */
    readonly join: (record: string) => string;
    /** Plain names that need no quotes. */
    readonly columns: readonly string[];
  };
}

/** How values are taken out of a record. Records are JSON texts; keys are attribute names, exact to the letter. */
export interface JsonAccess {
  readonly open: (keys: readonly string[]) => OpenedRecord;
  /** The value of a key as JSON text, a string in its quotes; asked only where `text` is not NULL. */
  readonly fragment: (record: string, key: string) => string;
  /**
   * A JSON object, as the column `unconverted` holds it, of members that are texts or NULL; NULL where all are NULL.
   *
   * @param members - each a text expression that gives `"key":value`, or NULL
   */
  readonly object: (members: readonly string[]) => string;
  /** The NULL that stands in the place of an object without members, where no cast to `types.json` gives one. */
  readonly nothing?: string;
}

/** From a text to a type of the engine; NULL where the text is no such value. Never an error, never rounded. */
export type Conversions = { readonly [K in Exclude<ColumnKind, "string" | "long">]: (text: string) => string };

/** What a guard asks of the database, and what it says. Texts are plain, on one line. */
export interface GuardText {
  /** The quoted name of the table that tells the model, and of its column with the id. */
  readonly table: string;
  readonly column: string;
  /** `model.id` from which the migration starts: any other one is refused. */
  readonly expected: string;
  /** `model.id` to which it leads. */
  readonly reached: string;
  /** Why another model is refused. */
  readonly refusal: string;
  /** Why the model is refused to which the migration leads. */
  readonly done: string;
}

/** The statements of a guard. They fail, and see to it that nothing of the migration happens. */
export interface Guard {
  /** Before the transaction begins. */
  readonly opening?: readonly string[];
  /** First in the transaction. */
  readonly statements: readonly string[];
  /** After the end of the transaction. */
  readonly closing?: readonly string[];
}

/** A table that takes the place of another one, with its rows. */
export interface Replacement {
  /** What it is to be. */
  readonly table: TableText;
  /** The plain name that it has until then. */
  readonly temporary: string;
  /** Fills a table. @param into - its quoted name */
  readonly copy: (into: string) => string;
  /** The plain name under which the other one stays; absent where it can go, as all that it has was copied. */
  readonly keepAs?: string;
}

/** How tables are brought from one model to another. Names are quoted unless they are said to be plain. */
export interface Migrations {
  readonly guard: (check: GuardText) => Guard;
  readonly addColumn: (table: string, column: ColumnText) => readonly string[];
  /** @param column - as it is to be, in the type that it has */
  readonly renameColumn: (table: string, from: string, column: ColumnText) => readonly string[];
  readonly dropColumn: (table: string, name: string) => readonly string[];
  /**
   * @param to - plain
   * @param keys - of a table that goes on being used, for an engine whose indexes don't follow its name
   */
  readonly renameTable: (from: string, to: string, keys?: TableKeys) => readonly string[];
  /** @param mayLack - whether the table may not be there */
  readonly dropTable: (table: string, mayLack?: boolean) => readonly string[];
  /** Puts a comment in the place of another one; an empty one takes it away. @param had - whether there is one */
  readonly describeTable: (table: string, comment: string, had: boolean) => readonly string[];
  /** As {@link describeTable}. */
  readonly describeColumn: (table: string, column: ColumnText, had: boolean) => readonly string[];
  /** Gives a column another type, where the engine can do that in place; else the table is replaced. */
  readonly retype?: (table: string, column: ColumnText, value: string) => readonly string[];
  readonly replaceTable: (replacement: Replacement) => readonly string[];
  /** What the engine can't do to a table that it has, so that another one takes its place. */
  readonly replaces: readonly ("dropped columns" | "dropped keys" | "renamed keys" | "comments")[];
  /** The value of a column as the text from which {@link Conversions} take it. */
  readonly textOf: { readonly [K in ColumnKind]: (column: string) => string };
  /** How many characters a text has, all of them ASCII. */
  readonly lengthOf: (text: string) => string;
  /** What of an ASCII text stands from a place on, the first being 1; empty where the text is shorter. */
  readonly restOf: (text: string, start: number) => string;
  /** The condition that two texts differ, if only by case. */
  readonly differs: (one: string, other: string) => string;
  /** How many digits of a second a column keeps. */
  readonly timeDigits: number;
  /** The text of a float may have fewer digits than the float. */
  readonly cutsFloats?: true;
  /** To alter a table takes as long as there are views, so that these are dropped first; they are made anew in any case. */
  readonly readsAllViews?: true;
  /** A text as a JSON string, in its quotes. */
  readonly jsonText: (text: string) => string;
  /** Two objects as `unconverted` holds them as one; each may be NULL. */
  readonly joinObjects: (left: string, right: string) => string;
  /** Changes rows of a table. @param assignments - each `name = value` */
  readonly update: (table: string, assignments: readonly string[], condition: string) => string;
  /** What people should know of migrations, besides `notes`. */
  readonly notes: readonly string[];
}

/**
 * How SQL looks in one engine: data plus the few functions that write text safely. Every identifier is quoted, so no
 * list of reserved words is needed.
 */
export interface Dialect {
  readonly name: DialectName;
  /** The engine's name for people. @example "PostgreSQL" */
  readonly title: string;
  /** Whether the statements are run by an engine in the tests, or only read by parsers of its grammar. */
  readonly proof: "executed" | "parsed";
  readonly identifiers: {
    /** The longest name the engine keeps whole, in characters (ours are ASCII); absent where it has no limit. */
    readonly maximumLength?: number;
    /** Column names that the engine keeps for itself, even quoted; in lower case. */
    readonly reservedColumns: readonly string[];
  };
  /** The longest comment, in Unicode characters; absent where there is no limit. */
  readonly maximumComment?: number;
  readonly types: { readonly [K in ColumnKind | "json" | "recordId"]: string };
  readonly json: JsonAccess;
  readonly convert: Conversions;
  /** A text that is the same for the same record, and in practice for no other. @param record - a record, or its column */
  readonly recordId: (record: string) => string;
  /** Text joined to text; NULL where one is. */
  readonly concat: (texts: readonly string[]) => string;
  /** The statements that make a table: columns, keys, clustering and comments. Each ends with a semicolon. */
  readonly createTable: (table: TableText) => readonly string[];
  /** The statements that make a view, or put another in its place; with its comments, where the engine has such. */
  readonly createView: (view: Omit<TableText, "keys">, query: string) => readonly string[];
  /** What stands around statements that belong together; absent where the engine can't take DDL back. */
  readonly transaction?: { readonly begin: string; readonly commit: string };
  /** A line that sends what stands before it to the server, for clients that would send a file whole. */
  readonly batchEnd?: string;
  /** A point in time as many days before another as a text expression says. */
  readonly daysBefore: (time: string, days: number) => string;
  /**
   * The condition that no row of a table has an id; `NOT IN` where nothing is said.
   *
   * @param id - an expression that gives the id, which is never NULL
   * @param name - the quoted name of the table's column
   */
  readonly isMissing?: (id: string, name: string, table: string) => string;
  /** What the ready questions are asked with; they are written for the engines that can prove their answers. */
  readonly say?: {
    /** The day of a time, as the text `2026-12-31`, in UTC. @param column - quoted, of kind `date-time` */
    readonly day: (column: string) => string;
    /** A LUID as text in lower case. @param column - quoted, of kind `uuid` */
    readonly luid: (column: string) => string;
    /** A condition. @param column - quoted, of kind `boolean` */
    readonly isTrue: (column: string) => string;
  };
  /** How tables that were made from an earlier model become those of a later one. */
  readonly migrate: Migrations;
  /** What people should know before they use it: lines of text, without line breaks, for the head of a file. */
  readonly notes: readonly string[];
  /** Quotes a name of a table or column. */
  readonly quoteIdentifier: (name: string) => string;
  /** Quotes the name of a table or view, where a statement has to say in which schema it is. */
  readonly quoteRelation?: (name: string) => string;
  /** Quotes a text value. */
  readonly quoteLiteral: (text: string) => string;
}
