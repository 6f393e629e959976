import type { MessageTable } from "./message-table.ts";
import { code, pageNoun, turned } from "./words.ts";

/** How changes of a whole reference and of its pages are told. */
export const SCOPE_MESSAGES: MessageTable<
  "scope" | "scope.product" | "scope.documentedIn" | "page" | "page.url" | "page.contentHash"
> = {
  scope: ({ change, place: { scope } }) =>
    change.after === undefined
      ? `The ${scope} events are no longer documented, all of them`
      : `The ${scope} events are documented, they were not`,
  "scope.product": ({ change, place: { scope } }) =>
    `The ${scope} events are those of ${turned(change, { is: "product", was: "they were of product", word: code, none: NONE })}`,
  "scope.documentedIn": ({ change, place: { scope } }) =>
    `The ${scope} events are ${turned(change, { is: "documented in release", was: "they were in", word: code, none: NONE })}`,
  page: ({ change, place }) =>
    change.after === undefined ? `${pageNoun(place)} is gone` : `${pageNoun(place)} is new`,
  "page.url": ({ change, place }) =>
    `${pageNoun(place)} ${turned(change, {
      ...{ is: "is at", was: "it was at", word: code },
      none: { is: "has no address", was: "it had no address" },
    })}`,
  "page.contentHash": ({ change, place }) =>
    `${pageNoun(place)} ${turned(change, {
      ...{ is: "has the content hash", was: "it had", word: (hash) => code(hash.slice(0, HASH)) },
      none: { is: "has no content hash", was: "it had none" },
    })}`,
};

/** A hash is told from another one by its beginning. */
const HASH = 12;

/** Every reference has both. */
const NONE = { is: "none", was: "it had none" };
