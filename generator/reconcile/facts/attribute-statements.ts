import type { AlignedRow } from "../aligned.ts";
import type { AttributeFacts } from "../../scrape/printed-facts.ts";
import type { Statement } from "./agreement.ts";

/** What each page states of one fact of a row. */
export function statementsOf<K extends keyof AttributeFacts>(
  row: AlignedRow,
  fact: K,
): readonly Statement<NonNullable<AttributeFacts[K]>>[] {
  return row.map(
    (witness) => ({ witness, said: witness.item.facts[fact] }) as Statement<NonNullable<AttributeFacts[K]>>,
  );
}
