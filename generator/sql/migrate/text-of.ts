import type { Migrations } from "../dialect.ts";

type TextOf = Migrations["textOf"];

/** How a column becomes text, where kinds differ; the others go by a cast. */
interface Texts extends Partial<TextOf> {
  readonly "date-time": TextOf["date-time"];
}

/** The texts of all kinds of columns. @param cast - gives the text of a column that a cast of the engine writes */
export const textsBy = (cast: (column: string) => string, texts: Texts): TextOf => ({
  string: (column) => column,
  integer: cast,
  long: cast,
  float: cast,
  boolean: cast,
  number: cast,
  uuid: cast,
  ...texts,
});

/** For engines whose type for booleans has no such text, or that keep them as numbers. */
export const booleanText =
  (isTrue: (column: string) => string, isFalse: (column: string) => string) =>
  (column: string): string =>
    `CASE WHEN ${isTrue(column)} THEN 'true' WHEN ${isFalse(column)} THEN 'false' END`;

/** As `booleanText`, of 1 and 0. */
export const bitText = booleanText(
  (column) => `${column} = 1`,
  (column) => `${column} = 0`,
);

/** A decimal with all its digits after the point, without the zeros at its end: `1.5000000000` is `1.5`, `2.0000000000` `2`. */
export const withoutZeros = (text: string): string => `RTRIM(RTRIM(${text}, '0'), '.')`;
