import { expect, test } from "vitest";

import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { BREAKS } from "./broken-statements.ts";
import { hasSqlfluff, sqlfluffErrors } from "./sqlfluff.ts";
import { kindOf, oneOfEachKind, statementsOf, type EmittedStatement } from "./statements-of.ts";
import { withoutYoungClauses } from "./young-clauses.ts";

/** Few columns: a view with one of each kind takes minutes. */
const TINY_MODEL = buildModel({
  site: {
    common: [buildAttribute({ name: "eventTime", format: "date-time", description: "It's 5 o'clock." })],
    events: [
      buildEvent({
        name: "open_door",
        description: "A \\ and a ;-- in the text.",
        attributes: [
          buildAttribute({ name: "doorLuid", format: "uuid" }),
          buildAttribute({
            name: "order",
            type: "integer",
            values: { kind: "codes", items: [{ value: 1, label: "x's" }] },
          }),
        ],
      }),
    ],
  },
});

/** It has no grammar for Trino. */
const NAMES = ["athena", "databricks"] as const;

/** A clause younger than the grammar, and the slowest, which has the form of views.sql. Another parser reads both. */
const LEFT_OUT = ["databricks raw.sql CREATE OR REPLACE VIEW", "athena wide.sql CREATE OR REPLACE VIEW"];

const statements = (name: (typeof NAMES)[number]): readonly EmittedStatement[] =>
  oneOfEachKind(statementsOf(name, TINY_MODEL))
    .filter((statement) => !LEFT_OUT.includes(`${name} ${kindOf(statement)}`))
    .map((statement) => ({ ...statement, text: withoutYoungClauses(statement.text) }));

test.skipIf(!hasSqlfluff).each(NAMES)(
  "sqlfluff, where it is installed, reads a statement of each kind for %s",
  (name) => {
    expect(sqlfluffErrors(name, statements(name))).toEqual([]);
  },
);

// Of the shortest statement that can be broken in a way, since what does not parse takes longest.
test.skipIf(!hasSqlfluff).each(NAMES)("sqlfluff, where it is installed, notices a broken statement for %s", (name) => {
  const shortest = statements(name).toSorted((a, b) => a.text.length - b.text.length);
  const broken = Object.entries(BREAKS).flatMap(([way, break_]) => {
    const whole = shortest.find(({ text }) => break_(text) !== text);
    return whole === undefined ? [] : [{ ...whole, title: way, text: break_(whole.text) }];
  });
  const told = sqlfluffErrors(name, broken);
  expect(broken.filter(({ file, title }) => !told.some((error) => error.startsWith(`${file} ${title}: `)))).toEqual([]);
  expect(broken.map(({ title }) => title)).toEqual(Object.keys(BREAKS));
});
