import { ATTRIBUTE_TYPES, type Evidence, type History, type Lifecycle, type PrintedName } from "../model.ts";
import { listNode, objectNode, textNode, wordNode } from "./schema-node.ts";

/** Where an event or attribute is in its life. */
export const lifecycleNode = objectNode<Lifecycle>(
  "Where it is in its life.",
  {
    status: wordNode("How far along.", ["active", "deprecated", "discontinued", "legacy"]),
    since: { description: "Year and month of that status.", type: "string", pattern: "^[0-9]{4}-[0-9]{2}$" },
    replacedBy: textNode("Name of the event that takes its place."),
  },
  { status: true },
);

/** What earlier models say. */
export const historyNode = objectNode<History>(
  "What earlier models say of it.",
  {
    firstSeen: textNode("Model id or release in which it was first seen."),
    removedIn: textNode("Model id or release in which it was no longer there."),
    formerTypes: listNode("Types it was documented with before.", wordNode("A logical type.", ATTRIBUTE_TYPES)),
  },
  {},
);

/** What pages print in the place of a name. */
export const printedNode = listNode(
  "Pages that print something else in the place of the name.",
  objectNode<PrintedName>(
    "What one page prints.",
    {
      locale: textNode("The publisher's tag of the page's locale."),
      release: textNode("The release of the page."),
      as: textNode("What stands there."),
    },
    { locale: true, release: true, as: true },
  ),
);

/** Locales whose pages have the event or row. */
export const seenInNode = listNode("Locales whose pages have it, in the order of their tags.", {
  type: "string",
});

/** How sure a fact is. */
export const evidenceNode = (description: string) =>
  objectNode<Evidence>(
    description,
    {
      confidence: { description: "From 0 to 1.", type: "number", minimum: 0, maximum: 1 },
      by: listNode("The pieces of evidence, strongest first.", { type: "string" }),
    },
    { confidence: true, by: true },
  );
