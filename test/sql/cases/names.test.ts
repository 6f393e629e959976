import { expect, test } from "vitest";

import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { templates } from "../../emit/templates.ts";
import type { Engine } from "../round-trip/engine.ts";
import { NAMES_MODEL } from "./case-models.ts";
import { onEveryEngine, type Rows } from "./on-every-engine.ts";
import { sqlFile } from "./sql-file.ts";
import { TRICKY_COLUMNS, WORDS_TO_QUOTE } from "./words-to-quote.ts";

const EVENT = "hist_create_materialized_views";
const SITE = "11111111-2222-3333-4444-555555555555";
const PLACE = `pod=10az/siteLuid=${SITE}`;

/** What a path says, a record says otherwise. */
const record = (index: number) => ({
  eventType: "Nightly",
  siteLuid: "AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE",
  pod: "cloud-7",
  index,
  size: 3221225472,
  fields: "a,b",
  method: "PUT",
  name: "Sales",
  state: "queued",
  timestamp: "yesterday",
  type: "full",
});
const VALUES = {
  fields: "a,b",
  method: "PUT",
  name: "Sales",
  pod: "cloud-7",
  size: "3221225472",
  state: "queued",
  timestamp: "yesterday",
  type: "full",
} as const;

/** Both layouts of folders. */
const LOG = {
  [`${PLACE}/y=2026/m=03/d=10/h=01/eventType=${EVENT}/a.txt`]: `${JSON.stringify(record(1))}\n`,
  [`${PLACE}/eventType=${EVENT}/y=2026/m=3/d=10/h=1/b.txt`]: `${JSON.stringify(record(2))}\n`,
};

const kindOf = (column: string) => (column === "index" || column === "size" ? "integer" : "string");

onEveryEngine({ model: NAMES_MODEL, naming: "snake", log: LOG }, ({ engine, rows }) => {
  const all = Object.fromEntries(TRICKY_COLUMNS.map((column) => [column, kindOf(column)] as const));

  test.each([`v_${EVENT}`, EVENT, "all_site_events"])("case 24: %s has the columns, and their values", async (name) => {
    expect(await rows(name, all)).toEqual([
      { ...VALUES, index: "1" },
      { ...VALUES, index: "2" },
    ]);
  });

  test("case 24: a user writes each column as it is, but for what is known to need quotes", async () => {
    const refused: string[] = [];
    for (const column of TRICKY_COLUMNS) {
      const value = engine().plain(column, kindOf(column));
      const sql = `SELECT ${value} AS v FROM all_site_events WHERE ${column} IS NOT NULL GROUP BY ${column} ORDER BY ${column}`;
      const found = await answer(engine(), sql);
      if (found === undefined) refused.push(column);
      else expect(found).toEqual(column === "index" ? [{ v: "1" }, { v: "2" }] : [{ v: VALUES[column] }]);
    }
    expect(refused).toEqual(WORDS_TO_QUOTE[engine().dialect.name]);
  });

  test("case 24: a user writes any column in the engine's quotes", async () => {
    const { query, plain, dialect } = engine();
    for (const column of TRICKY_COLUMNS.map(dialect.quoteIdentifier)) {
      const count = plain(`COUNT(t.${column})`, "integer");
      const [row] = await query(`SELECT ${count} AS n FROM all_site_events t WHERE ${column} IS NOT NULL`);
      expect({ column, ...row }).toEqual({ column, n: "2" });
    }
  });

  const kind = { event_type: "string", event_type_attribute: "string", pod: "string", site_luid: "uuid" } as const;
  const told = {
    event_type: EVENT,
    event_type_attribute: "Nightly",
    pod: "cloud-7",
    site_luid: "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
  };

  test.each([`v_${EVENT}`, EVENT, "all_site_events"])(
    "case 25: %s has what records of both layouts say, and the kind of event that the path says",
    async (name) => {
      expect(await rows(name, kind)).toEqual([told, told]);
    },
  );

  test("case 25: what the path says stands beside it, in columns of other names", async () => {
    const path = { path_pod: "string", path_site_luid: "string", path_month: "integer", path_hour: "integer" } as const;
    const place = { path_pod: "10az", path_site_luid: SITE, path_month: "3", path_hour: "1" };
    expect(await rows("raw_site_log", path)).toEqual([place, place]);
  });
});

/** Undefined where the engine does not take the query. */
async function answer({ query }: Engine, sql: string): Promise<Rows | undefined> {
  try {
    return await query(sql);
  } catch {
    return undefined;
  }
}

test("case 24: the docs say what to quote where", () => {
  const told = ["index", "timestamp"].map((word) => {
    const engines = DIALECTS.filter(({ name }) => WORDS_TO_QUOTE[name].some((column) => column === word));
    return `\`${word}\` in ${engines.map(({ title }) => title).join(", ")}`;
  });
  const page = emitDocs(NAMES_MODEL, { naming: "snake", templates }).find(({ path }) => path === "docs/sql.md");
  expect(page?.text.replaceAll(/\s+/gu, " ")).toContain(`${told.join("; ")}.`);
  expect(new Set(Object.values(WORDS_TO_QUOTE).flat())).toEqual(new Set(["index", "timestamp"]));
});

test.each(DIALECTS)(
  "case 25: $name reads both layouts of folders, or tells what to change for the other",
  ({ name }) => {
    const raw = sqlFile(name, "raw", NAMES_MODEL);
    expect(raw.match(/pod=\S*\/siteLuid=\S*\/y=\S*\/m=\S*\/d=\S*\/h=\S*\/eventType=/u)).not.toBeNull();
    expect(raw.match(/eventType=\S*\/y=\S*\/m=\S*\/d=\S*\/h=/u)).not.toBeNull();
  },
);

test("case 25: a relation that has the keys of the path has no key of the record beside them", () => {
  const parsed = DIALECTS.filter(({ proof }) => proof === "parsed").map(({ name }) => name);
  const relations = parsed.map((name) => [name, relationsOf(sqlFile(name, "raw", NAMES_MODEL))] as const);
  expect(Object.fromEntries(relations)).toMatchInlineSnapshot(`
    {
      "athena": [
        "record pod siteluid y m d h eventtype",
        "event_type record path_pod path_site_luid path_year path_month path_day path_hour",
      ],
      "bigquery": [
        "record pod siteLuid y m d h eventType",
        "record pod siteLuid eventType y m d h",
        "event_type record path_pod path_site_luid path_year path_month path_day path_hour event_type record path_pod path_site_luid path_year path_month path_day path_hour",
      ],
      "databricks": [
        "event_type record path_pod path_site_luid path_year path_month path_day path_hour",
      ],
      "redshift": [
        "record",
        "event_type record file_name path_pod path_site_luid path_year path_month path_day path_hour",
      ],
      "snowflake": [
        "file_name record",
        "event_type record path_pod path_site_luid path_year path_month path_day path_hour",
      ],
      "sqlserver": [
        "event_type record record_id path_pod path_site_luid path_year path_month path_day path_hour",
        "path line",
      ],
      "trino": [
        "record pod siteluid y m d h eventtype",
        "event_type record path_pod path_site_luid path_year path_month path_day path_hour",
      ],
    }
  `);
});

/** The columns of each table that is declared, and of each view over files, without their types. */
const relationsOf = (raw: string): readonly string[] =>
  (raw.replaceAll(/^--.*$/gmu, "").match(/^CREATE [^;]*;/gmu) ?? [])
    .filter((statement) => !statement.includes(" FUNCTION "))
    .map((statement) => (statement.match(COLUMN) ?? []).join(" "))
    .filter((columns) => columns !== "");

/** A name with a type, one with an alias, or one by itself, at the beginning of a line or at its end. */
const COLUMN =
  /(?<=^ {2}\W?)\w+(?=\W? (?:STRING|INT|INTEGER|N?VARCHAR|SMALLINT|CHAR)\b)|(?<=^ {2}.* AS )\w+(?=,?$)|(?<=^ {2})\w+(?=,$)/gmu;
