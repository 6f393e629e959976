import { expect, test } from "vitest";

import type { Model } from "../../../generator/model/model.ts";
import { generatedModel } from "../../support/generated-folder.ts";
import { BREAKS } from "./broken-statements.ts";
import { allSyntaxErrors, GRAMMARS, syntaxErrors } from "./dt-parsers.ts";
import { SMALL_MODEL } from "./small-model.ts";
import { kindOf, oneOfEachKind, statementsOf, type EmittedStatement } from "./statements-of.ts";
import { withoutYoungClauses } from "./young-clauses.ts";

type Name = keyof typeof GRAMMARS;
const NAMES = Object.keys(GRAMMARS) as readonly Name[];

const statements = (name: Name, model: Model): readonly EmittedStatement[] =>
  statementsOf(name, model).map((statement) => ({ ...statement, text: withoutYoungClauses(statement.text) }));

test.each(NAMES)("every statement for %s is one of its grammar, whatever names and texts say", (name) => {
  expect(allSyntaxErrors(statements(name, SMALL_MODEL), GRAMMARS[name])).toEqual([]);
});

// A tenth of each kind, 84 statements, takes 6 to 10 seconds on two busy cores. The wide views are long, and of one form.
test.each(NAMES)("what is generated for %s is of its grammar, a sample of each kind", (name) => {
  const all = statements(name, generatedModel()).filter(({ file }) => file !== "wide.sql");
  expect(allSyntaxErrors(sample(all), GRAMMARS[name])).toEqual([]);
});

const BROKEN = NAMES.flatMap((name) =>
  oneOfEachKind(statements(name, SMALL_MODEL)).flatMap((statement) =>
    Object.entries(BREAKS).map(([way, break_]) => ({ name, way, statement, broken: break_(statement.text) })),
  ),
).filter(({ statement, broken }) => broken !== statement.text);

test("a broken statement of any kind is noticed", () => {
  const missed = BROKEN.filter(
    ({ name, statement, broken }) => syntaxErrors(GRAMMARS[name](statement), broken).length === 0,
  );
  expect(missed.map(({ name, way, statement }) => `${name}, ${way}: ${kindOf(statement)}`)).toEqual([]);
  expect(new Set(BROKEN.map(({ name, way }) => `${name} ${way}`)).size).toBe(NAMES.length * Object.keys(BREAKS).length);
});

function sample(all: readonly EmittedStatement[]): readonly EmittedStatement[] {
  const counts = new Map<string, number>();
  return all.filter((statement) => {
    const count = counts.get(kindOf(statement)) ?? 0;
    counts.set(kindOf(statement), count + 1);
    return count % 10 === 0;
  });
}
