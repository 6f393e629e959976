import type { Model } from "../../../generator/model/model.ts";
import { buildLookups } from "../../../generator/sql/columns/build-lookups.ts";
import { buildTables } from "../../../generator/sql/columns/build-tables.ts";
import type { ColumnKind } from "../../../generator/sql/columns/column-kind.ts";

/** What a column takes beside values of its own kind. Columns of whole numbers have 64 bits, however documented. */
const TAKES: { readonly [K in ColumnKind]: readonly ColumnKind[] } = {
  string: ["integer", "long", "float", "number", "boolean", "date-time", "uuid"],
  integer: ["long"],
  long: ["integer"],
  float: ["integer"],
  number: ["integer", "long", "float"],
  boolean: [],
  "date-time": [],
  uuid: [],
};

const takes = (column: ColumnKind, value: ColumnKind): boolean => column === value || TAKES[column].includes(value);

/** A column of the user's own may be as narrow as its documented type. */
const keeps = (column: ColumnKind, value: ColumnKind): boolean =>
  takes(column, value) && !(column === "integer" && value === "long");

/**
 * What becomes of tables that were made of a model when the rows of another one come: `breaking` where a column does not
 * take what its attribute holds now, or holds numbers that the new column does not take; `dangerous` where it holds text
 * that the new column may not take, where a table or column is called otherwise, or where a code of a lookup means
 * something else.
 *
 * @param isRenamed - whether what the models differ in is a name
 */
export function storageEffect(before: Model, after: Model, isRenamed: boolean): "breaking" | "dangerous" | "none" {
  const [was, is] = [columnsOf(before), columnsOf(after)];
  const retyped = [...was].flatMap(([name, kind]) => ({ kind, now: is.get(name) ?? kind }));
  const takesNew = retyped.every(({ kind, now }) => takes(kind, now));
  const keepsOld = retyped.every(({ kind, now }) => kind === "string" || keeps(now, kind));
  if (!takesNew || !keepsOld) return "breaking";
  const keepsText = retyped.every(({ kind, now }) => keeps(now, kind));
  const isLost = isRenamed && [...was.keys()].some((name) => !is.has(name));
  return isLost || !keepsText || hasOtherMeaning(before, after) ? "dangerous" : "none";
}

/** The tables and columns, in either way to name columns. */
function columnsOf(model: Model): ReadonlyMap<string, ColumnKind> {
  return new Map(
    (["snake", "camel"] as const).flatMap((naming) =>
      buildTables(model, { naming }).flatMap(({ name: table, columns }) => [
        [table, "string"] as const,
        ...columns.map(({ name, kind }) => [`${naming} ${table} ${name}`, kind] as const),
      ]),
    ),
  );
}

function hasOtherMeaning(before: Model, after: Model): boolean {
  const [was, is] = [labelsOf(before), labelsOf(after)];
  return [...was].some(([code, label]) => is.has(code) && is.get(code) !== label);
}

const labelsOf = (model: Model): ReadonlyMap<string, string> =>
  new Map(buildLookups(model).flatMap(({ name, rows }) => rows.map(({ code, label }) => [`${name} ${code}`, label])));
