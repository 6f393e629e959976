import type { Place } from "../place.ts";
import { code, pageNoun } from "./words.ts";

/** That a description is another; what it says is for the docs to show. */
export function otherText({ before, after }: { readonly before?: string; readonly after?: string }): string {
  if (before === undefined) return "has a description, it had none";
  return after === undefined ? "has no description, it had one" : "has another description than it had";
}

/** What a page prints in the place of a name: nothing else than the name, where nothing is told. */
export function printed(
  noun: string,
  { before, after }: { readonly before?: string; readonly after?: string },
  place: Place,
): string {
  const word = (text: string | undefined): string => (text === undefined ? "the name itself" : code(text));
  return `${pageNoun(place)} prints ${word(after)} for ${inSentence(noun)}, it printed ${word(before)}`;
}

/** That a page lacks what others have. */
export const missing = (noun: string, { after }: { readonly after?: true }, place: Place): string =>
  after === undefined
    ? `${pageNoun(place)} has ${inSentence(noun)}, it lacked it`
    : `${pageNoun(place)} lacks ${inSentence(noun)}, it had it`;

const inSentence = (noun: string): string => noun.slice(0, 1).toLowerCase() + noun.slice(1);
