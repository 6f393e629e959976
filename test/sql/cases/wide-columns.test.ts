import { expect, test } from "vitest";

import { DIALECTS } from "../../../generator/sql/dialects.ts";
import type { Naming } from "../../../generator/sql/names/naming.ts";
import { LATER_WIDE_MODEL, WIDE_MODEL } from "./case-models.ts";
import { onEveryEngine } from "./on-every-engine.ts";
import { sqlFile } from "./sql-file.ts";

const FOLDER = "pod=10az/siteLuid=11111111-2222-3333-4444-555555555555/y=2026/m=03/d=10/h=01";

const LOG = {
  [`${FOLDER}/eventType=background_job/jobs.txt`]: '{"siteId":42,"userName":"ada"}\n',
  [`${FOLDER}/eventType=bridge_job/jobs.txt`]:
    '{"siteId":"42","username":"bob"}\n{"siteId":"north","username":"cyd"}\n',
};

// In camel case, where the names differ by case alone.
onEveryEngine({ model: WIDE_MODEL, naming: "camel", log: LOG }, ({ engine, rows }) => {
  test("case 21: an integer and a string share a column of texts, and no row or value is lost", async () => {
    const columns = { eventType: "string", siteId: "string", unconverted: "string" } as const;
    expect(await rows("all_site_events", columns)).toEqual([
      { eventType: "background_job", siteId: "42", unconverted: null },
      { eventType: "bridge_job", siteId: "42", unconverted: null },
      { eventType: "bridge_job", siteId: "north", unconverted: null },
    ]);
    const { query, dialect, plain } = engine();
    const [wide, siteId] = ["all_site_events", "siteId"].map(dialect.quoteIdentifier) as [string, string];
    const count = plain("COUNT(*)", "integer");
    expect(await query(`SELECT ${count} AS n FROM ${wide} WHERE ${siteId} = '42'`)).toEqual([{ n: "2" }]);
  });

  test("case 21: the table of each event has the type that the event has", async () => {
    expect(await rows("background_job", { siteId: "integer" })).toEqual([{ siteId: "42" }]);
    expect(await rows("bridge_job", { siteId: "string" })).toEqual([{ siteId: "42" }, { siteId: "north" }]);
  });

  const users = { eventType: "string", userName: "string", username_16f78a7d: "string" } as const;
  const known = [
    { eventType: "background_job", userName: "ada", username_16f78a7d: null },
    { eventType: "bridge_job", userName: null, username_16f78a7d: "bob" },
    { eventType: "bridge_job", userName: null, username_16f78a7d: "cyd" },
  ];

  test("case 23: names that differ by case alone have columns of their own", async () => {
    expect(await rows("all_site_events", users)).toEqual(known);
  });

  test("case 23: a release with other events, in another order, has the same values in the same columns", async () => {
    await engine().run(sqlFile(engine().dialect.name, "wide", LATER_WIDE_MODEL, "camel"));
    expect(await rows("all_site_events", { ...users, UserName_ff1eb40a: "string" })).toEqual(
      known.map((row) => ({ ...row, UserName_ff1eb40a: null })),
    );
  });
});

test.each(DIALECTS)(
  "case 21: $name takes siteId as text in the view of all events, and converts it elsewhere",
  (dialect) => {
    const column = (file: string): readonly string[] =>
      [...sqlFile(dialect.name, file, WIDE_MODEL).matchAll(/^ *(.*) AS \W?site_id\W?,$/gimu)].map(
        ([, value]) => value ?? "",
      );
    const [asInteger, asText, ...more] = column("views");
    expect(more).toEqual([]);
    expect(asInteger).not.toBe(asText);
    expect(column("wide")).toEqual([asText]);
  },
);

const NAMES: { readonly [N in Naming]: readonly string[] } = {
  camel: ["userName", "username_16f78a7d", "UserName_ff1eb40a"],
  snake: ["user_name", "username", "user_name_ff1eb40a"],
};

test.each(DIALECTS)("case 23: $name has the same names, whatever events there are", ({ name, quoteIdentifier }) => {
  for (const naming of ["camel", "snake"] as const) {
    const [first, second, third] = NAMES[naming].map(quoteIdentifier);
    expect(columnsOf(sqlFile(name, "wide", WIDE_MODEL, naming))).toEqual([first, second]);
    expect(columnsOf(sqlFile(name, "wide", LATER_WIDE_MODEL, naming))).toEqual([third, second, first]);
  }
});

/** The columns of a view, quoted, as far as they are a user's name. */
const columnsOf = (sql: string): readonly (string | undefined)[] =>
  [...sql.matchAll(/ AS (\W?user_?name\w*\W?),$/gimu)].map(([, name]) => name);
