import { compareText } from "../../model/compare-text.ts";
import { identifierShape } from "./identifier-shape.ts";
import type { NamePlace } from "./name-place.ts";
import type { NameQuestion } from "./name-question.ts";
import { mayHaveSibling, siblingNames } from "./sibling-names.ts";
import type { TranslationMemory } from "./translation-memory.ts";

/**
 * All names that are possible here: what pages print, where it can be an identifier; what memory says that they mean;
 * what a sibling suggests. In code-unit order, so that the order of pages does not matter.
 */
export function nameCandidates(
  { kind, witnesses, leads }: NameQuestion,
  place: NamePlace,
  memory: TranslationMemory,
): readonly string[] {
  const names = new Set(leads);
  for (const { locale, printed } of witnesses) {
    names.add(printed);
    const remembered = memory.nameOf(locale.tag, printed, place.current);
    if (remembered !== undefined) names.add(remembered);
    if (kind === "attribute" && mayHaveSibling(printed)) {
      siblingNames([printed], place.others()).forEach((name) => names.add(name));
    }
  }
  return [...names].filter((name) => identifierShape(kind, name) !== "none").sort(compareText);
}
