import type { ColumnText, Conversions, Dialect, OpenedRecord, TableText } from "../dialect.ts";
import { mysqlMigrations } from "../migrate/mysql-migrations.ts";
import { OWN_COLUMNS } from "../names/relation-names.ts";
import { quoteWithSingleQuotes, withoutNul } from "./standard-sql.ts";

/** Backticks quote names whether or not a server runs with `ANSI_QUOTES`. */
const quoteIdentifier = (name: string): string => `\`${withoutNul(name).replaceAll("`", "``")}\``;

/**
 * Quotes are doubled and never escaped, so that no text ends early whether or not a server runs with
 * `NO_BACKSLASH_ESCAPES`. With that mode a backslash stands twice; there is no literal for all places that has one in both.
 */
const quoteLiteral = (text: string): string => quoteWithSingleQuotes(text.replaceAll("\\", "\\\\"));

const path = (key: string): string => quoteLiteral(`$.${JSON.stringify(key)}`);

/** No backslash is in a pattern, for it means two things (see {@link quoteLiteral}); `$` would take a line break too. */
const matches = (text: string, pattern: string): string => `${text} REGEXP '(?s)^${pattern}(?!.)'`;

/** Text as it is compared and kept: exact to the letter, whatever the connection's collation is. */
const exact = (text: string): string => `(${text} COLLATE utf8mb4_bin)`;

/**
 * A conversion only sees what it can take: in strict mode, where a load runs, what a view has as a warning is an error.
 * An exponent may reach 307: the next one can be beyond what DOUBLE holds.
 */
const CONVERSIONS: Conversions = {
  integer: (text) =>
    `CASE WHEN ${matches(text, "-?[0-9]{1,19}")}` +
    ` AND CAST(${text} AS DECIMAL(20)) BETWEEN -9223372036854775808 AND 9223372036854775807` +
    ` THEN CAST(${text} AS SIGNED) END`,
  float: (text) => {
    const small = "[0-9]{1,200}([.][0-9]+)?([eE]([+]?[0-9]{1,2}|-[0-9]+))?";
    const large = "[0-9]([.][0-9]+)?[eE][+]?([12][0-9]{2}|30[0-7])";
    return `CASE WHEN ${matches(text, `-?(${small}|${large})`)} THEN CAST(${text} AS DOUBLE) END`;
  },
  number: (text) =>
    `CASE WHEN ${matches(text, "-?[0-9]{1,28}([.][0-9]{1,10})?")} THEN CAST(${text} AS DECIMAL(38,10)) END`,
  // Not by comparison, which passes over a space at the end.
  boolean: (text) =>
    `CASE WHEN ${matches(text, "(?i)(true|1)")} THEN 1 WHEN ${matches(text, "(?i)(false|0)")} THEN 0 END`,
  // Six digits are cut out of the text: a cast of more of them rounds. They come with the Z where there are fewer.
  "date-time": (text) => {
    const day = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";
    const clock = "([01][0-9]|2[0-3])(:[0-5][0-9]){2}([.][0-9]{1,9})?";
    return (
      `CASE WHEN ${matches(text, `${day}T${clock}Z`)}` +
      ` AND SUBSTR(${text}, 9, 2) <= DAY(LAST_DAY(CONCAT(LEFT(${text}, 8), '01')))` +
      ` THEN CAST(TRIM(TRAILING 'Z' FROM LEFT(${text}, 26)) AS DATETIME(6)) END`
    );
  },
  uuid: (text) =>
    `CASE WHEN ${matches(text, "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")} THEN LOWER(${text}) END`,
};

/** A server's catalog has UTF-8 of up to three bytes; of a longer character MariaDB makes `?`. */
const commentClause = (comment: string): string =>
  comment === "" ? "" : ` COMMENT ${quoteLiteral(comment.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, "\uFFFD"))}`;

const columnLine = ({ name, type, required, comment }: ColumnText): string =>
  `${name} ${type}${required ? " NOT NULL" : ""}${commentClause(comment)}`;

function createTable({ name, columns, comment, keys }: TableText): readonly string[] {
  const { recordId, time, site, actor } = keys;
  const indexes = [[time], [site, time], [actor, time]]
    .filter(([first]) => first !== undefined)
    .map(
      (parts) => `KEY (${parts.flatMap((part) => (part === undefined ? [] : indexPart(part, columns))).join(", ")})`,
    );
  const lines = [
    ...columns.map(columnLine),
    ...(recordId === undefined ? [] : [`PRIMARY KEY (${recordId})`]),
    ...new Set(indexes),
  ];
  const options = `CHARACTER SET utf8mb4 COLLATE utf8mb4_bin${commentClause(comment)}`;
  return [`CREATE TABLE ${name} (\n  ${lines.join(",\n  ")}\n) ${options};`];
}

// An index takes no more than the beginning of a text without a limit.
function indexPart(name: string, columns: readonly ColumnText[]): string {
  const isText = columns.some((column) => column.name === name && column.type === TEXT);
  return isText ? `${name}(64)` : name;
}

/** Not TEXT, which ends at 64 KiB: a load would fail there. Neither counts towards the 65,535 bytes of a row. */
const TEXT = "LONGTEXT";

const concat = (texts: readonly string[]): string => `CONCAT(${texts.join(", ")})`;

/** MySQL, from version 8.0.17, and MariaDB, from version 10.6: the first ones with JSON_TABLE and casts to DOUBLE. */
export const mysql: Dialect = {
  name: "mysql",
  title: "MySQL and MariaDB",
  proof: "executed",
  identifiers: { maximumLength: 64, reservedColumns: [] },
  // That of a column; a table's is 2048.
  maximumComment: 1024,
  types: {
    string: TEXT,
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE",
    // An alias of TINYINT(1).
    boolean: "BOOLEAN",
    number: "DECIMAL(38,10)",
    // Not TIMESTAMP, which ends in 2038 and is shown in the session's zone.
    "date-time": "DATETIME(6)",
    uuid: "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin",
    json: "JSON",
    recordId: "CHAR(32) CHARACTER SET ascii COLLATE ascii_bin",
  },
  json: {
    // One pass over the text for all keys. Names of columns are numbered: JSON_TABLE folds their case.
    open: (keys) => ({
      fields: (record) => record,
      // As JSON text first: of a JSON `null` JSON_UNQUOTE makes the text null, which a string may be too.
      text: (fields, key) =>
        exact(
          `JSON_UNQUOTE(NULLIF(CAST(${fields}_${String(keys.indexOf(key) + 1)} AS CHAR CHARACTER SET utf8mb4), 'null'))`,
        ),
      // It takes no empty list of columns.
      ...(keys.length === 0 ? {} : { beside: besideRecord(keys) }),
    }),
    fragment: (record, key) => `JSON_EXTRACT(${record}, ${path(key)})`,
    object: (members) => `NULLIF(CONCAT('{', CONCAT_WS(',',\n    ${members.join(",\n    ")}\n  ), '}'), '{}')`,
    // MariaDB casts to no JSON.
    nothing: "CAST(NULL AS CHAR)",
  },
  convert: CONVERSIONS,
  // MD5 gives what the connection's character set is.
  recordId: (record) => `(CONVERT(MD5(${record}) USING ascii) COLLATE ascii_bin)`,
  concat,
  createTable,
  createView: (view, query) => [`CREATE OR REPLACE VIEW ${view.name} AS\n${query};`],
  daysBefore: (time, days) => `${time} - INTERVAL ${String(days)} DAY`,
  say: {
    day: (column) => `DATE_FORMAT(${column}, '%Y-%m-%d')`,
    luid: (column) => column,
    isTrue: (column) => column,
  },
  migrate: mysqlMigrations({
    quoteIdentifier,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: columnLine,
  }),
  notes: [
    "A record with half a surrogate pair in it, which is no JSON to the server, is passed over.",
    "Times are kept as DATETIME, which has no zone, in UTC: compare them with UTC_TIMESTAMP(), not NOW(). They keep 6 digits",
    "of a second; further ones, which records have, are cut.",
    "Run the files as utf8mb4 (mysql --default-character-set=utf8mb4). Any sql_mode does; with NO_BACKSLASH_ESCAPES a",
    "backslash in a comment is shown twice. MariaDB keeps every digit of a JSON number, MySQL 64 bits of a whole number and",
    "17 digits of another.",
  ],
  quoteIdentifier,
  quoteLiteral,
};

function besideRecord(keys: readonly string[]): NonNullable<OpenedRecord["beside"]> {
  const columns = keys.map((key, index) => `${columnOf(index)} JSON PATH ${path(key)}`);
  return {
    join: (record) =>
      `CROSS JOIN JSON_TABLE(${record}, '$' COLUMNS (\n  ${columns.join(",\n  ")}\n)) AS ${OWN_COLUMNS.fields}`,
    columns: keys.map((_, index) => columnOf(index)),
  };
}

function columnOf(index: number): string {
  return `${OWN_COLUMNS.fields}_${String(index + 1)}`;
}
