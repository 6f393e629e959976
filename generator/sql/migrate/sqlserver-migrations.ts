import type { Guard, GuardText, Migrations } from "../dialect.ts";
import { recordedId, joinTexts, standardMigrations, type MigrationParts } from "./standard-migrations.ts";
import { textsBy } from "./text-of.ts";

/** What SQL Server needs beside what all need. */
export interface SqlServerParts extends MigrationParts {
  /** A text as one literal. */
  readonly quoteWhole: (text: string) => string;
  readonly plainName: (quoted: string) => string;
  /** The call that adds a property to a table, or to a column of it. */
  readonly describe: (comment: string, relation: string, column?: string) => string;
}

/**
 * A client may go on with the next batch after an error, and then without the transaction. So batches that come after a refusal
 * are read and not run.
 */
function guard(check: GuardText, { quoteWhole: quote }: SqlServerParts): Guard {
  const { table, column, expected, reached, refusal, done } = check;
  const refuse = (condition: string, message: string): string =>
    `IF ${condition}\nBEGIN\n  RAISERROR(${quote(message)}, 16, 1);\n  ROLLBACK TRANSACTION;\n  SET NOEXEC ON;\nEND;\nGO`;
  const recorded = `(SELECT ${recordedId(column, "N''")} FROM ${table})`;
  return {
    statements: [
      refuse(`OBJECT_ID(${quote(table)}) IS NULL`, refusal),
      ...(expected === reached ? [] : [refuse(`${recorded} = ${quote(reached)}`, done)]),
      refuse(`${recorded} <> ${quote(expected)}`, refusal),
    ],
    closing: ["SET NOEXEC OFF;\nGO"],
  };
}

/** What drops or changes a property, made from what adds it. */
const otherProcedure = (call: string, procedure: "drop" | "update"): string => {
  const other = call.replace("sp_addextendedproperty", `sp_${procedure}extendedproperty`);
  return procedure === "drop" ? other.replace(/ @value = N'(?:[^']|'')*',/u, "") : other;
};

/** SQL Server: what is added is seen by the next batch only; comments are properties, and can't be added twice. */
export function sqlserverMigrations(parts: SqlServerParts): Migrations {
  const { quoteWhole, plainName, describe } = parts;
  const put = (comment: string, had: boolean, table: string, column?: string): readonly string[] => {
    const call = describe(comment, table, column);
    if (comment === "") return had ? [otherProcedure(call, "drop")] : [];
    return [had ? otherProcedure(call, "update") : call];
  };
  return {
    ...standardMigrations(parts, {
      renameTable: (from, to) => [
        `EXEC sp_rename @objname = ${quoteWhole(from)}, @newname = ${quoteWhole(to)}, @objtype = N'OBJECT';`,
        "GO",
      ],
    }),
    guard: (check) => guard(check, parts),
    addColumn: (table, column) => [
      `ALTER TABLE ${table} ADD ${parts.columnDefinition(column)};`,
      "GO",
      ...put(column.comment, false, table, column.name),
      "GO",
    ],
    renameColumn: (table, from, { name }) => [
      `EXEC sp_rename @objname = ${quoteWhole(`${table}.${from}`)}, @newname = ${quoteWhole(plainName(name))}, @objtype = N'COLUMN';`,
      "GO",
    ],
    describeTable: (table, comment, had) => put(comment, had, table),
    describeColumn: (table, { name, comment }, had) => put(comment, had, table, name),
    replaces: ["dropped keys"],
    timeDigits: 7,
    textOf: textsBy((column) => `CONVERT(NVARCHAR(50), ${column})`, {
      float: (column) => `CONVERT(NVARCHAR(50), ${column}, 3)`,
      boolean: (column) => `CASE ${column} WHEN 1 THEN N'true' WHEN 0 THEN N'false' END`,
      "date-time": (column) => `CONVERT(NVARCHAR(50), ${column}, 126) + N'Z'`,
    }),
    lengthOf: (text) => `LEN(${text})`,
    restOf: (text, start) => `SUBSTRING(${text}, ${String(start)}, LEN(${text}))`,
    // A server may compare texts without regard to case.
    differs: (one, other) => `${one} <> ${other} COLLATE Latin1_General_BIN2`,
    jsonText: (text) => `N'"' + STRING_ESCAPE(${text}, 'json') + N'"'`,
    joinObjects: joinTexts(parts, "SUBSTRING", "LEN"),
  };
}
