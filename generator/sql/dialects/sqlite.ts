import type { Conversions, Dialect, TableText } from "../dialect.ts";
import { sqliteMigrations } from "../migrate/sqlite-migrations.ts";
import { quoteWithDoubleQuotes, quoteWithSingleQuotes } from "./standard-sql.ts";

const path = (key: string): string => quoteWithSingleQuotes(`$.${JSON.stringify(key)}`);

/** Whether a text has nothing but digits, after a minus at most; SQLite has no regular expressions of its own. */
const hasDigits = (text: string, others: string): string =>
  `${text} GLOB '[-0-9]*' AND ${text} GLOB '*[0-9]' AND ${text} NOT GLOB '?*[^${others}0-9]*'`;

/** A text without its minus. Only asked of one that has at most one. */
const unsigned = (text: string): string => `ltrim(${text}, '-')`;

/** The largest whole number of 64 bits; the smallest is one further from zero. */
const LARGEST = "9223372036854775807";

/** What a value of a column is; casts take anything, so each text is looked at before. */
const CONVERSIONS: Conversions = {
  integer: (text) =>
    `CASE WHEN ${hasDigits(text, "")} AND (length(${unsigned(text)}) < 19` +
    ` OR length(${unsigned(text)}) = 19 AND (${unsigned(text)} <= '${LARGEST}' OR ${text} = '-9223372036854775808'))` +
    ` THEN CAST(${text} AS INTEGER) END`,
  // JSON knows what a number is; the 1 before it makes leading zeros harmless.
  float: (text) =>
    `CASE WHEN (${text} GLOB '[0-9]*' OR ${text} GLOB '-[0-9]*') AND ${text} GLOB '*[0-9]'` +
    ` AND json_valid('1' || ${unsigned(text)}) AND abs(CAST(${text} AS REAL)) <= 1.7976931348623157e308` +
    ` THEN CAST(${text} AS REAL) END`,
  number: (text) => {
    const point = `instr(${unsigned(text)} || '.', '.')`;
    return (
      `CASE WHEN ${hasDigits(text, ".")} AND ${text} NOT GLOB '*.*.*' AND ${point} BETWEEN 2 AND 29` +
      ` AND length(${unsigned(text)}) - ${point} <= 10 THEN ${text} END`
    );
  },
  boolean: (text) => `CASE lower(${text}) WHEN 'true' THEN 1 WHEN '1' THEN 1 WHEN 'false' THEN 0 WHEN '0' THEN 0 END`,
  // Of a day that is not in the calendar SQLite makes one that is, older versions only where they calculate: then the text
  // comes back changed.
  "date-time": (text) => {
    const seconds = `substr(${text}, 1, 19)`;
    const fraction = `substr(${text}, 20, length(${text}) - 20)`;
    return (
      `CASE WHEN ${text} GLOB '????-??-??T??:??:??*Z' AND strftime('%Y-%m-%dT%H:%M:%S', ${seconds}, '+0 days') = ${seconds}` +
      ` AND (${fraction} = '' OR ${fraction} GLOB '.[0-9]*' AND ${fraction} NOT GLOB '?*[^0-9]*' AND length(${fraction}) <= 10)` +
      ` THEN ${seconds} || substr(coalesce(nullif(${fraction}, ''), '.') || '000000000', 1, 10) || 'Z' END`
    );
  },
  uuid: (text) =>
    `CASE WHEN ${text} GLOB '????????-????-????-????-????????????' AND length(replace(${text}, '-', '')) = 32` +
    ` AND ${text} NOT GLOB '*[^-0-9A-Fa-f]*' THEN lower(${text}) END`,
};

/** Joins texts two by two: a chain of a thousand is deeper than an expression may be. */
function joinEvenly(texts: readonly string[]): string {
  if (texts.length <= 8) return texts.join("\n    || ");
  const half = Math.ceil(texts.length / 2);
  return `(${joinEvenly(texts.slice(0, half))})\n    || (${joinEvenly(texts.slice(half))})`;
}

/** The text of a statement is kept as it is written, so its comments are what the schema tells of a column. */
const lineComment = (comment: string): string => (comment === "" ? "" : ` -- ${comment}`);

function createTable({ name, columns, comment, keys }: TableText): readonly string[] {
  const lines = columns.map((column) => {
    const key = column.name === keys.recordId ? " PRIMARY KEY" : "";
    return {
      text: `${column.name} ${column.type}${column.required ? " NOT NULL" : ""}${key}`,
      comment: column.comment,
    };
  });
  const list = lines.map(
    ({ text, comment: told }, index) => `  ${text}${index < lines.length - 1 ? "," : ""}${lineComment(told)}`,
  );
  return [
    `CREATE TABLE ${name} (${lineComment(comment)}\n${list.join("\n")}\n) STRICT;`,
    ...indexes(name, keys.time, keys.site, keys.actor),
  ];
}

/** Names of indexes are in one space with those of tables; no table's ends like these. */
function indexes(table: string, time?: string, site?: string, actor?: string): readonly string[] {
  const index = (role: string, columns: readonly (string | undefined)[]): readonly string[] =>
    columns[0] === undefined
      ? []
      : [
          `CREATE INDEX ${quoteWithDoubleQuotes(`${plain(table)} ${role}`)} ON ${table} (${columns.filter((part) => part !== undefined).join(", ")});`,
        ];
  return [...index("by time", [time]), ...index("by site", [site, time]), ...index("by actor", [actor, time])];
}

const plain = (quoted: string): string => quoted.slice(1, -1).replaceAll('""', '"');

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** SQLite, from version 3.38, which has `->>` and strict tables. */
export const sqlite: Dialect = {
  name: "sqlite",
  title: "SQLite",
  proof: "executed",
  // A table has at most 2,000 columns, and no name is too long.
  identifiers: { reservedColumns: [] },
  types: {
    string: "TEXT",
    integer: "INTEGER",
    long: "INTEGER",
    float: "REAL",
    boolean: "INTEGER",
    // There are no decimals, and a REAL would lose digits.
    number: "TEXT",
    "date-time": "TEXT",
    uuid: "TEXT",
    json: "TEXT",
    recordId: "TEXT",
  },
  json: {
    // A record is parsed once for all its keys: SQLite keeps the last texts that it has parsed.
    open: () => ({
      fields: (record) => record,
      // `->>` gives 1 for true and rounds numbers that are no 64 bit integer; `->` gives what is written.
      // Most keys of a wide view are absent: they are looked up once.
      text: (fields, key) =>
        `CASE coalesce(json_type(${fields}, ${path(key)}), 'null') WHEN 'text' THEN ${fields} ->> ${path(key)}` +
        ` WHEN 'null' THEN NULL ELSE ${fields} -> ${path(key)} END`,
    }),
    fragment: (record, key) => `(${record} -> ${path(key)})`,
    object: (members) =>
      `nullif('{' || substr(${joinEvenly(members.map((member) => `coalesce(',' || ${member}, '')`))}, 2) || '}', '{}')`,
  },
  convert: CONVERSIONS,
  // There are no hashes: a record is known by its text.
  recordId: (record) => record,
  concat,
  createTable,
  createView: ({ name, comment }, query) => [
    `DROP VIEW IF EXISTS ${name};`,
    `CREATE VIEW ${name} AS${lineComment(comment)}\n${query};`,
  ],
  transaction: { begin: "BEGIN;", commit: "COMMIT;" },
  daysBefore: (time, days) => `strftime('%Y-%m-%dT%H:%M:%S', ${time}, '-${String(days)} days')`,
  say: {
    day: (column) => `substr(${column}, 1, 10)`,
    luid: (column) => column,
    isTrue: (column) => column,
  },
  migrate: sqliteMigrations({
    quoteIdentifier: quoteWithDoubleQuotes,
    quoteLiteral: quoteWithSingleQuotes,
    concat,
    createTable,
    columnDefinition: ({ name, type }) => `${name} ${type}`,
  }),
  notes: [
    "Times are texts in UTC with 9 digits of a second, such as 2026-12-31T23:59:59.000000000Z: they sort by time, and SQLite's",
    "functions of date and time take them. Decimals are texts too, so that no digit is lost: CAST(x AS REAL) to calculate.",
    "Booleans are 1 and 0. SQLite has no hashes: a record's id is its text.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral: quoteWithSingleQuotes,
};
