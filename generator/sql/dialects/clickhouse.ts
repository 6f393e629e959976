import type { ColumnText, Dialect, TableText } from "../dialect.ts";
import { clickhouseMigrations } from "../migrate/clickhouse-migrations.ts";
import { quoteWithDoubleQuotes, quoteWithSingleQuotes } from "./standard-sql.ts";

/** Functions that raw.sql makes; ClickHouse writes out their text where a view is made. */
const call = (name: string) => (text: string) => `activity_log_${name}(${text})`;

/** A backslash escapes in names and texts alike, so it is doubled. */
const quoteIdentifier = (name: string): string => quoteWithDoubleQuotes(name.replaceAll("\\", "\\\\"));
const quoteLiteral = (text: string): string => quoteWithSingleQuotes(text.replaceAll("\\", "\\\\"));

/** A member of a tuple is named as a column is; a key of any spelling can be one. */
const tupleType = (keys: readonly string[]): string =>
  `Tuple(${keys.map((key) => `${quoteIdentifier(key)} Nullable(String)`).join(", ")})`;

/** A JSON text that may be absent. Not the type JSON: that reads numbers as 64 bits, and what it cannot hold is lost. */
const JSON_TEXT = "Nullable(String)";

/** Types take no NULL unless they say so. */
function columnText({ name, type, required, comment }: ColumnText): string {
  const full = required || type === JSON_TEXT ? type : `Nullable(${type})`;
  return `${name} ${full}${commentClause(comment)}`;
}

const commentClause = (comment: string): string => (comment === "" ? "" : ` COMMENT ${quoteLiteral(comment)}`);

const columnList = (columns: readonly ColumnText[]): string => `(\n  ${columns.map(columnText).join(",\n  ")}\n)`;

const isTime = (name: string, columns: readonly ColumnText[]): boolean =>
  columns.some((column) => column.name === name && column.type.startsWith("DateTime64"));

/**
 * Rows lie by site and time; what is asked by person is found by a filter over each part. Rows of one record become one when
 * parts are merged: there is no unique key.
 */
function createTable({ name, columns, comment, keys: { recordId, time, site, actor } }: TableText): readonly string[] {
  const order = [site, time, recordId].filter((column) => column !== undefined);
  const index = actor === undefined ? "" : `,\n  INDEX by_actor ${actor} TYPE bloom_filter GRANULARITY 1\n)`;
  return [
    [
      `CREATE TABLE ${name} ${index === "" ? columnList(columns) : columnList(columns).replace(/\n\)$/u, () => index)}`,
      `ENGINE = ${recordId === undefined ? "MergeTree" : "ReplacingMergeTree"}`,
      ...(time !== undefined && isTime(time, columns) ? [`PARTITION BY toYYYYMM(${time})`] : []),
      `ORDER BY (${order.join(", ")})`,
      // A record may lack its time or its site.
      ...(order.length > 1 ? ["SETTINGS allow_nullable_key = 1"] : []),
      ...(comment === "" ? [] : [`COMMENT ${quoteLiteral(comment)}`]),
    ].join("\n") + ";",
  ];
}

const concat = (texts: readonly string[]): string => `concat(${texts.join(", ")})`;

/** ClickHouse, of which 26.7 runs the tests. */
export const clickhouse: Dialect = {
  name: "clickhouse",
  title: "ClickHouse",
  proof: "executed",
  identifiers: { reservedColumns: [] },
  types: {
    string: "String",
    integer: "Int64",
    long: "Int64",
    float: "Float64",
    boolean: "Bool",
    number: "Decimal(38, 10)",
    "date-time": "DateTime64(9, 'UTC')",
    uuid: "UUID",
    json: JSON_TEXT,
    recordId: "FixedString(32)",
  },
  json: {
    // One pass over the text for all keys; a function for each would parse it once a column.
    open: (keys) => ({
      fields: (record) => `JSONExtract(activity_log_exact(${record}, ''), ${quoteLiteral(tupleType(keys))})`,
      text: (fields, key) => `tupleElement(${fields}, ${quoteLiteral(key)})`,
    }),
    fragment: (record, key) => `activity_log_fragment(${record}, ${quoteLiteral(key)})`,
    object: (members) =>
      `nullIf(concat('{', arrayStringConcat([\n    ${members.join(",\n    ")}\n  ], ','), '}'), '{}')`,
  },
  convert: {
    integer: call("int64"),
    float: call("float64"),
    number: call("decimal"),
    boolean: call("bool"),
    "date-time": call("datetime64"),
    uuid: call("uuid"),
  },
  recordId: (record) => `lower(hex(MD5(${record})))`,
  concat,
  createTable,
  createView: ({ name, columns, comment }, query) => [
    `CREATE OR REPLACE VIEW ${name} ${columnList(columns)}${commentClause(comment)}\nAS ${query};`,
  ],
  daysBefore: (time, days) => `${time} - INTERVAL ${String(days)} DAY`,
  say: {
    day: (column) => `toString(toDate(${column}))`,
    luid: (column) => `toString(${column})`,
    isTrue: (column) => column,
  },
  migrate: clickhouseMigrations({
    quoteIdentifier,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: columnText,
  }),
  notes: [
    "Times keep all 9 digits of a second. The type holds the years 1900 to 2261; what it does not hold is unconverted.",
    "There are no transactions: a run that fails half way leaves what it has made.",
  ],
  quoteIdentifier,
  quoteLiteral,
};
