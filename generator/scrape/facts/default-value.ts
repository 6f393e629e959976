import type { PrintedValue } from "../printed-facts.ts";
import type { FactContext } from "./fact-context.ts";
import { findPhrase } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";
import { readWordList } from "./word-list.ts";

const MAX_LENGTH = 40;

/** Reads the value that is meant where none is given: `The default value is active.` */
export function readDefault(sentence: Sentence, context: FactContext): PrintedValue | undefined {
  const announced = findPhrase(sentence, context.locale.lists.defaultValue);
  if (announced === undefined || sentence.note) return undefined;
  const said =
    sentence.text
      .slice(announced.end)
      .replace(/^[\s:：]+/u, "")
      .split(/[,，;；(（]/u)[0] ?? "";
  const list = said.length > MAX_LENGTH ? undefined : readWordList(said, sentence, context);
  const [only, ...others] = list?.items ?? [];
  return only !== undefined && others.length === 0 && only.text.split(" ").length <= 3 ? only : undefined;
}
