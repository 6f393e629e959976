import type { MessageTable } from "./message-table.ts";
import { lifeTurned } from "./lifecycle-words.ts";
import { code, eventNoun, sureness, turned } from "./words.ts";
import { missing, otherText, printed } from "./wording-messages.ts";

const AVAILABLE = {
  full: { is: "is fully available", was: "it was so fully" },
  "partial-in-api": { is: "is only in part in the REST API", was: "it was only in part in the REST API" },
  unstated: { is: "is not said to be fully available", was: "that was not stated" },
} as const;
const UNSTATED = "unstated" as const;

/** How changes of events are told. */
export const EVENT_MESSAGES: MessageTable<
  | ("event" | "event.name" | "event.lifecycle" | "event.availability" | "event.seeAlso" | "event.theme")
  | ("event.description" | "event.printed" | "event.missingIn")
> = {
  event: ({ change, place }) => `${eventNoun(place)} is ${change.after === undefined ? "gone" : "new"}`,
  "event.name": ({ change, place }) => `${eventNoun(place)} was called ${code(change.before ?? "")}${sureness(change)}`,
  "event.lifecycle": ({ change, place }) => `${eventNoun(place)} ${lifeTurned(change)}`,
  "event.availability": ({ change: { before = UNSTATED, after = UNSTATED }, place }) =>
    `${eventNoun(place)} ${AVAILABLE[after].is}, ${AVAILABLE[before].was}`,
  "event.seeAlso": ({ change: { before = "", after }, place }) =>
    after === undefined
      ? `${eventNoun(place)} no longer refers to ${code(before)}`
      : `${eventNoun(place)} refers to ${code(after)}, it did not`,
  "event.theme": ({ change, place }) =>
    `${eventNoun(place)} ${turned(change, {
      ...{ is: "is under the theme", was: "it was under", word: code },
      none: { is: "is under no theme", was: "it was under none" },
    })}`,
  "event.description": ({ change, place }) => `${eventNoun(place)} ${otherText(change)}`,
  "event.printed": ({ change, place }) => printed(eventNoun(place), change, place),
  "event.missingIn": ({ change, place }) => missing(eventNoun(place), change, place),
};
