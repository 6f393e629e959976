import { expect } from "vitest";

import type { JudgedChange } from "../../../generator/diff/judged-change.ts";
import { formerKeys, matchColumns } from "../../../generator/diff/migrate/match-columns.ts";
import { matchTables, type TablePair } from "../../../generator/diff/migrate/match-tables.ts";
import type { Column, Table } from "../../../generator/sql/columns/table.ts";
import { OWN_COLUMNS } from "../../../generator/sql/names/relation-names.ts";
import { expectedRow, plainDecimal } from "../../sql/round-trip/expected-row.ts";
import { comesBack } from "./comes-back.ts";
import type { BothTables } from "./expect-same-catalog.ts";
import type { Places } from "./place.ts";

type PlainTable = ReadonlyMap<string, Readonly<Record<string, string | null>>>;

/** Every value of every table as text, by table and record. */
export async function plainTables(
  { engine }: Places,
  tables: readonly Table[],
): Promise<ReadonlyMap<Table, PlainTable>> {
  const all = new Map<Table, PlainTable>();
  for (const table of tables) all.set(table, await plainTable(engine, table.name, table.columns));
  return all;
}

async function plainTable(
  engine: Places["engine"],
  relation: string,
  columns: readonly Pick<Column, "name" | "kind">[],
): Promise<PlainTable> {
  const quote = engine.dialect.quoteIdentifier;
  const items = [
    ...columns.map(({ name, kind }) => `${engine.plain(quote(name), kind)} AS ${quote(name)}`),
    ...[OWN_COLUMNS.unconverted, OWN_COLUMNS.recordId].map(
      (name) => `${engine.plain(quote(name), "string")} AS ${quote(name)}`,
    ),
  ];
  const rows = await engine.query(`SELECT ${items.join(", ")} FROM ${quote(relation)}`);
  return new Map(rows.map((row) => [row[OWN_COLUMNS.recordId] ?? "", row]));
}

/** Demands that every value is where it belongs. @returns how many were looked at */
export async function expectNoLoss(
  places: Places,
  rows: ReadonlyMap<Table, PlainTable>,
  tables: BothTables,
  judged: readonly JudgedChange[],
  allowDestructive: boolean,
): Promise<number> {
  const { pairs, removed } = matchTables(tables.before, tables.after, judged);
  let values = 0;
  for (const pair of pairs)
    values += await expectTableKept(places, pair, rows.get(pair.before) ?? new Map(), judged, allowDestructive);
  if (allowDestructive) return values;
  const { tables: names } = await places.catalog();
  for (const table of removed) {
    const name =
      Object.keys(names).find(
        (candidate) => candidate === table.name && !tables.after.some((other) => other.name === table.name),
      ) ??
      Object.keys(names).find(
        (candidate) => candidate.startsWith(`${table.name}_`) && /_[0-9a-f]{8}$/u.test(candidate),
      );
    expect(await plainTable(places.engine, name ?? "none", table.columns)).toEqual(rows.get(table));
  }
  return values;
}

async function expectTableKept(
  { engine, catalog }: Places,
  pair: TablePair,
  rows: PlainTable,
  judged: readonly JudgedChange[],
  allowDestructive: boolean,
): Promise<number> {
  const match = matchColumns(pair, formerKeys(judged));
  const names = (await catalog()).columns
    .filter(({ relation }) => relation === pair.after.name)
    .map(({ name }) => name);
  const taken = new Set(pair.after.columns.map(({ name }) => name.toLowerCase()));
  const kept = match.removed.map((column) => ({
    column,
    name: taken.has(column.name.toLowerCase())
      ? (names.find((name) => name.startsWith(`${column.name}_`) && /_[0-9a-f]{8}$/u.test(name)) ?? "none")
      : column.name,
  }));
  if (allowDestructive) expect(kept.filter(({ name }) => names.includes(name))).toEqual([]);
  const shown = [
    ...pair.after.columns,
    ...(allowDestructive ? [] : kept.map(({ column, name }) => ({ name, kind: column.kind }))),
  ];
  const found = await plainTable(engine, pair.after.name, shown);
  expect([...found.keys()].toSorted()).toEqual([...rows.keys()].toSorted());
  let values = 0;
  for (const [id, row] of rows) {
    const now = found.get(id) ?? {};
    for (const columns of match.pairs) {
      expectValueKept(row[columns.before.name] ?? null, now, columns, engine);
      values++;
    }
    if (!allowDestructive) for (const { column, name } of kept) expect(now[name]).toBe(row[column.name]);
    const unconverted = JSON.parse(row[OWN_COLUMNS.unconverted] ?? "{}") as Readonly<Record<string, unknown>>;
    expect(JSON.parse(now[OWN_COLUMNS.unconverted] ?? "{}")).toMatchObject(unconverted);
  }
  return values;
}

/**
 * A value is in its column, in the form that a load would have given it; where it is not, or would not come back as it was
 * written, it is in `unconverted`.
 */
function expectValueKept(
  old: string | null,
  now: Readonly<Record<string, string | null>>,
  { before, after }: { readonly before: Column; readonly after: Column },
  engine: Places["engine"],
): void {
  const value = now[after.name] ?? null;
  if (old === null) {
    expect({ after, value }).toEqual({ after, value: null });
    return;
  }
  const written = writtenForm(old, before.kind);
  const kept = (JSON.parse(now[OWN_COLUMNS.unconverted] ?? "{}") as Readonly<Record<string, unknown>>)[after.key];
  const isThere = value === written || comesBack(written, { before, after }, engine.timeDigits);
  if (value === null || !isThere) {
    expect({ before, after, written, kept: sameText(kept, written) }).toEqual({ before, after, written, kept: true });
  }
  if (value === null) return;
  if (before.kind === after.kind) {
    expect(value).toBe(old);
    return;
  }
  const { values } = expectedRow(JSON.stringify({ [after.key]: written }), [after], engine);
  const expected = values[after.name] ?? "(nothing)";
  const names = `${before.kind} ${old} -> ${after.kind}`;
  expect({ names, value, expected, same: sameText(value, expected) }).toEqual({ names, value, expected, same: true });
}

/** A value as a record would have it, from how an engine shows it. */
function writtenForm(shown: string, kind: Column["kind"]): string {
  if (kind === "date-time") return `${shown}Z`;
  if (kind === "float") return String(Number(shown));
  return kind === "number" ? plainDecimal(shown) : shown;
}

/** Numbers may be written in more than one way. */
const sameText = (one: unknown, other: string): boolean =>
  String(one) === other || (/^-?[0-9.]/u.test(other) && !Number.isNaN(Number(other)) && Number(one) === Number(other));
