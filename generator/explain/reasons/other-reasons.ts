import type { Attribute, Evidence } from "../../model/model.ts";
import { sectionLines } from "../layout/section.ts";
import { textTable } from "../layout/text-table.ts";

/** These have sections of their own, made from the decisions themselves. */
const ELSEWHERE: ReadonlySet<string> = new Set(["name", "type"]);

/** What the evidence on values is, by the word before the colon; what is not listed is shown as it is. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ["stated", "the page's text states them"],
  ["attested", "the page prints the least sure of them so"],
  ["families", "two language families print it, and neither as a word of its own"],
  ["memory", "what the locale prints here stood for the value in another list"],
  ["lexicon", "all of its words are English"],
  ["same-name", "an attribute of the same name has this set, and the text shows a part of it"],
  ["override", "a human decided it"],
]);

/** The evidence on every other fact of an attribute, as the model has it: strongest first. */
export function otherReasons(facts: Attribute | undefined, width: number): readonly string[] {
  return Object.entries<Evidence>(facts?.evidence ?? {})
    .filter(([fact]) => !ELSEWHERE.has(fact))
    .flatMap(([fact, { by }]) => sectionLines(`Why the ${fact} are these`, evidenceTable(by, width)));
}

function evidenceTable(by: readonly string[], width: number): readonly string[] {
  const rows = by.map((piece) => [piece, SENTENCES.get(piece.split(":")[0] ?? "") ?? ""]);
  return textTable(rows, width);
}
