import { createHash } from "node:crypto";

import type { ColumnKind } from "../../../generator/sql/columns/column-kind.ts";
import type { Column } from "../../../generator/sql/columns/table.ts";
import { jsonFragments } from "./json-fragments.ts";

/** A row in a form that does not depend on the engine: every value as text, NULL as null. */
export interface PlainRow {
  readonly recordId: string;
  readonly values: Readonly<Record<string, string | null>>;
  /** As JSON, with sorted keys; null where all values converted. */
  readonly unconverted: string | null;
}

/** How an engine keeps what has more than one form. */
export interface Normalisation {
  /** Digits of a second that are kept; the others are cut. */
  readonly timeDigits: number;
  /** The first and the last time that are kept, written as a column is shown; absent where all years of four digits are. */
  readonly times?: { readonly first: string; readonly last: string };
  /** The id of a record; MD5 of its text unless the engine has none. */
  readonly recordId?: (line: string) => string;
}

/** What a relation must give for a line of a log. This is the documented normalisation, written a second time. */
export function expectedRow(line: string, columns: readonly Column[], how: Normalisation): PlainRow {
  const fragments = jsonFragments(line);
  const lost: [string, unknown][] = [];
  const values = columns.map(({ name, key, kind }) => {
    const fragment = fragments.get(key);
    if (fragment === undefined || fragment === "null") return [name, null] as const;
    const text = fragment.startsWith('"') ? (JSON.parse(fragment) as string) : fragment;
    const plain = PLAIN[kind](text, how);
    if (plain === undefined) lost.push([key, JSON.parse(fragment)]);
    return [name, plain ?? null] as const;
  });
  return {
    recordId: (how.recordId ?? md5)(line),
    values: Object.fromEntries(values),
    unconverted: lost.length === 0 ? null : sortedJson(Object.fromEntries(lost)),
  };
}

/** JSON with sorted keys, so that two objects can be compared. */
export const sortedJson = (value: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/** A text that is JSON, without what may differ in spelling; other texts as they are. */
export function plainText(text: string): string {
  if (!/^[[{]/u.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

const PLAIN: { readonly [K in ColumnKind]: (text: string, how: Normalisation) => string | undefined } = {
  string: plainText,
  integer: wholeNumber,
  long: wholeNumber,
  float: (text) =>
    /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(text) && isFinite(Number(text)) ? String(Number(text)) : undefined,
  number: (text) => (/^-?\d{1,28}(?:\.\d{1,10})?$/u.test(text) ? plainDecimal(text) : undefined),
  boolean: (text) => ({ true: "true", "1": "true", false: "false", "0": "false" })[text.toLowerCase()],
  "date-time": instant,
  uuid: (text) => (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(text) ? text.toLowerCase() : undefined),
};

function wholeNumber(text: string): string | undefined {
  if (!/^-?\d{1,19}$/u.test(text)) return undefined;
  const value = BigInt(text);
  return BigInt.asIntN(64, value) === value ? String(value) : undefined;
}

/** `1.10` is `1.1`, `2.0` is `2`, `01` is `1`. */
export const plainDecimal = (text: string): string =>
  (text.includes(".") ? text.replace(/\.?0+$/u, "") : text).replace(/^(-?)0+(?=\d)/u, "$1").replace(/^-0$/u, "0");

const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?Z$/u;

/** A time of the calendar and the clock; of a leap second there is no row in any engine. */
function instant(text: string, { timeDigits, times }: Normalisation): string | undefined {
  const [, seconds, fraction = ""] = TIME.exec(text) ?? [];
  if (seconds === undefined) return undefined;
  const time = new Date(`${seconds}Z`);
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 19) !== seconds) return undefined;
  const shown = timeDigits === 0 ? seconds : `${seconds}.${fraction.padEnd(9, "0").slice(0, timeDigits)}`;
  return times === undefined || (times.first <= shown && shown <= times.last) ? shown : undefined;
}
