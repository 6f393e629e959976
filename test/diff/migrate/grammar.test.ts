import { expect, test } from "vitest";

import { allSyntaxErrors, syntaxErrors, type Grammar } from "../../sql/grammar/dt-parsers.ts";
import type { EmittedStatement } from "../../sql/grammar/statements-of.ts";
import { allComplaints, complaints, WAREHOUSES, type Warehouse } from "../../sql/grammar/warehouse-parsers.ts";
import { withoutYoungClauses } from "../../sql/grammar/young-clauses.ts";
import { MIGRATION_PAIRS } from "./migration-pairs.ts";
import { migrationOf, migrationStatements, oneOfEachForm } from "./migration-statements.ts";

type Lake = "athena" | "databricks" | "trino";
const LAKES: readonly Lake[] = ["athena", "databricks", "trino"];

/** Athena sends what changes tables to the parser of Hive, and all else to that of Trino. */
const GRAMMARS: { readonly [D in Lake]: (statement: EmittedStatement) => Grammar } = {
  athena: ({ text }) => (/^(?:CREATE|ALTER|DROP) TABLE/u.test(text) ? "hive" : "trino"),
  databricks: () => "spark",
  trino: () => "trino",
};

/** Hive has no such statement; Athena has it for tables of Iceberg. A test of its own says what it is. */
const isKnown = ({ text }: EmittedStatement): boolean => !/^ALTER TABLE `\w+` DROP COLUMN/u.test(text);

const ofWarehouse = (name: Warehouse): readonly EmittedStatement[] => wholeBlocks(migrationStatements(name));
const ofLake = (name: Lake): readonly EmittedStatement[] =>
  migrationStatements(name)
    .filter((statement) => name !== "athena" || isKnown(statement))
    .map((statement) => ({ ...statement, text: withoutYoungClauses(statement.text) }));

/** A block of SQL Server holds statements, each of which ends with a semicolon. */
function wholeBlocks(statements: readonly EmittedStatement[]): readonly EmittedStatement[] {
  const whole: EmittedStatement[] = [];
  for (const statement of statements) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && /^IF\b/u.test(last.text) && !/\bEND$/u.test(last.text);
    if (isOpen) whole[whole.length - 1] = { ...last, text: `${last.text};\n${statement.text}` };
    else whole.push(statement);
  }
  return whole;
}

test.each(WAREHOUSES)("every statement of a migration for %s is one of its grammar", (name) => {
  expect(allComplaints(name, ofWarehouse(name))).toEqual([]);
});

test.each(LAKES)("every form of statement of a migration for %s is one of its grammar", (name) => {
  const statements = ofLake(name);
  expect(allSyntaxErrors([...oneOfEachForm(statements), ...longestCopy(statements)], GRAMMARS[name])).toEqual([]);
});

/** The statement with most conversions. */
const longestCopy = (statements: readonly EmittedStatement[]): readonly EmittedStatement[] =>
  statements
    .filter(({ text }) => text.startsWith("INSERT"))
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, 1);

/** Breaks a statement. */
const broken = (text: string): string => text.replace(/^\w/u, "");

test("a broken statement of any form is noticed", () => {
  const missed = [
    ...WAREHOUSES.flatMap((name) =>
      oneOfEachForm(ofWarehouse(name)).filter(({ text }) => complaints(name, broken(text), text).length === 0),
    ),
    ...LAKES.flatMap((name) =>
      oneOfEachForm(ofLake(name)).filter(
        (statement) => syntaxErrors(GRAMMARS[name](statement), broken(statement.text)).length === 0,
      ),
    ),
  ];
  expect(missed.map(({ title }) => title)).toEqual([]);
});

test("DROP COLUMN, which the grammar of Hive lacks, has the form that Athena has for Iceberg", () => {
  const drops = new Set(
    migrationStatements("athena")
      .filter((statement) => !isKnown(statement))
      .map(({ text }) => text.replaceAll(/`\w+`/gu, "`x`")),
  );
  expect([...drops]).toEqual(["ALTER TABLE `x` DROP COLUMN `x`"]);
});

test("a migration for SQL Server sends what it adds before it is used", () => {
  const [pair] = MIGRATION_PAIRS;
  const batches = migrationOf(pair as (typeof MIGRATION_PAIRS)[number], "sqlserver").split("\nGO\n");
  const added = batches.filter((batch) => /^ALTER TABLE \[dbo\]\.\[\w+\] ADD /mu.test(batch));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((batch) => batch.includes("sp_addextendedproperty"))).toEqual([]);
});
