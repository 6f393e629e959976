import type { Column } from "./header-words.ts";

/** Where the columns of a table stand, and how many there are. */
export interface TableColumns {
  readonly at: { readonly [C in Column]: number | undefined };
  readonly width: number;
}
