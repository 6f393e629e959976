import type { Column } from "../../sql/columns/table.ts";
import type { JudgedChange } from "../judged-change.ts";
import type { TablePair } from "./match-tables.ts";

/** A column of both models. */
export interface ColumnPair {
  readonly before: Column;
  readonly after: Column;
}

/** The columns of two tables, side by side. */
export interface ColumnMatch {
  readonly pairs: readonly ColumnPair[];
  readonly added: readonly Column[];
  readonly removed: readonly Column[];
}

/** Tells by which name an attribute of an event went before, where a change says so. */
export type FormerKey = (pair: TablePair, key: string) => string | undefined;

/**
 * Finds for each column the one of the same attribute; else one whose attribute is called the same but for case, as columns keep
 * their places then; else one of the same name, which a table can't have twice.
 */
export function matchColumns(pair: TablePair, formerKey: FormerKey): ColumnMatch {
  const free = new Set(pair.before.columns);
  const found = new Map<Column, Column>();
  const match = (isSame: (before: Column, after: Column) => boolean): void => {
    for (const after of pair.after.columns) {
      const before = found.has(after) ? undefined : [...free].find((column) => isSame(column, after));
      if (before === undefined) continue;
      found.set(after, before);
      free.delete(before);
    }
  };
  match((before, after) => before.key === formerKey(pair, after.key));
  match((before, after) => before.key === after.key);
  match((before, after) => fold(before.key) === fold(after.key));
  match((before, after) => fold(before.name) === fold(after.name));
  return {
    pairs: pair.after.columns.flatMap((after) => {
      const before = found.get(after);
      return before === undefined ? [] : [{ before, after }];
    }),
    added: pair.after.columns.filter((column) => !found.has(column)),
    removed: [...free],
  };
}

const fold = (text: string): string => text.toLowerCase();

/** Gathers the changes of names of attributes: those of an event's own, and those that all events share. */
export function formerKeys(judged: readonly JudgedChange[]): FormerKey {
  const names = new Map<string, string>();
  for (const { change } of judged) {
    const { kind, from, to } = change;
    if (kind !== "attribute.name" || from?.attribute === undefined || to?.attribute === undefined) continue;
    names.set(JSON.stringify([to.scope, to.event ?? null, to.attribute]), from.attribute);
  }
  return ({ after: { scope, event } }, key) =>
    names.get(JSON.stringify([scope, event.name, key])) ?? names.get(JSON.stringify([scope, null, key]));
}
