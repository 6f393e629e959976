import type { ColumnKind } from "../../sql/columns/column-kind.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { shortOf } from "./comes-back.ts";
import type { ColumnPair } from "./match-columns.ts";

const WRITTEN_PLAINLY: readonly ColumnKind[] = ["integer", "long", "number", "float", "boolean"];

/** The text of a value, as a record would have it. @param column - quoted, in the table that has the values */
export const formerText = ({ before }: ColumnPair, column: string, { migrate }: Dialect): string =>
  migrate.textOf[before.kind](column);

/** The value in its new type, as a load would give it; NULL where the text is no such value. */
export const convertedValue = ({ after: { kind } }: ColumnPair, text: string, { convert }: Dialect): string =>
  kind === "string" ? text : convert[kind === "long" ? "integer" : kind](text);

/** The member of `unconverted` for a value of which something is lost; NULL for others. Text takes any value. */
export function unconvertedMember(pair: ColumnPair, text: string, dialect: Dialect): string {
  const { concat, quoteLiteral, migrate } = dialect;
  const json = WRITTEN_PLAINLY.includes(pair.before.kind) ? text : migrate.jsonText(text);
  const member = concat([quoteLiteral(`${JSON.stringify(pair.after.key)}:`), json]);
  return `CASE WHEN ${isLost(pair, text, dialect)} THEN ${member} END`;
}

/**
 * The condition that a value does not convert, or does not come back as it was written. The record that would tell may be
 * gone, so its text is kept beside the value that a load would give.
 */
export function isLost(pair: ColumnPair, text: string, dialect: Dialect): string {
  const isNothing = `${convertedValue(pair, text, dialect)} IS NULL`;
  const short = shortOf(pair, dialect);
  return `${text} IS NOT NULL AND ${short === undefined ? isNothing : `(${isNothing} OR ${short.has(text)})`}`;
}

/** What people should know of a conversion that does not keep all of every value. @returns lines of plain text */
export function conversionNotes(pair: ColumnPair, dialect: Dialect): readonly string[] {
  const short = shortOf(pair, dialect);
  if (short === undefined) return [];
  return [`${pair.after.name} does not keep ${short.what}: a value that has such is in \`unconverted\` as well.`];
}

/** Whether digits may be lost for good: no text that the engine gives of a float has all of them. */
export const mayLoseDigits = ({ before }: ColumnPair, { migrate }: Dialect): boolean =>
  before.kind === "float" && migrate.cutsFloats === true;
