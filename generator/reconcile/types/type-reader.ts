import type { AttributeType } from "../../model/model.ts";
import { readTypeWord } from "../../locales/type-word.ts";
import type { PrintedAttribute } from "../../scrape/printed-reference.ts";
import type { AlignedRow, Witness } from "../aligned.ts";

/** How the type word of a row was understood. */
export interface TypeReading {
  readonly type: AttributeType;
  /** `locale` and `english`: a known word; `other-locale`, `closeness`, `other-rows`: an odd one that was recognised. */
  readonly by: "locale" | "english" | "other-locale" | "closeness" | "other-rows";
}

/** Reads the type word of one page's row; undefined where there is none or nothing tells what it means. */
export type TypeReader = (witness: Witness<PrintedAttribute>) => TypeReading | undefined;

/** Reads type words by the locales' files alone. */
export const readKnownType: TypeReader = ({ source, item }) =>
  item.type === undefined ? undefined : readTypeWord(source.locale, item.type.text);

/**
 * Learns the type words that no file lists from the other locales of the same rows: a word that always stands where
 * the others print one and the same type means that type.
 */
export function learnTypeWords(rows: readonly AlignedRow[]): TypeReader {
  const meanings = new Map<string, Set<AttributeType>>();
  for (const row of rows) {
    const types = new Set(row.flatMap((witness) => readKnownType(witness)?.type ?? []));
    for (const witness of row.filter((w) => w.item.type !== undefined && !readKnownType(w))) {
      const key = wordKey(witness);
      meanings.set(key, new Set([...(meanings.get(key) ?? []), ...types]));
    }
  }
  return (witness) => readKnownType(witness) ?? recall(meanings.get(wordKey(witness)));
}

function recall(meanings: ReadonlySet<AttributeType> | undefined): TypeReading | undefined {
  const [type, ...others] = meanings ?? [];
  return type !== undefined && others.length === 0 ? { type, by: "other-rows" } : undefined;
}

function wordKey({ source, item }: Witness<PrintedAttribute>): string {
  return `${source.locale.tag}\n${item.type?.text ?? ""}`;
}
