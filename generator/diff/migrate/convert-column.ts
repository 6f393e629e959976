import type { ColumnKind } from "../../sql/columns/column-kind.ts";
import type { Dialect } from "../../sql/dialect.ts";
import type { ColumnPair } from "./match-columns.ts";

/** More digits than these a float may not keep. */
const FLOAT_DIGITS = 15;

const EXACT: readonly ColumnKind[] = ["integer", "long", "number"];
const WRITTEN_PLAINLY: readonly ColumnKind[] = [...EXACT, "float", "boolean"];

/** The text of a value, as a record would have it. @param column - quoted, in the table that has the values */
export const formerText = ({ before }: ColumnPair, column: string, { migrate }: Dialect): string =>
  migrate.textOf[before.kind](column);

/** The value in its new type; NULL where the text is no such value, or would lose digits. */
export function convertedValue({ before, after }: ColumnPair, text: string, { convert, migrate }: Dialect): string {
  if (after.kind === "string") return text;
  const value = convert[after.kind === "long" ? "integer" : after.kind](text);
  const losesDigits = after.kind === "float" && EXACT.includes(before.kind);
  return losesDigits ? `CASE WHEN ${migrate.lengthOf(text)} <= ${String(FLOAT_DIGITS)} THEN ${value} END` : value;
}

/** The member of `unconverted` for a value that does not convert; NULL for one that does. Text takes any value. */
export function unconvertedMember(pair: ColumnPair, text: string, dialect: Dialect): string {
  const { concat, quoteLiteral, migrate } = dialect;
  const json = WRITTEN_PLAINLY.includes(pair.before.kind) ? text : migrate.jsonText(text);
  const member = concat([quoteLiteral(`${JSON.stringify(pair.after.key)}:`), json]);
  return `CASE WHEN ${isLost(pair, text, dialect)} THEN ${member} END`;
}

/** The condition that a value does not convert. */
export const isLost = (pair: ColumnPair, text: string, dialect: Dialect): string =>
  `${text} IS NOT NULL AND ${convertedValue(pair, text, dialect)} IS NULL`;
