import type { ColumnKind } from "../../sql/columns/column-kind.ts";
import type { Dialect } from "../../sql/dialect.ts";
import type { ColumnPair } from "./match-columns.ts";

/** A float has as many digits for sure. */
const FLOAT_DIGITS = 15;

/** No record has more digits of a second. */
const RECORD_TIME_DIGITS = 9;

/** Their texts are spelt in one way only. */
const SPELT_ONE_WAY: readonly ColumnKind[] = ["integer", "long", "boolean", "date-time", "uuid"];

/** What of a text its new type does not have. */
export interface ShortOf {
  /** In words, as the object or subject of a sentence. @example "zeros at the beginning" */
  readonly what: string;
  /** The condition that a text, which converts, has it. */
  readonly has: (text: string) => string;
}

/**
 * What a value may have as text that does not come back once it is converted; absent where every text does that converts.
 * Numbers come back by their value: zeros at the end of a fraction say nothing.
 */
export function shortOf({ before, after }: ColumnPair, dialect: Dialect): ShortOf | undefined {
  const isText = before.kind === "string";
  const zeros = SPELT_ONE_WAY.includes(before.kind) ? [] : [zerosAtTheBeginning(dialect)];
  const parts: { readonly [K in ColumnKind]: readonly ShortOf[] } = {
    string: [],
    integer: zeros,
    long: zeros,
    // Where there are no decimals they are kept as texts.
    number: dialect.types.number === dialect.types.string ? [] : zeros,
    float: [...zeros, digitsOfFloats(dialect)],
    boolean: isText ? [otherThanBooleans(dialect)] : [],
    "date-time": isText ? digitsOfSeconds(dialect) : [],
    uuid: isText ? [capitals(dialect)] : [],
  };
  const [first, ...others] = parts[after.kind];
  if (first === undefined) return undefined;
  const all = [first, ...others];
  return {
    what: all.map(({ what }) => what).join(", or "),
    has: (text) => all.map(({ has }) => `(${has(text)})`).join(" OR "),
  };
}

function zerosAtTheBeginning({ quoteLiteral: quote }: Dialect): ShortOf {
  const begins = (text: string, zero: string, more: string): string =>
    `${text} LIKE ${quote(`${zero}${more}`)} AND ${text} NOT LIKE ${quote(`${zero}.%`)}`;
  return {
    what: "zeros at the beginning",
    has: (text) => `${begins(text, "0", "_%")} OR ${begins(text, "-0", "%")}`,
  };
}

/** Short texts come back for sure, unless an exponent takes them to where floats end. */
function digitsOfFloats({ quoteLiteral: quote, convert, migrate }: Dialect): ShortOf {
  return {
    what: `more than ${String(FLOAT_DIGITS)} digits`,
    has: (text) =>
      `(${migrate.lengthOf(text)} > ${String(FLOAT_DIGITS)} OR LOWER(${text}) LIKE ${quote("%e%")})` +
      ` AND ${migrate.differs(migrate.textOf.float(convert.float(text)), text)}`,
  };
}

const otherThanBooleans = ({ quoteLiteral: quote, migrate: { differs } }: Dialect): ShortOf => ({
  what: "a spelling other than true and false",
  has: (text) => `${differs(text, quote("true"))} AND ${differs(text, quote("false"))}`,
});

const capitals = ({ migrate: { differs } }: Dialect): ShortOf => ({
  what: "capital letters",
  has: (text) => differs(text, `LOWER(${text})`),
});

/** `2026-12-31T23:59:59.` has 20 characters. */
function digitsOfSeconds({ quoteLiteral: quote, migrate }: Dialect): readonly ShortOf[] {
  const { timeDigits, restOf, differs } = migrate;
  if (timeDigits >= RECORD_TIME_DIGITS) return [];
  const without = (text: string, character: string): string => `REPLACE(${text}, ${quote(character)}, ${quote("")})`;
  return [
    {
      what: `more than ${String(timeDigits)} digits of a second`,
      has: (text) => differs(without(without(restOf(text, 21 + timeDigits), "0"), "Z"), quote("")),
    },
  ];
}
