import type { Dialect, TableText } from "../dialect.ts";
import { redshiftMigrations } from "../migrate/redshift-migrations.ts";
import { commentOnStatements, quoteWithDoubleQuotes, quoteWithSingleQuotes, tableDefinition } from "./standard-sql.ts";

/** A backslash escapes, in any literal. */
const quoteLiteral = (text: string): string => quoteWithSingleQuotes(text.replaceAll("\\", "\\\\"));

/** Functions that raw.sql makes, so that a view reads well. */
const call =
  (name: string) =>
  (...values: readonly string[]): string =>
    `activity_log_${name}(${values.join(", ")})`;

/**
 * Rows lie by time, and where the ids are that a load compares them with. The key is told, not kept: load.sql sees to it,
 * and the planner trusts it.
 */
function createTable(table: TableText): readonly string[] {
  const { recordId, time, site, actor } = table.keys;
  const sorted = [time, site, actor].filter((column) => column !== undefined);
  const clauses = [
    recordId === undefined ? "DISTSTYLE ALL" : `DISTSTYLE KEY\nDISTKEY (${recordId})`,
    sorted.length === 0 ? "" : `SORTKEY (${sorted.join(", ")})`,
  ].filter((clause) => clause !== "");
  return [
    `${tableDefinition(table).slice(0, -1)}\n${clauses.join("\n")};`,
    ...commentOnStatements(table, "TABLE", quoteLiteral),
  ];
}

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** Amazon Redshift. */
export const redshift: Dialect = {
  name: "redshift",
  title: "Amazon Redshift",
  proof: "parsed",
  identifiers: {
    maximumLength: 127,
    reservedColumns: ["cmax", "cmin", "ctid", "deletexid", "insertxid", "oid", "tableoid", "xmax", "xmin"],
  },
  types: {
    // The longest there is: a shorter one would refuse or cut what it cannot hold.
    string: "VARCHAR(65535)",
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE PRECISION",
    boolean: "BOOLEAN",
    number: "DECIMAL(38,10)",
    "date-time": "TIMESTAMPTZ",
    uuid: "VARCHAR(36)",
    json: "VARCHAR(65535)",
    recordId: "VARCHAR(32)",
  },
  json: {
    // Not SUPER: its keys are folded to lower case unless each session says otherwise, and then all values are NULL.
    open: () => ({
      fields: (record) => record,
      text: (fields, key) => call("text")(fields, quoteLiteral(key)),
    }),
    fragment: (record, key) => call("fragment")(record, quoteLiteral(key)),
    // There is no CONCAT_WS.
    object: (members) =>
      `NULLIF('{' || LTRIM(\n    ${members.map((member) => `COALESCE(',' || ${member}, '')`).join(" ||\n    ")}\n  , ',') || '}', '{}')`,
  },
  convert: {
    integer: call("bigint"),
    float: call("double"),
    number: call("decimal"),
    boolean: call("boolean"),
    "date-time": call("timestamptz"),
    uuid: call("luid"),
  },
  recordId: (record) => `MD5(${record})`,
  concat,
  createTable,
  // Not OR REPLACE: that refuses a column between others, where each release brings some.
  createView: (view, query) => [
    `DROP VIEW IF EXISTS ${view.name};`,
    `CREATE VIEW ${view.name} AS\n${query};`,
    ...commentOnStatements({ ...view, columns: [] }, "VIEW", quoteLiteral),
  ],
  transaction: { begin: "BEGIN;", commit: "COMMIT;" },
  daysBefore: (time, days) => `DATEADD(day, -${String(days)}, ${time})`,
  migrate: redshiftMigrations({
    quoteIdentifier: quoteWithDoubleQuotes,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: ({ name, type }) => `${name} ${type}`,
  }),
  notes: [
    "Times keep 6 digits of a second; further ones, which records have, are cut.",
    "A record takes 65,535 bytes. The JSON of `unconverted` is text: JSON_PARSE opens it.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral,
};
