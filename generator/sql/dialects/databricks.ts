import type { Conversions, ColumnText, Dialect, TableText } from "../dialect.ts";
import { databricksMigrations } from "../migrate/databricks-migrations.ts";
import { withoutNul } from "./standard-sql.ts";

// Spark puts values for `${name}`, and the editor of Databricks asks for one of `{{name}}`, even inside of a text.
const quoteLiteral = (text: string): string =>
  `'${withoutNul(text)
    .replaceAll(/['\\]/g, "\\$&")
    .replaceAll(/(?<=[${])\{/g, "\\{")}'`;

const quoteIdentifier = (name: string): string => `\`${withoutNul(name).replaceAll("`", "``")}\``;

const MAP = "'MAP<STRING, STRING>'";

/** A key as a path into a VARIANT, which has no escapes. */
const path = (key: string): string =>
  quoteLiteral(/^[A-Za-z_]\w*$/.test(key) ? `$.${key}` : key.includes('"') ? `$['${key}']` : `$["${key}"]`);

/** A value where the text has a form, to its very end: `$` would let a line break pass, which casts trim. */
const whereLike = (text: string, pattern: string, value: string): string =>
  `CASE WHEN ${text} RLIKE ${quoteLiteral(`\\A${pattern}\\z`)} THEN ${value} END`;

const convert: Conversions = {
  integer: (text) => whereLike(text, "-?[0-9]{1,19}", `TRY_CAST(${text} AS BIGINT)`),
  float: (text) =>
    whereLike(
      text,
      "-?[0-9]+([.][0-9]+)?([Ee][+-]?[0-9]+)?",
      `CASE WHEN abs(TRY_CAST(${text} AS DOUBLE)) < double('Infinity') THEN TRY_CAST(${text} AS DOUBLE) END`,
    ),
  number: (text) => whereLike(text, "-?[0-9]{1,28}([.][0-9]{1,10})?", `TRY_CAST(${text} AS DECIMAL(38,10))`),
  boolean: (text) =>
    `CASE lower(${text}) WHEN 'true' THEN TRUE WHEN '1' THEN TRUE WHEN 'false' THEN FALSE WHEN '0' THEN FALSE END`,
  "date-time": (text) =>
    whereLike(
      text,
      "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z",
      `TRY_CAST(regexp_replace(${text}, '([.][0-9]{6})[0-9]+', '$1') AS TIMESTAMP)`,
    ),
  uuid: (text) => whereLike(text, "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}", `lower(${text})`),
};

const commentClause = (comment: string): string => (comment === "" ? "" : ` COMMENT ${quoteLiteral(comment)}`);

const columnDefinition = ({ name, type, required, comment }: ColumnText): string =>
  `${name} ${type}${required ? " NOT NULL" : ""}${commentClause(comment)}`;

function createTable({ name, columns, comment, keys: { time, site, actor } }: TableText): readonly string[] {
  const clustering = [time, site, actor].filter((column) => column !== undefined);
  const lines = [
    `CREATE TABLE ${name} (\n  ${columns.map(columnDefinition).join(",\n  ")}\n)`,
    `USING DELTA${commentClause(comment)}`,
    ...(clustering.length === 0 ? [] : [`CLUSTER BY (${clustering.join(", ")})`]),
  ];
  return [`${lines.join("\n")};`];
}

const concat = (texts: readonly string[]): string => `concat(${texts.join(", ")})`;

/** Databricks SQL, from runtime 15.3, which has VARIANT. */
export const databricks: Dialect = {
  name: "databricks",
  title: "Databricks",
  proof: "parsed",
  identifiers: {
    maximumLength: 255,
    // Files of a Delta table and its change feed have columns of these names.
    reservedColumns: ["_change_type", "_commit_timestamp", "_commit_version", "_metadata", "_rescued_data"],
  },
  types: {
    string: "STRING",
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE",
    boolean: "BOOLEAN",
    number: "DECIMAL(38,10)",
    "date-time": "TIMESTAMP",
    uuid: "STRING",
    json: "STRING",
    recordId: "STRING",
  },
  json: {
    open: () => ({
      fields: (record) => `from_json(${record}, ${MAP})`,
      text: (fields, key) => `try_element_at(${fields}, ${quoteLiteral(key)})`,
    }),
    fragment: (record, key) => `to_json(try_variant_get(try_parse_json(${record}), ${path(key)}, 'variant'))`,
    object: (members) => `nullif(concat('{', concat_ws(',',\n    ${members.join(",\n    ")}\n  ), '}'), '{}')`,
  },
  convert,
  recordId: (record) => `md5(${record})`,
  concat,
  createTable,
  createView: ({ name, columns, comment }, query) => {
    const shown = columns.map((column) => `${column.name}${commentClause(column.comment)}`);
    return [`CREATE OR REPLACE VIEW ${name} (\n  ${shown.join(",\n  ")}\n)${commentClause(comment)} AS\n${query};`];
  },
  daysBefore: (time, days) => `${time} - INTERVAL ${String(days)} DAYS`,
  migrate: databricksMigrations({
    quoteIdentifier,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition,
  }),
  notes: [
    "Runtimes before 17 (Spark 4) read numbers with a point through DOUBLE, where digits after the 15th can change.",
    "Times keep 6 digits of a second; further ones, which records have, are cut.",
  ],
  quoteIdentifier,
  quoteLiteral,
};
