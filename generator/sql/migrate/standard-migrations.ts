import type { ColumnText, Dialect, Migrations, Replacement, TableText } from "../dialect.ts";

/** What the statements that most engines share are made of: parts of the dialect. */
export interface MigrationParts extends Pick<Dialect, "quoteIdentifier" | "quoteLiteral" | "concat"> {
  readonly quoteRelation?: Dialect["quoteRelation"];
  readonly createTable: (table: TableText) => readonly string[];
  /** The name, the type and the comment, as they stand in a list of columns. */
  readonly columnDefinition: (column: ColumnText) => string;
}

/** The statements that most engines share, for each to say where it differs. */
export type StandardMigrations = Omit<Migrations, "guard" | "textOf" | "jsonText">;

/** What is done to a table as a whole. */
type WholeTable = Pick<Migrations, "renameTable" | "dropTable">;

/**
 * Statements as most engines have them: `ALTER TABLE`, `COMMENT ON`, `UPDATE`.
 *
 * @param others - how the engine renames and drops a table, where it does that in another way
 */
export function standardMigrations(parts: MigrationParts, others: Partial<WholeTable> = {}): StandardMigrations {
  const { quoteIdentifier, columnDefinition } = parts;
  const steps: WholeTable = {
    renameTable: (from, to) => [`ALTER TABLE ${from} RENAME TO ${quoteIdentifier(to)};`],
    dropTable: (table, mayLack = false) => [`DROP TABLE ${mayLack ? "IF EXISTS " : ""}${table};`],
    ...others,
  };
  return {
    addColumn: (table, column) => [`ALTER TABLE ${table} ADD COLUMN ${columnDefinition(column)};`],
    renameColumn: (table, from, { name }) => [`ALTER TABLE ${table} RENAME COLUMN ${from} TO ${name};`],
    dropColumn: (table, name) => [`ALTER TABLE ${table} DROP COLUMN ${name};`],
    ...steps,
    ...commentsOn(parts),
    replaceTable: (replacement) => replaceTable(replacement, parts, steps),
    replaces: [],
    lengthOf: (text) => `LENGTH(${text})`,
    restOf: (text, start) => `SUBSTR(${text}, ${String(start)})`,
    differs: (one, other) => `${one} <> ${other}`,
    timeDigits: 6,
    joinObjects: joinTexts(parts, "SUBSTR", "LENGTH"),
    update: (table, assignments, condition) =>
      `UPDATE ${table} SET\n  ${assignments.join(",\n  ")}\nWHERE ${condition};`,
    notes: [],
  };
}

/** For engines whose definition of a column has no place for a comment. */
export const addThenDescribe =
  ({ addColumn, describeColumn }: StandardMigrations): Migrations["addColumn"] =>
  (table, column) => [
    ...addColumn(table, column),
    ...(column.comment === "" ? [] : describeColumn(table, column, false)),
  ];

const commentsOn = ({ quoteLiteral }: MigrationParts): Pick<Migrations, "describeTable" | "describeColumn"> => ({
  describeTable: (table, comment) => [`COMMENT ON TABLE ${table} IS ${quoteLiteral(comment)};`],
  describeColumn: (table, { name, comment }) => [`COMMENT ON COLUMN ${table}.${name} IS ${quoteLiteral(comment)};`],
});

/**
 * Makes the new table beside the old one, copies the rows, and only then takes the old one away: what fails before that has
 * lost nothing.
 *
 * @param steps - how the engine renames and drops a table
 */
export function replaceTable(
  { table, temporary, copy, keepAs }: Replacement,
  { createTable, quoteIdentifier, quoteRelation = quoteIdentifier }: MigrationParts,
  { renameTable, dropTable }: WholeTable,
): readonly string[] {
  const made = quoteRelation(temporary);
  return [
    ...createTable({ ...table, name: made }),
    copy(made),
    ...(keepAs === undefined ? dropTable(table.name) : renameTable(table.name, keepAs)),
    ...renameTable(made, plainName(table.name, quoteRelation)),
  ];
}

/** The plain name of a relation that was quoted: that which is quoted so. Ours have letters, digits and `_` only. */
function plainName(quoted: string, quoteRelation: (name: string) => string): string {
  const [, name = ""] = /([A-Za-z0-9_]+)[^A-Za-z0-9_]*$/u.exec(quoted) ?? [];
  if (quoteRelation(name) !== quoted) throw new Error(`${quoted} is no name of a table of ours`);
  return name;
}

/**
 * Two JSON objects that are texts, and have members, as one: the end of the first is a comma and the members of the second.
 * Joined text is NULL where one is, so that then the other one counts.
 */
export const joinTexts =
  ({ concat, quoteLiteral }: Pick<Dialect, "concat" | "quoteLiteral">, substring: string, length: string) =>
  (left: string, right: string): string => {
    const end = `${substring}(${right}, 2${substring === "SUBSTRING" ? `, ${length}(${right})` : ""})`;
    const both = concat([`${substring}(${left}, 1, ${length}(${left}) - 1)`, quoteLiteral(","), end]);
    return `COALESCE(${both}, ${left}, ${right})`;
  };

/** The id that the database records, as a text; empty where it records none. */
export const recordedId = (column: string, empty: string): string => `COALESCE(MAX(${column}), ${empty})`;
