import { comes, rulesOf, type RulesByKind } from "./rules-of.ts";

/** The rules about what is told of an event, beside its attributes and its life. */
export const EVENT_TEXT_RULES: RulesByKind<
  "event.availability" | "event.seeAlso" | "event.theme" | "event.description" | "event.printed" | "event.missingIn"
> = {
  "event.availability": rulesOf("event.availability", [
    {
      id: "event-availability-reduced",
      purpose: "Checks that the REST API gives all data of an event that it gave.",
      explanation:
        "Who reads the log through the API gets part of it; the files in a bucket hold all. Types and tables stay.",
      promises: { DOCS: "dangerous" },
      mirror: "event-availability-restored",
      takes: ({ after }) => after === "partial-in-api",
    },
    {
      id: "event-availability-restored",
      purpose: "Checks that the REST API gives no more data of an event than it gave.",
      explanation: "Who reads the log through the API gets all of it now.",
      promises: { DOCS: "compatible" },
      mirror: "event-availability-reduced",
      takes: ({ before }) => before === "partial-in-api",
    },
    {
      id: "event-availability-stated",
      purpose: "Checks that it is stated of the same events that they are fully available.",
      explanation: "What is not stated is read as fully available, so nothing is another.",
      promises: { DOCS: "docs-only" },
      mirror: "event-availability-stated",
    },
  ]),
  "event.seeAlso": rulesOf("event.seeAlso", [
    {
      id: "event-reference-added",
      purpose: "Checks that an event refers to no further event.",
      explanation: "Docs and types link to the other event; no fact is another.",
      promises: { DOCS: "docs-only" },
      mirror: "event-reference-removed",
      takes: comes,
    },
    {
      id: "event-reference-removed",
      purpose: "Checks that an event still refers to the events that it referred to.",
      explanation: "Docs and types no longer link to the other event; no fact is another.",
      promises: { DOCS: "docs-only" },
      mirror: "event-reference-added",
    },
  ]),
  "event.theme": rulesOf("event.theme", [
    {
      id: "event-theme-changed",
      purpose: "Checks that an event is listed under the same theme.",
      explanation: "Themes are this project's own, from `themes.yaml`; they order the docs and touch nothing else.",
      promises: { DOCS: "docs-only" },
      mirror: "event-theme-changed",
    },
  ]),
  "event.description": rulesOf("event.description", [
    {
      id: "event-description-changed",
      purpose: "Checks that an event is described in the same words.",
      explanation: "Facts that a text tells have rules of their own; where they report nothing, it is another wording.",
      promises: { DOCS: "docs-only" },
      mirror: "event-description-changed",
    },
  ]),
  "event.printed": rulesOf("event.printed", [
    {
      id: "event-printed-otherwise",
      purpose: "Checks that a page prints the same word in the place of an event's name.",
      explanation: "The name on the wire does not change with it. `explain` tells what each page prints.",
      promises: { DOCS: "docs-only" },
      mirror: "event-printed-otherwise",
    },
  ]),
  "event.missingIn": rulesOf("event.missingIn", [
    {
      id: "event-missing-on-page",
      purpose: "Checks that a page has every event that it had.",
      explanation:
        "Other pages still have the event: the page of this locale may be older, or lost it. It is documented as before.",
      promises: { DOCS: "docs-only" },
      mirror: "event-found-on-page",
      takes: comes,
    },
    {
      id: "event-found-on-page",
      purpose: "Checks that a page lacks the events that it lacked.",
      explanation: "The page of this locale has caught up with the others.",
      promises: { DOCS: "docs-only" },
      mirror: "event-missing-on-page",
    },
  ]),
};
