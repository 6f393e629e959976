import type { Attribute } from "../../model/model.ts";

/** What a column holds: a storage type of the model, or a string with a format that engines have a type for. */
export type ColumnKind = "string" | "integer" | "long" | "float" | "boolean" | "number" | "date-time" | "uuid";

/**
 * What the column of an attribute holds.
 *
 * Where the text and the printed type disagree, `storage` says what a table should hold. A string becomes more than
 * text only where the model states its format: a name that ends in `Time` is not always a time.
 */
export function columnKind({ type, storage = type, format }: Attribute): ColumnKind {
  return storage === "string" && (format === "date-time" || format === "uuid") ? format : storage;
}

/**
 * What a column holds that has attributes of several events: the kind that they share, else the narrowest that takes the
 * values of all as they are.
 */
export function joinKinds(kinds: readonly [ColumnKind, ...ColumnKind[]]): ColumnKind {
  return kinds.reduce((joined, kind) => {
    if (joined === kind) return joined;
    const rank = Math.max(NUMBER_RANKS.indexOf(joined), NUMBER_RANKS.indexOf(kind));
    const bothNumbers = NUMBER_RANKS.includes(joined) && NUMBER_RANKS.includes(kind);
    return bothNumbers ? (NUMBER_RANKS[rank] ?? "string") : "string";
  });
}

/** Each takes the values of those before it, and `float` is joined to decimals, which lose none of its printed digits. */
const NUMBER_RANKS: readonly ColumnKind[] = ["integer", "long", "float", "number"];
