import type { Conversions, Dialect, JsonAccess, OpenedRecord, TableText } from "../dialect.ts";
import { sqlserverMigrations } from "../migrate/sqlserver-migrations.ts";
import { OWN_COLUMNS } from "../names/relation-names.ts";
import { quoteWithSingleQuotes, tableDefinition, withoutNul } from "./standard-sql.ts";

const SCHEMA = "dbo";

/** Brackets quote names whether or not a client has set `QUOTED_IDENTIFIER`, as sqlcmd has not. */
const quoteIdentifier = (name: string): string => `[${withoutNul(name).replaceAll("]", "]]")}]`;

const quoteRelation = (name: string): string => `${quoteIdentifier(SCHEMA)}.${quoteIdentifier(name)}`;

/** Takes the quotes, and the schema, off a name. */
const plainName = (quoted: string): string =>
  quoted
    .replace(`${quoteIdentifier(SCHEMA)}.`, "")
    .slice(1, -1)
    .replaceAll("]]", "]");

/**
 * A text as one literal, for places that take no expression. What looks like a variable of sqlcmd, which puts its value into
 * literals too, gets a space.
 */
const quoteWhole = (text: string): string => `N${quoteWithSingleQuotes(text.replaceAll("$(", "$ ("))}`;

/** A text to the letter; a literal ends between the two characters that begin a variable of sqlcmd. */
const quoteLiteral = (text: string): string =>
  text
    .split(/(?<=\$)(?=\()/u)
    .map((piece) => `N${quoteWithSingleQuotes(piece)}`)
    .join(" + ");

const path = (key: string): string => quoteWhole(`$.${JSON.stringify(key)}`);

/** One pass over the text for all keys. JSON_VALUE gives no text of more than 4,000 characters, OPENJSON does. */
function open(keys: readonly string[]): OpenedRecord {
  const columns = keys.map((_, index) => `${OWN_COLUMNS.fields}_${String(index + 1)}`);
  const values = columns.map((column, index) => `${column} NVARCHAR(MAX) ${path(keys[index] ?? "")}`);
  const whole = columns.map(
    (column, index) => `COALESCE(o.${column}, JSON_QUERY(n.nested, ${path(keys[index] ?? "")})) AS ${column}`,
  );
  // Objects and arrays are no values to OPENJSON; records that have none of them are not looked through again.
  const join = (record: string): string =>
    [
      `CROSS APPLY OPENJSON(${record}) WITH (\n  ${values.join(",\n  ")}\n) AS o`,
      `CROSS APPLY (SELECT CASE WHEN ${record} LIKE N'%_[[{]%' THEN ${record} END AS nested) AS n`,
      `CROSS APPLY (SELECT\n  ${whole.join(",\n  ")}\n) AS f`,
    ].join("\n");
  return {
    fields: () => "CAST(NULL AS BIT)",
    text: (fields, key) => `${fields}_${String(keys.indexOf(key) + 1)}`,
    ...(keys.length === 0 ? {} : { beside: { join, columns } }),
  };
}

/** CONCAT_WS takes 254 arguments, and no fewer than three. */
const MEMBERS_AT_ONCE = 200;

const joinMembers = (members: readonly string[]): string =>
  members.length <= MEMBERS_AT_ONCE
    ? `CONCAT_WS(N',',\n    ${[...members, "NULL"].join(",\n    ")}\n  )`
    : `CONCAT_WS(N',', NULLIF(${joinMembers(members.slice(0, MEMBERS_AT_ONCE))}, N''), NULLIF(${joinMembers(members.slice(MEMBERS_AT_ONCE))}, N''))`;

const json: JsonAccess = {
  open,
  fragment: (record, key) =>
    "(SELECT TOP (1) CASE j.[type] WHEN 1 THEN N'\"' + STRING_ESCAPE(j.[value], 'json') + N'\"' ELSE j.[value] END" +
    ` FROM OPENJSON(${record}) AS j WHERE j.[key] = ${quoteLiteral(key)})`,
  object: (members) => `NULLIF(N'{' + ${joinMembers(members)} + N'}', N'{}')`,
};

/** What a pattern of LIKE cannot say is left to TRY_CONVERT, which by itself takes blanks, signs and empty texts. */
const CONVERSIONS: Conversions = {
  integer: (text) =>
    `CASE WHEN ${text} LIKE N'[-0-9]%[0-9]' OR ${text} LIKE N'[0-9]' THEN` +
    ` CASE WHEN ${text} NOT LIKE N'_%[^0-9]%' AND LEN(REPLACE(${text}, N'-', N'')) <= 19 THEN TRY_CONVERT(BIGINT, ${text}) END END`,
  float: (text) =>
    `CASE WHEN (${text} LIKE N'[0-9]%' OR ${text} LIKE N'-[0-9]%') AND ${text} LIKE N'%[0-9]'` +
    ` AND ${text} NOT LIKE N'%[^-+.0-9eE]%' AND ${text} NOT LIKE N'%.[^0-9]%' THEN TRY_CONVERT(FLOAT, ${text}) END`,
  number: (text) =>
    `CASE WHEN (${text} LIKE N'[0-9]%' OR ${text} LIKE N'-[0-9]%') AND ${text} LIKE N'%[0-9]'` +
    ` AND ${text} NOT LIKE N'_%[^.0-9]%' AND CHARINDEX(N'.', REPLACE(${text}, N'-', N'') + N'.') <= 29` +
    ` AND LEN(${text}) - CHARINDEX(N'.', ${text} + N'.') <= 10 THEN TRY_CONVERT(DECIMAL(38,10), ${text}) END`,
  boolean: (text) =>
    `CASE WHEN LOWER(${text}) LIKE N'true' OR ${text} LIKE N'1' THEN CAST(1 AS BIT)` +
    ` WHEN LOWER(${text}) LIKE N'false' OR ${text} LIKE N'0' THEN CAST(0 AS BIT) END`,
  // Seven digits are cut out of the text: a conversion refuses more of them.
  "date-time": (text) =>
    `CASE WHEN ${text} COLLATE Latin1_General_BIN2 LIKE N'____-__-__T__:__:__%Z' AND ${text} NOT LIKE N'%[^-:.0-9TZ]%' AND ${text} NOT LIKE N'%Z_%'` +
    ` AND SUBSTRING(${text}, 20, 1) IN (N'.', N'Z') AND SUBSTRING(${text}, 20, 2) <> N'.Z'` +
    ` AND SUBSTRING(${text}, 21, 4000) NOT LIKE N'%[^0-9Z]%' AND LEN(${text}) <= 30` +
    ` THEN TRY_CONVERT(DATETIME2(7), REPLACE(LEFT(${text}, 27), N'Z', N''), 126) END`,
  uuid: (text) =>
    `CASE WHEN LEN(${text}) = 36 AND ${text} NOT LIKE N'%[^-0-9A-Fa-f]%' AND TRY_CONVERT(UNIQUEIDENTIFIER, ${text}) IS NOT NULL` +
    ` THEN LOWER(CONVERT(CHAR(36), ${text})) END`,
};

/** The documented way to describe an object: a property that tools show. */
const describe = (comment: string, kind: "TABLE" | "VIEW", relation: string, column?: string): string => {
  const levels = [
    ["SCHEMA", SCHEMA],
    [kind, plainName(relation)],
    ...(column === undefined ? [] : [["COLUMN", plainName(column)]]),
  ];
  const place = levels.map(
    ([type, name = ""], level) =>
      `@level${String(level)}type = N'${type ?? ""}', @level${String(level)}name = ${quoteWhole(name)}`,
  );
  return `EXEC sys.sp_addextendedproperty @name = N'MS_Description', @value = ${quoteWhole(comment)}, ${place.join(", ")};`;
};

const descriptions = (
  { name, comment, columns }: Pick<TableText, "name" | "comment" | "columns">,
  kind: "TABLE" | "VIEW",
): readonly string[] => [
  ...(comment === "" ? [] : [describe(comment, kind, name)]),
  ...columns
    .filter((column) => column.comment !== "")
    .map((column) => describe(column.comment, kind, name, column.name)),
];

/** Rows lie by time; a record is found by its id, and a site's or a person's by indexes. Long texts can't be in one. */
function createTable(table: TableText): readonly string[] {
  const isLong = (name: string): boolean =>
    table.columns.find((column) => column.name === name)?.type.endsWith("(MAX)") === true;
  const { time, site, actor } = table.keys;
  const indexes = [[time], [site, time], [actor, time]]
    .filter(([first]) => first !== undefined)
    .map((columns) => columns.filter((column) => column !== undefined))
    .filter((columns) => !columns.some(isLong));
  const index = ([first = "", ...more]: readonly string[]): string =>
    `CREATE ${first === time ? "CLUSTERED " : ""}INDEX ${quoteIdentifier(`by_${plainName(first)}`)}` +
    ` ON ${table.name} (${[first, ...more].join(", ")});`;
  return [
    tableDefinition(table).replace("PRIMARY KEY (", "PRIMARY KEY NONCLUSTERED ("),
    ...indexes.map(index),
    ...descriptions(table, "TABLE"),
    "GO",
  ];
}

const concat = (texts: readonly string[]): string => texts.join(" + ");

/** SQL Server from 2019, which has UTF-8, and Azure SQL. */
export const sqlserver: Dialect = {
  name: "sqlserver",
  title: "SQL Server",
  proof: "parsed",
  identifiers: { maximumLength: 128, reservedColumns: [] },
  // A property takes 7,500 bytes; a character takes four at the most.
  maximumComment: 1875,
  types: {
    string: "NVARCHAR(MAX)",
    integer: "BIGINT",
    long: "BIGINT",
    float: "FLOAT",
    boolean: "BIT",
    number: "DECIMAL(38,10)",
    "date-time": "DATETIME2(7)",
    // Text: a UNIQUEIDENTIFIER is shown in upper case, and sorted from its end.
    uuid: "CHAR(36)",
    json: "NVARCHAR(MAX)",
    recordId: "CHAR(32)",
  },
  json,
  convert: CONVERSIONS,
  // Of the bytes in UTF-8, as in other engines; NVARCHAR has UTF-16.
  recordId: (record) =>
    `LOWER(CONVERT(CHAR(32), HASHBYTES('MD5', CAST(${record} COLLATE Latin1_General_100_BIN2_UTF8 AS VARCHAR(MAX))), 2))`,
  concat,
  createTable,
  // A view is alone in its batch. Not OR ALTER: that keeps the properties, which can't be added twice.
  createView: (view, query) => [
    `DROP VIEW IF EXISTS ${view.name};`,
    "GO",
    `CREATE VIEW ${view.name} AS\n${query};`,
    "GO",
    ...descriptions({ ...view, columns: [] }, "VIEW"),
    "GO",
  ],
  transaction: { begin: "SET XACT_ABORT ON;\nBEGIN TRANSACTION;\nGO", commit: "COMMIT TRANSACTION;\nGO" },
  batchEnd: "GO",
  daysBefore: (time, days) => `DATEADD(day, -${String(days)}, ${time})`,
  isMissing: (id, name, table) => `NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.${name} = ${id})`,
  migrate: sqlserverMigrations({
    quoteIdentifier,
    quoteRelation,
    quoteLiteral,
    concat,
    createTable,
    columnDefinition: ({ name, type }) => `${name} ${type}`,
    quoteWhole,
    plainName,
    describe: (comment, relation, column) => describe(comment, "TABLE", relation, column),
  }),
  notes: [
    "Run it with sqlcmd -b, which stops at an error. Everything is in the schema dbo.",
    "Times are in UTC and keep 7 digits of a second; further ones, which records have, are cut.",
  ],
  quoteIdentifier,
  quoteRelation,
  quoteLiteral,
};
