import type { Guard, GuardText, Migrations, Replacement } from "../dialect.ts";
import { replaceTable, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { bitText, textsBy } from "./text-of.ts";

/**
 * The shell goes on after an error unless it is told otherwise, and then a transaction that has failed in part is committed. So
 * the guard leaves a debt behind it, a reference to a row that is not there, which is paid where the database records the
 * right model only; COMMIT fails where it is not.
 */
function guard({ table, expected, reached, refusal, done }: GuardText, quote: MigrationParts["quoteLiteral"]): Guard {
  const trigger = (name: string, condition: string, message: string): string =>
    `CREATE TEMP TRIGGER activity_log_${name} BEFORE INSERT ON activity_log_recorded WHEN ${condition} BEGIN\n` +
    `  SELECT RAISE(ABORT, ${quote(message)});\nEND;`;
  const others = `NEW.model_id <> ${quote(expected)}${expected === reached ? "" : ` AND NEW.model_id <> ${quote(reached)}`}`;
  return {
    // Renaming would go through all views each time, which are replaced anyway.
    opening: ["PRAGMA foreign_keys = ON;", "PRAGMA legacy_alter_table = ON;"],
    statements: [
      "CREATE TEMP TABLE activity_log_recorded (model_id TEXT PRIMARY KEY);",
      "CREATE TEMP TABLE activity_log_expected (" +
        "model_id TEXT REFERENCES activity_log_recorded DEFERRABLE INITIALLY DEFERRED);",
      `INSERT INTO activity_log_expected VALUES (${quote(expected)});`,
      trigger("refusal", others, refusal),
      ...(expected === reached ? [] : [trigger("done", `NEW.model_id = ${quote(reached)}`, done)]),
      `INSERT INTO activity_log_recorded SELECT model_id FROM ${table};`,
    ],
    closing: [
      "DROP TABLE temp.activity_log_expected;",
      "DROP TABLE temp.activity_log_recorded;",
      "PRAGMA legacy_alter_table = OFF;",
    ],
  };
}

const isIndex = (statement: string): boolean => statement.startsWith("CREATE INDEX");

/** Names of indexes are those of their tables and a role; an index keeps its name when its table gets another one. */
const renameTable =
  ({ createTable, quoteIdentifier }: MigrationParts): Migrations["renameTable"] =>
  (from, to, keys) => {
    const everyKey = { recordId: from, time: from, site: from, actor: from };
    const indexes = createTable({ name: from, columns: [], comment: "", keys: everyKey }).filter(isIndex);
    const name = quoteIdentifier(to);
    return [
      ...indexes.map((statement) => `DROP INDEX IF EXISTS ${indexName(statement)};`),
      `ALTER TABLE ${from} RENAME TO ${name};`,
      ...(keys === undefined ? [] : createTable({ name, columns: [], comment: "", keys }).filter(isIndex)),
    ];
  };

const indexName = (statement: string): string => /^CREATE INDEX ("(?:[^"]|"")*")/u.exec(statement)?.[1] ?? "";

/** The indexes are made last, when their names are free. */
function replace(
  replacement: Replacement,
  parts: MigrationParts,
  steps: Pick<Migrations, "renameTable" | "dropTable">,
): readonly string[] {
  const all = parts.createTable(replacement.table);
  const createTable: MigrationParts["createTable"] = (table) =>
    parts.createTable(table).filter((statement) => !isIndex(statement));
  return [...replaceTable(replacement, { ...parts, createTable }, steps), ...all.filter(isIndex)];
}

/** A float as JSON writes it, with all digits that a REAL has; a whole one without a point. */
const floatText = (column: string): string =>
  `CASE WHEN abs(${column}) < 1e15 AND ${column} = CAST(${column} AS INTEGER)` +
  ` THEN CAST(CAST(${column} AS INTEGER) AS TEXT) ELSE printf('%!.17g', ${column}) || substr(${column}, 1, 0) END`;

/** SQLite, where a comment is what the statement says by which a table was made. */
export function sqliteMigrations(parts: MigrationParts): Migrations {
  const standard = standardMigrations(parts, { renameTable: renameTable(parts) });
  return {
    ...standard,
    guard: (check) => guard(check, parts.quoteLiteral),
    describeTable: () => [],
    describeColumn: () => [],
    replaceTable: (replacement) => replace(replacement, parts, standard),
    replaces: ["comments", "dropped columns"],
    timeDigits: 9,
    readsAllViews: true,
    textOf: textsBy((column) => `CAST(${column} AS TEXT)`, {
      float: floatText,
      boolean: bitText,
      "date-time": (column) => column,
    }),
    jsonText: (text) => `json_quote(${text})`,
    notes: [
      "Run it with sqlite3 -bail. Where the guard refuses, the transaction can't be committed: ROLLBACK ends it.",
      "A table with a new column, type or comment is made anew, as its comments are part of the statement that makes it.",
    ],
  };
}
