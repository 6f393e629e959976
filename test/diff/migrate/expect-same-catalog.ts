import { expect } from "vitest";

import type { JudgedChange } from "../../../generator/diff/judged-change.ts";
import { formerKeys, matchColumns } from "../../../generator/diff/migrate/match-columns.ts";
import { matchTables } from "../../../generator/diff/migrate/match-tables.ts";
import type { Table } from "../../../generator/sql/columns/table.ts";
import { OWN_COLUMNS } from "../../../generator/sql/names/relation-names.ts";
import type { Catalog, Places } from "./place.ts";

/** The tables of both models. */
export interface BothTables {
  readonly before: readonly Table[];
  readonly after: readonly Table[];
}

/** The rows of all lookups that are made anew. */
export const lookupRows = async ({ engine }: Places, fresh: Catalog): Promise<readonly unknown[]> =>
  Promise.all(
    Object.keys(fresh.tables)
      .filter((name) => name.startsWith("code_"))
      .map((name) => engine.query(`SELECT * FROM ${engine.dialect.quoteIdentifier(name)} ORDER BY 1`)),
  );

/** Demands that what was brought forward has what is made anew, and beside it at most what left. */
export function expectSameCatalog(
  migrated: Catalog,
  fresh: Catalog,
  tables: BothTables,
  judged: readonly JudgedChange[],
  { allowDestructive, engine }: { readonly allowDestructive: boolean; readonly engine: string },
): void {
  const own = (name: string): boolean => !/^raw_|_lines$|^sqlite_/u.test(name);
  const masked = (text: string): string => (engine === "sqlite" ? text.replace(/model [0-9a-f]{12}/u, "model") : text);
  const relations = (kind: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(kind)
        .filter(
          ([name]) =>
            own(name) && (allowDestructive || Object.hasOwn(fresh.tables, name) || Object.hasOwn(fresh.views, name)),
        )
        .map(([name, comment]) => [name, masked(comment)]),
    );
  expect(relations(migrated.tables)).toEqual(relations(fresh.tables));
  expect(relations(migrated.views)).toEqual(relations(fresh.views));
  const moved = renamedColumns(tables, judged);
  for (const relation of Object.keys({ ...fresh.tables, ...fresh.views }).filter(own)) {
    const expected = fresh.columns.filter((column) => column.relation === relation);
    const names = new Set(expected.map(({ name }) => name));
    const found = migrated.columns.filter(
      (column) => column.relation === relation && (allowDestructive || names.has(column.name)),
    );
    const stays = ({ name }: { readonly name: string }): boolean => !moved.has(`${relation} ${name}`);
    expect(found.filter(stays)).toEqual(expected.filter(stays));
    expect(byName(found)).toEqual(byName(expected));
  }
}

const byName = <T extends { readonly name: string }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A column that gets another name stays where it is; made anew it stands at the end. */
function renamedColumns({ before, after }: BothTables, judged: readonly JudgedChange[]): ReadonlySet<string> {
  const { pairs } = matchTables(before, after, judged);
  const moved = pairs.flatMap((pair) => {
    if (pair.before.event.name !== pair.after.event.name)
      return pair.after.columns
        .map(({ name }) => `${pair.after.name} ${name}`)
        .concat([OWN_COLUMNS.recordId, OWN_COLUMNS.unconverted].map((name) => `${pair.after.name} ${name}`));
    const { pairs: columns, added } = matchColumns(pair, formerKeys(judged));
    const renamed = columns.flatMap((both) => (both.before.key === both.after.key ? [] : [both.after]));
    // The name was that of another one, which has another name now.
    const takesOver = added.filter(({ key }) => pair.before.columns.some((column) => column.key === key));
    return [...renamed, ...takesOver].map(({ name }) => `${pair.after.name} ${name}`);
  });
  return new Set(moved);
}
