import { expect, test } from "vitest";

import type { Model } from "../../../generator/model/model.ts";
import type { DialectName } from "../../../generator/sql/dialect.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { GRAMMARS, syntaxErrors } from "../grammar/dt-parsers.ts";
import { statementsOf, type EmittedStatement } from "../grammar/statements-of.ts";
import { complaints, WAREHOUSES } from "../grammar/warehouse-parsers.ts";
import { withoutYoungClauses } from "../grammar/young-clauses.ts";
import { LATE_MODEL, LATER_WIDE_MODEL, NAMES_MODEL, NUMBERS_MODEL, WIDE_MODEL } from "./case-models.ts";
import { COMMENT_MODEL, HOSTILE_COMMENT, HOSTILE_TEXTS } from "./comment-model.ts";
import { RECOVER } from "./recovered-comments.ts";
import { TRICKY_COLUMNS, WORDS_TO_QUOTE } from "./words-to-quote.ts";

type Complain = (statement: EmittedStatement) => readonly string[];

const PARSERS: { readonly [name: string]: Complain } = {
  ...Object.fromEntries(
    (["athena", "databricks", "trino"] as const).map((name): [string, Complain] => [
      name,
      (statement) => syntaxErrors(GRAMMARS[name](statement), withoutYoungClauses(statement.text)),
    ]),
  ),
  ...Object.fromEntries(WAREHOUSES.map((name): [string, Complain] => [name, ({ text }) => complaints(name, text)])),
};

const PARSED = DIALECTS.filter(({ proof }) => proof === "parsed");

/** A dialect that nobody has given a parser fails here. */
const parserOf = (name: DialectName): Complain =>
  PARSERS[name] ??
  (() => {
    throw new Error(`no parser reads ${name} in these tests`);
  });

const errorsOf = (name: DialectName, statements: readonly EmittedStatement[]): readonly string[] =>
  statements.flatMap((statement) =>
    parserOf(name)(statement).map((error) => `${statement.file} ${statement.title}: ${error}`),
  );

const MODELS: readonly (readonly [cases: string, model: Model])[] = [
  ["21 and 23", WIDE_MODEL],
  ["21 and 23, of a later release", LATER_WIDE_MODEL],
  ["22 and 28", NUMBERS_MODEL],
  ["24 and 25", NAMES_MODEL],
  ["26 and 27", COMMENT_MODEL],
  ["30", LATE_MODEL],
];

test.each(PARSED.flatMap(({ name }) => MODELS.map(([cases, model]) => ({ name, cases, model }))))(
  "cases $cases: all statements for $name are of its grammar",
  ({ name, model }) => {
    const statements = statementsOf(name, model);
    expect(new Set(statements.map(({ file }) => file)).size).toBeGreaterThanOrEqual(5);
    expect(errorsOf(name, statements)).toEqual([]);
  },
);

test.each(PARSED)("case 24: the grammar of $name takes a user's query", ({ name, quoteIdentifier }) => {
  const write = (column: (typeof TRICKY_COLUMNS)[number]): string =>
    WORDS_TO_QUOTE[name].includes(column) ? quoteIdentifier(column) : column;
  const queries = TRICKY_COLUMNS.map(write).map((column) => ({
    file: "",
    title: column,
    text: `SELECT t.${column}, COUNT(*) AS n FROM all_site_events t WHERE ${column} IS NOT NULL GROUP BY t.${column} ORDER BY ${column}`,
  }));
  expect(errorsOf(name, queries)).toEqual([]);
});

/** An Iceberg table of Athena has no comment of its own. */
const tableComments = (name: DialectName): readonly string[] => (name === "athena" ? [] : [HOSTILE_COMMENT]);

/** What stands in every table. */
const isOwn = (comment: string): boolean => /^(?:Kind of event|The same for|Values that are not)/u.test(comment);

test.each(PARSED)("case 26: what a parser of $name finds in the literals of comments is their text", ({ name }) => {
  const statements = statementsOf(name, COMMENT_MODEL).filter(
    ({ file, text }) => file === "tables.sql" && /\Whostile\W/iu.test(text),
  );
  const recovered = statements
    .map((statement) => ({ ...statement, text: withoutYoungClauses(statement.text) }))
    .flatMap((statement) => RECOVER[name]?.(statement) ?? [])
    .filter((comment) => !isOwn(comment));
  const expected = [...HOSTILE_TEXTS.map(({ comment }) => `${comment}.`), ...tableComments(name)];
  expect(recovered.toSorted(byCodeUnit)).toEqual(expected.toSorted(byCodeUnit));
});

test.each(DIALECTS)("case 26: no statement for $name is one of a text", ({ name }) => {
  const begun = statementsOf(name, COMMENT_MODEL).filter(({ text }) => /^\W*DROP TABLE\W+canary/iu.test(text));
  expect(begun).toEqual([]);
});

/** What clients put the value of a variable for, inside of a text too. */
const VARIABLES = { databricks: /\$\{|\{\{/u, sqlserver: /\$\(/u } as const;

test.each(["databricks", "sqlserver"] as const)("case 26: a client of %s finds no variable in a comment", (name) => {
  const attributes = [buildAttribute({ name: "price", description: "pay $(amount) or ${amount} or {{ amount }}" })];
  const model = buildModel({ site: { events: [buildEvent({ name: "pay", attributes })] } });
  const texts = statementsOf(name, model).filter(({ file }) => file !== "raw.sql");
  expect(texts.some(({ text }) => text.includes("pay "))).toBe(true);
  expect(texts.filter(({ text }) => VARIABLES[name].test(text))).toEqual([]);
});

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
