import { wordsOf } from "./name-words.ts";

/** Names that a model uses side by side, so that one is no other word for the other. */
export interface Contrasts {
  /** Tells whether two names are told apart: both are in use, or they differ in a word in which others in use do too. */
  readonly tellApart: (name: string, other: string) => boolean;
}

/** More words in one place are a list of things (events of a user, say), of which any two prove little. */
const MOST_WORDS_IN_A_PLACE = 40;

/** Names are told apart where either model does so. */
export const eitherTells = (one: Contrasts, other: Contrasts): Contrasts => ({
  tellApart: (...names) => one.tellApart(...names) || other.tellApart(...names),
});

/**
 * Learns from the names that one model uses which words it sets against each other: where `create_group` and
 * `delete_group` both occur, `delete_site` is no new name of `create_site`.
 */
export function learnContrasts(names: Iterable<string>): Contrasts {
  const known = new Set(names);
  const places = new Map<string, Set<string>>();
  for (const name of known) {
    for (const { place, word } of placesOf(wordsOf(name))) {
      places.set(place, (places.get(place) ?? new Set()).add(word));
    }
  }
  const contrasted = contrastedWords(places.values());
  return {
    tellApart: (name, other) => {
      if (known.has(name) && known.has(other)) return true;
      const [word, otherWord] = differenceOf(wordsOf(name), wordsOf(other)) ?? [];
      return word !== undefined && otherWord !== undefined && (contrasted.get(word)?.has(otherWord) ?? false);
    },
  };
}

/** The words of a name, each with the rest of it. A name of one word has no rest, which would be that of any other. */
function placesOf(words: readonly string[]): readonly { readonly place: string; readonly word: string }[] {
  if (words.length < 2) return [];
  return words.map((word, i) => ({ word, place: words.toSpliced(i, 1, "*").join(" ") }));
}

function contrastedWords(places: Iterable<ReadonlySet<string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const contrasted = new Map<string, Set<string>>();
  for (const words of places) {
    if (words.size < 2 || words.size > MOST_WORDS_IN_A_PLACE) continue;
    for (const word of words) {
      const others = contrasted.get(word) ?? new Set();
      for (const other of words) others.add(other);
      contrasted.set(word, others);
    }
  }
  return contrasted;
}

/** The one word in which two names differ; undefined where they differ in more, or in their number of words. */
function differenceOf(left: readonly string[], right: readonly string[]): readonly [string, string] | undefined {
  if (left.length !== right.length) return undefined;
  const differing = left.flatMap((word, i): (readonly [string, string])[] => {
    const other = right[i] ?? "";
    return word === other ? [] : [[word, other]];
  });
  return differing.length === 1 ? differing[0] : undefined;
}
