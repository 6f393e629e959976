import type { Migrations } from "../dialect.ts";
import { castingGuard } from "./guards.ts";
import { standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy } from "./text-of.ts";

const castText = (column: string): string => `CAST(${column} AS VARCHAR)`;

const NOTE = "Stop at the first error. The guard's message is what can't be cast.";

/** Queries in Trino, which Athena shares. @param inUtc - gives a time in UTC */
const queries = (parts: MigrationParts, inUtc: (column: string) => string) => ({
  guard: (check: Parameters<Migrations["guard"]>[0]) => ({ statements: castingGuard(check, parts.quoteLiteral) }),
  textOf: textsBy(castText, {
    float: (column) => `regexp_replace(${castText(column)}, '\\.0\\z', '')`,
    number: (column) => `regexp_replace(${castText(column)}, '\\.?0+\\z', '')`,
    "date-time": (column) => `regexp_replace(${castText(inUtc(column))}, '\\A(\\S+) (\\S+).*', '$1T$2Z')`,
  }),
  jsonText: (text: string) => `json_format(CAST(${text} AS JSON))`,
});

/** Trino, over Iceberg: what a table is split by stays. */
export const trinoMigrations = (parts: MigrationParts): Migrations => ({
  ...standardMigrations(parts),
  ...queries(parts, (column) => `at_timezone(${column}, 'UTC')`),
  replaces: ["dropped keys"],
  notes: [NOTE],
});

/** Names and texts in statements of Athena that go to the parser of Hive, from the same in queries. */
export interface AthenaParts extends MigrationParts {
  readonly ddlName: (name: string) => string;
}

/** Amazon Athena, over Iceberg: tables are altered in the words of Hive, which name the type of a column each time. */
export function athenaMigrations({ ddlName, ...parts }: AthenaParts): Migrations {
  const change: Migrations["renameColumn"] = (table, from, column) => [
    `ALTER TABLE ${ddlName(table)} CHANGE COLUMN ${ddlName(from)} ${parts.columnDefinition(column)};`,
  ];
  const standard = standardMigrations(parts, {
    renameTable: (from, to) => [`ALTER TABLE ${ddlName(from)} RENAME TO ${ddlName(parts.quoteIdentifier(to))};`],
    dropTable: (table, mayLack = false) => [`DROP TABLE ${mayLack ? "IF EXISTS " : ""}${ddlName(table)};`],
  });
  return {
    ...standard,
    ...queries(parts, (column) => column),
    // The comment comes by a statement of its own: that which adds has no place for it.
    addColumn: (table, column) => [
      `ALTER TABLE ${ddlName(table)} ADD COLUMNS (${parts.columnDefinition({ ...column, comment: "" })});`,
      ...(column.comment === "" ? [] : change(table, column.name, column)),
    ],
    renameColumn: change,
    dropColumn: (table, name) => [`ALTER TABLE ${ddlName(table)} DROP COLUMN ${ddlName(name)};`],
    describeTable: () => [],
    describeColumn: (table, column) => change(table, column.name, column),
    replaces: ["dropped keys"],
    notes: [NOTE, "A table that is made anew, or gets another name, stays in the folder in which it was made."],
  };
}
