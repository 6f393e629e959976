import { expect, test } from "vitest";

import { brokenStatements, MISSED_BREAKS } from "./broken-warehouse-statements.ts";
import { SMALL_MODEL } from "./small-model.ts";
import { hasSqlfluff, sqlfluffErrors, type SqlfluffDialect } from "./sqlfluff.ts";
import { kindOf, statementsOf, type EmittedStatement } from "./statements-of.ts";
import { isRead, WAREHOUSES, type Warehouse } from "./warehouse-parsers.ts";

const DIALECTS: { readonly [W in Warehouse]: SqlfluffDialect } = {
  bigquery: "bigquery",
  redshift: "redshift",
  snowflake: "snowflake",
  sqlserver: "tsql",
};

/** A query of a view takes sqlfluff minutes; the other parsers read every one of them. */
const isQuick = ({ file, text }: EmittedStatement): boolean =>
  !/^(?:views|wide)\.sql$/u.test(file) || !text.startsWith("CREATE");

/** Its release does not know this statement of SQL Server. */
const isKnown = ({ text }: EmittedStatement): boolean => !text.startsWith("BULK INSERT");

test.skipIf(!hasSqlfluff).each(WAREHOUSES)(
  "sqlfluff, where it is installed, reads a statement of each kind for %s",
  (name) => {
    const statements = shortestOfEachKind(statementsOf(name, SMALL_MODEL).filter(isQuick).filter(isKnown));
    expect(sqlfluffErrors(DIALECTS[name], statements)).toEqual([]);
  },
);

// What no other parser reads or notices, so that each statement has a parser that would have noticed.
test.skipIf(!hasSqlfluff).each(["redshift", "snowflake", "sqlserver"] as const)(
  "sqlfluff, where it is installed, notices what others miss in broken statements for %s",
  (name) => {
    const broken = brokenStatements(name)
      .filter(isKnown)
      .filter(({ whole, title }) => !isRead(name, whole) || MISSED_BREAKS.includes(title));
    const errors = sqlfluffErrors(DIALECTS[name], broken).join("\n");
    expect(broken.map(({ title }) => title).filter((title) => !errors.includes(title))).toEqual([]);
    expect(broken.length).toBeGreaterThan(0);
  },
);

function shortestOfEachKind(statements: readonly EmittedStatement[]): readonly EmittedStatement[] {
  const kinds = new Map<string, EmittedStatement>();
  for (const statement of statements) {
    const known = kinds.get(kindOf(statement));
    if (known === undefined || statement.text.length < known.text.length) kinds.set(kindOf(statement), statement);
  }
  return [...kinds.values()];
}
