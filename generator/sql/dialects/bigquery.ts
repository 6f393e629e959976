import type { ColumnText, Dialect, TableText } from "../dialect.ts";
import { bigqueryMigrations } from "../migrate/bigquery-migrations.ts";
import { withoutNul } from "./standard-sql.ts";

/** Texts and names escape with a backslash alone; a doubled quote ends them. A NUL is refused. */
function escape(text: string, quote: "'" | "`"): string {
  const plain = withoutNul(text).replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `${quote}${plain.replaceAll(quote, `\\${quote}`)}${quote}`;
}

const quoteIdentifier = (name: string): string => escape(name, "`");
const quoteLiteral = (text: string): string => escape(text, "'");

/** A view has to say in which dataset its relations are. */
const quoteRelation = (name: string): string => `${quoteIdentifier("activity_log")}.${quoteIdentifier(name)}`;

/** Functions that raw.sql makes, so that a view reads well. */
const call = (name: string) => (text: string) => `${quoteRelation(name)}(${text})`;

const path = (key: string): string => quoteLiteral(`$.${JSON.stringify(key)}`);

const description = (comment: string): string =>
  comment === "" ? "" : `OPTIONS (description = ${quoteLiteral(comment)})`;

const columnLine = ({ name, type, required, comment }: ColumnText): string =>
  [name, type, required ? "NOT NULL" : "", description(comment)].filter((part) => part !== "").join(" ");

const typeOf = (name: string, columns: readonly ColumnText[]): string | undefined =>
  columns.find((column) => column.name === name)?.type;

/** Days are partitions; within them rows lie by site and actor. The key is told, not kept: load.sql sees to it. */
function createTable({ name, columns, comment, keys }: TableText): readonly string[] {
  const { recordId, time, site, actor } = keys;
  const lines = [
    ...columns.map(columnLine),
    ...(recordId === undefined ? [] : [`PRIMARY KEY (${recordId}) NOT ENFORCED`]),
  ];
  const clusters = [site, actor].filter((cluster) => cluster !== undefined);
  const clauses = [
    time === undefined || typeOf(time, columns) !== "TIMESTAMP" ? "" : `PARTITION BY TIMESTAMP_TRUNC(${time}, DAY)`,
    clusters.length === 0 ? "" : `CLUSTER BY ${clusters.join(", ")}`,
    description(comment),
  ].filter((clause) => clause !== "");
  return [`CREATE TABLE ${name} (\n  ${lines.join(",\n  ")}\n)${clauses.map((clause) => `\n${clause}`).join("")};`];
}

function createView({ name, columns, comment }: Omit<TableText, "keys">, query: string): readonly string[] {
  const lines = columns.map((column) => `${column.name} ${description(column.comment)}`.trimEnd());
  const head = `CREATE OR REPLACE VIEW ${name} (\n  ${lines.join(",\n  ")}\n)`;
  return [[head, description(comment), `AS\n${query};`].filter((part) => part !== "").join("\n")];
}

const concat = (texts: readonly string[]): string => `CONCAT(${texts.join(", ")})`;

/** BigQuery, GoogleSQL. */
export const bigquery: Dialect = {
  name: "bigquery",
  title: "BigQuery",
  proof: "parsed",
  identifiers: {
    maximumLength: 300,
    // Pseudo-columns; nothing else may begin like them.
    reservedColumns: ["_file_name", "_partitiondate", "_partitiontime", "_table_suffix", "_change_type"],
  },
  // Of a column; a table takes 16,384.
  maximumComment: 1024,
  types: {
    string: "STRING",
    integer: "INT64",
    long: "INT64",
    float: "FLOAT64",
    boolean: "BOOL",
    // NUMERIC has 9 digits after the point.
    number: "BIGNUMERIC(38, 10)",
    "date-time": "TIMESTAMP",
    uuid: "STRING",
    // Text: the type JSON refuses or rounds a long number, and the column is there to lose nothing.
    json: "STRING",
    recordId: "STRING",
  },
  json: {
    // A text keeps its digits; of the type JSON numbers come back rounded.
    open: () => ({
      fields: (record) => record,
      text: (fields, key) =>
        `COALESCE(JSON_VALUE(${fields}, ${path(key)}), NULLIF(JSON_QUERY(${fields}, ${path(key)}), 'null'))`,
    }),
    fragment: (record, key) => `JSON_QUERY(${record}, ${path(key)})`,
    object: (members) => `NULLIF(CONCAT('{', ARRAY_TO_STRING([\n    ${members.join(",\n    ")}\n  ], ','), '}'), '{}')`,
  },
  convert: {
    integer: call("to_integer"),
    float: call("to_float"),
    number: call("to_number"),
    boolean: call("to_boolean"),
    "date-time": call("to_timestamp"),
    uuid: call("to_luid"),
  },
  recordId: (record) => `TO_HEX(MD5(${record}))`,
  concat,
  createTable,
  createView,
  daysBefore: (time, days) => `TIMESTAMP_SUB(${time}, INTERVAL ${String(days)} DAY)`,
  migrate: bigqueryMigrations({
    quoteIdentifier,
    quoteRelation,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: columnLine,
  }),
  notes: [
    "Everything is in the dataset activity_log; where yours has another name, replace `activity_log`. in all files.",
    "Times keep 6 digits of a second; further ones, which records have, are cut.",
    "The JSON of `unconverted` is text: JSON_VALUE and PARSE_JSON open it. A request takes 1 MB: send larger files in parts.",
  ],
  quoteIdentifier,
  quoteRelation,
  quoteLiteral,
};
