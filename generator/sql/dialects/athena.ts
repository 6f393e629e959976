import type { ColumnText, Dialect, TableText } from "../dialect.ts";
import { athenaMigrations } from "../migrate/trino-migrations.ts";
import { quoteWithDoubleQuotes, quoteWithSingleQuotes } from "./standard-sql.ts";
import { athenaConversions, trinoJson, trinoRecordId } from "./trino-json.ts";

/** Where tables lie, for the user to replace. */
const TABLES = "s3://my-bucket/activity-log-tables";

/** Types in DDL, which goes through the parser of Hive, by those in queries, which go through that of Trino. */
const DDL_TYPES: Readonly<Record<string, string>> = { VARCHAR: "STRING", "TIMESTAMP(6)": "TIMESTAMP" };

/** A name in DDL, from the same in a query. */
const ddlName = (name: string): string => `\`${name.slice(1, -1).replaceAll('""', '"').replaceAll("`", "``")}\``;

// Two quotes would be two texts side by side for Hive, and a backslash is one only when doubled.
const ddlLiteral = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

const columnDefinition = ({ name, type, comment }: ColumnText): string =>
  `${ddlName(name)} ${DDL_TYPES[type] ?? type}${comment === "" ? "" : ` COMMENT ${ddlLiteral(comment)}`}`;

const isTime = (name: string, columns: readonly ColumnText[]): boolean =>
  columns.some((column) => column.name === name && column.type.startsWith("TIMESTAMP"));

// Months, since one INSERT may write to 100 partitions. An Iceberg table of Athena has neither NOT NULL nor a comment.
const createTable = ({ name, columns, keys }: TableText): readonly string[] => [
  [
    `CREATE TABLE ${ddlName(name)} (\n  ${columns.map(columnDefinition).join(",\n  ")}\n)`,
    ...(keys.time !== undefined && isTime(keys.time, columns) ? [`PARTITIONED BY (month(${ddlName(keys.time)}))`] : []),
    `LOCATION ${ddlLiteral(`${TABLES}/${name.slice(1, -1)}/`)}`,
    "TBLPROPERTIES ('table_type' = 'ICEBERG', 'format' = 'parquet');",
  ].join("\n"),
];

const concat = (texts: readonly string[]): string => texts.join(" || ");

/** Amazon Athena, engine version 3. */
export const athena: Dialect = {
  name: "athena",
  title: "Amazon Athena",
  proof: "parsed",
  identifiers: { maximumLength: 255, reservedColumns: [] },
  // What the Glue Data Catalog takes.
  maximumComment: 255,
  types: {
    string: "VARCHAR",
    integer: "BIGINT",
    long: "BIGINT",
    float: "DOUBLE",
    boolean: "BOOLEAN",
    number: "DECIMAL(38,10)",
    // Neither views nor tables of Athena have columns with a time zone, or UUIDs.
    "date-time": "TIMESTAMP(6)",
    uuid: "VARCHAR",
    json: "VARCHAR",
    recordId: "VARCHAR",
  },
  json: trinoJson,
  convert: athenaConversions,
  recordId: trinoRecordId,
  concat,
  createTable,
  createView: ({ name }, query) => [`CREATE OR REPLACE VIEW ${name} AS\n${query};`],
  daysBefore: (time, days) => `${time} - INTERVAL '${String(days)}' DAY`,
  migrate: athenaMigrations({
    quoteIdentifier: quoteWithDoubleQuotes,
    quoteLiteral: quoteWithSingleQuotes,
    concat,
    createTable,
    columnDefinition,
    ddlName,
  }),
  notes: [
    `Athena runs one statement at a time. Put the place of your own for ${TABLES}.`,
    "Times are in UTC, in columns without a zone. They keep 6 digits of a second; further ones, which records have, are cut.",
    "Of a key that stands twice in a record the first counts.",
  ],
  quoteIdentifier: quoteWithDoubleQuotes,
  quoteLiteral: quoteWithSingleQuotes,
};
