import type { ColumnText, Dialect, TableText } from "../dialect.ts";
import { snowflakeMigrations } from "../migrate/snowflake-migrations.ts";
import { quoteWithDoubleQuotes, quoteWithSingleQuotes, withoutNul } from "./standard-sql.ts";

/**
 * Names are quoted in upper case, to which the engine folds what is not quoted: so any of them can be written in a query
 * without quotes, in any case, and none is a reserved word where it is made.
 */
const quoteIdentifier = (name: string): string => quoteWithDoubleQuotes(withoutNul(name).toUpperCase());

/** A backslash escapes, in any literal. */
const quoteLiteral = (text: string): string => quoteWithSingleQuotes(text.replaceAll("\\", "\\\\"));

/** Functions that raw.sql makes, so that a view reads well. */
const call =
  (name: string) =>
  (...values: readonly string[]): string =>
    `activity_log_${name}(${values.join(", ")})`;

const commentClause = (comment: string): string => (comment === "" ? "" : ` COMMENT ${quoteLiteral(comment)}`);

const commentOption = (comment: string): string => (comment === "" ? "" : `\nCOMMENT = ${quoteLiteral(comment)}`);

const columnLine = ({ name, type, required, comment }: ColumnText): string =>
  `${name} ${type}${required ? " NOT NULL" : ""}${commentClause(comment)}`;

/** The key is told, not kept: load.sql sees to it. Micro-partitions hold a day of a site each, as far as they fill. */
function createTable({ name, columns, comment, keys }: TableText): readonly string[] {
  const { recordId, time, site, actor } = keys;
  const lines = [...columns.map(columnLine), ...(recordId === undefined ? [] : [`PRIMARY KEY (${recordId})`])];
  const isTime = columns.find((column) => column.name === time)?.type.startsWith("TIMESTAMP") === true;
  const day = time !== undefined && isTime ? `TO_DATE(${time})` : undefined;
  const clusters = [day, site, actor].filter((cluster) => cluster !== undefined);
  const clustering = clusters.length === 0 ? "" : `\nCLUSTER BY (${clusters.join(", ")})`;
  return [`CREATE TABLE ${name} (\n  ${lines.join(",\n  ")}\n)${clustering}${commentOption(comment)};`];
}

function createView({ name, columns, comment }: Omit<TableText, "keys">, query: string): readonly string[] {
  const lines = columns.map((column) => `${column.name}${commentClause(column.comment)}`);
  return [`CREATE OR REPLACE VIEW ${name} (\n  ${lines.join(",\n  ")}\n)${commentOption(comment)}\nAS\n${query};`];
}

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** Snowflake. */
export const snowflake: Dialect = {
  name: "snowflake",
  title: "Snowflake",
  proof: "parsed",
  identifiers: { maximumLength: 255, reservedColumns: [] },
  types: {
    string: "VARCHAR",
    integer: "NUMBER(19,0)",
    long: "NUMBER(19,0)",
    float: "FLOAT",
    boolean: "BOOLEAN",
    number: "NUMBER(38,10)",
    "date-time": "TIMESTAMP_TZ(9)",
    uuid: "VARCHAR(36)",
    // Text: a VARIANT rounds a number of more than 38 digits, and the column is there to lose nothing.
    json: "VARCHAR",
    recordId: "VARCHAR(32)",
  },
  json: {
    // The text stands beside the parsed record, for a VARIANT doesn't keep how a number is written.
    open: () => ({
      fields: (record) => `OBJECT_CONSTRUCT('text', ${record}, 'values', TRY_PARSE_JSON(${record}, 'd'))`,
      text: (fields, key) => call("text")(fields, quoteLiteral(key)),
    }),
    fragment: (record, key) => call("fragment")(record, quoteLiteral(key)),
    // CONCAT_WS gives NULL where one of its texts is.
    object: (members) =>
      `NULLIF('{' || ARRAY_TO_STRING(ARRAY_CONSTRUCT_COMPACT(\n    ${members.join(",\n    ")}\n  ), ',') || '}', '{}')`,
  },
  convert: {
    integer: call("integer"),
    float: call("float"),
    number: call("number"),
    boolean: call("boolean"),
    "date-time": call("timestamp"),
    uuid: call("luid"),
  },
  recordId: (record) => `MD5(${record})`,
  concat,
  createTable,
  createView,
  daysBefore: (time, days) => `DATEADD(day, -${String(days)}, ${time})`,
  migrate: snowflakeMigrations({
    quoteIdentifier,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: columnLine,
  }),
  notes: [
    "Names are in upper case: they can be written in any case without quotes.",
    "Times keep all 9 digits of a second, in UTC. The JSON of `unconverted` is text: PARSE_JSON opens it.",
  ],
  quoteIdentifier,
  quoteLiteral,
};
