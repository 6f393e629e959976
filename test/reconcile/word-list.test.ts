import fc from "fast-check";
import { expect, test } from "vitest";

import { wordList } from "../../generator/reconcile/lexicon/word-list.ts";

test("a word is listed by its whole base form, with or without affix rules", () => {
  const isListed = wordList("5\nabba/AB\nbil\tpo:noun\nbord\r\nBo\nabc\n");
  expect(["abba", "bil", "bord", "abc"].map(isListed)).toEqual([true, true, true, true]);
  expect(["abb", "bilar", "bo", "ab"].map(isListed)).toEqual([false, false, false, false]);
});

test("any list: its words are found, and no others", () => {
  const word = fc.stringMatching(/^[a-c]{1,4}$/u);
  fc.assert(
    fc.property(fc.array(word), word, (words, asked) => {
      expect(wordList(`${words.length}\n${words.join("\n")}\n`)(asked)).toBe(words.includes(asked));
    }),
  );
});
