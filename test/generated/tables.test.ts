import { DuckDBInstance } from "@duckdb/node-api";
import { PGlite } from "@electric-sql/pglite";
import { beforeAll, expect, test } from "vitest";

import { eventsOf, generatedModel, PACKAGE, readGenerated } from "../support/generated-folder.ts";

type Row = Readonly<Record<string, unknown>>;

const EVENTS = 226 + 44;
const COLUMNS = "SELECT table_name, column_name, data_type FROM information_schema.columns";
const events = eventsOf(generatedModel());

/** attributes.csv as a database reads it: no parser of ours. */
let csv: readonly Row[];
let columns: { readonly duckdb: readonly Row[]; readonly postgres: readonly Row[] };

beforeAll(async () => {
  const duckdb = await (await DuckDBInstance.create(":memory:")).connect();
  const rows = async (sql: string): Promise<readonly Row[]> => (await duckdb.runAndReadAll(sql)).getRowObjectsJson();
  await duckdb.run(readGenerated("sql/duckdb/tables.sql"));
  csv = await rows(`FROM read_csv('${PACKAGE.replaceAll("'", "''")}/attributes.csv', header = true, all_varchar = true)`);
  const postgres = await PGlite.create();
  await postgres.exec(readGenerated("sql/postgres/tables.sql"));
  columns = {
    duckdb: await rows(COLUMNS),
    postgres: (await postgres.query<Row>(`${COLUMNS} WHERE table_schema = 'public'`)).rows,
  };
  await postgres.close();
  duckdb.closeSync();
});

test("attributes.csv has a row for each attribute of the model", () => {
  const common = [...new Map(events.map(({ scope, common: shared }) => [scope, shared]))].flatMap(([scope, shared]) =>
    shared.map(({ name, type }) => [scope, "*", name, type, "true"]),
  );
  const own = events.flatMap(({ scope, event }) =>
    event.attributes.map(({ name, type }) => [scope, event.name, name, type, "true"]),
  );
  const found = csv.map(({ scope, event, attribute, type, nullable }) => [scope, event, attribute, type, nullable]);
  expect(found).toHaveLength(2840 + 12 + 126 + 23);
  expect(new Set(found.map((row) => row.join()))).toEqual(new Set([...common, ...own].map((row) => row.join())));
});

test.each(["duckdb", "postgres"] as const)("the tables run on %s: one for each event, as attributes.csv says", (dialect) => {
  const found = new Map<unknown, string[]>();
  for (const { table_name, column_name, data_type } of columns[dialect]) {
    found.set(table_name, [...(found.get(table_name) ?? []), `${String(column_name)} ${typeOf(data_type)}`]);
  }
  // Beside the events' tables stand the one that tells the model, and the one that bounds loads.
  expect(found.size).toBe(EVENTS + 2);
  for (const { scope, event } of events) {
    const rows = csv.filter((row) => row["scope"] === scope && (row["event"] === "*" || row["event"] === event.name));
    const listed = rows.map((row) => `${String(row["column"])} ${typeOf(row[`${dialect}_type`])}`);
    const table = scope === "tenant" ? `tenant_${event.name}` : event.name;
    const text = dialect === "duckdb" ? "varchar" : "text";
    const own = [`event_type ${text}`, `unconverted ${dialect === "duckdb" ? "json" : "jsonb"}`, `record_id ${text}`];
    expect(new Set(found.get(table)), table).toEqual(new Set([...own, ...listed]));
  }
});

test("no number of the documentation loses precision: integers are 64 bits wide in every dialect", () => {
  const integers = csv.filter(({ type }) => type === "integer" || type === "long");
  expect(integers).toHaveLength(349 + 16 + 4 + 10 + 1);
  // The revision of a workbook is documented as an integer that grows by 0.1.
  const types = (row: (typeof csv)[number]): readonly unknown[] => [row["duckdb_type"], row["postgres_type"]];
  const [decimals, whole] = [true, false].map((is) => integers.filter((row) => (row["attribute"] === "workbookRevision") === is));
  expect(decimals?.map(types)).toEqual([["DECIMAL(38,10)", "NUMERIC"]]);
  for (const row of whole ?? []) expect(types(row)).toEqual(["BIGINT", "BIGINT"]);
});

/** The catalogs spell this type out. */
const typeOf = (name: unknown): string =>
  String(name).toLowerCase().replace(/^timestamptz$/u, "timestamp with time zone");
