import { comes, rulesOf, type RulesByKind } from "./rules-of.ts";
import { differsInCaseOnly } from "./differs-in-case-only.ts";

/** The rules about events as such: that they are there, and what they are called. */
export const EVENT_RULES: RulesByKind<"event" | "event.name"> = {
  event: rulesOf("event", [
    {
      id: "event-added",
      purpose: "Checks that there is no new event.",
      explanation:
        "It has a type, a schema and a table of its own, which must be made. A table of handlers of a type that begins with " +
        "`Exhaustive` stops compiling until it handles the event: that is what it is for.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "event-removed",
      takes: comes,
    },
    {
      id: "event-removed",
      purpose: "Checks that every event is still documented.",
      explanation:
        "Code that names the event no longer compiles, and the strict schema refuses its records; the open one takes any event " +
        "that it does not list. Its table stays as it is, though nothing new may come into it.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "event-added",
    },
  ]),
  "event.name": rulesOf("event.name", [
    {
      id: "event-case-changed",
      purpose: "Checks that the name of an event is in the same upper and lower case.",
      explanation:
        "Code and queries compare names letter by letter, so they miss the event. The table keeps its name as a rule, as names " +
        "of tables fold case: see the migration.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "dangerous" },
      mirror: "event-case-changed",
      takes: differsInCaseOnly,
    },
    {
      id: "event-renamed",
      purpose: "Checks that an event is called as before.",
      explanation:
        "Code that names the event no longer compiles; the old table gets no more rows until it is renamed, with its rows. Where " +
        "it is likely only, `docs-input/renames.yaml` confirms or denies that both are the same event.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "dangerous" },
      mirror: "event-renamed",
    },
  ]),
};
