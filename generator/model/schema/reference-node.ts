import type { EventType, PageReference, Reference } from "../model.ts";
import { attributeNode } from "./attribute-node.ts";
import { listNode, objectNode, textNode, wordNode, type SchemaNode } from "./schema-node.ts";
import { historyNode, lifecycleNode, printedNode, seenInNode } from "./shared-nodes.ts";

const eventNode = objectNode<EventType>(
  "One kind of event.",
  {
    name: textNode("The identifier on the wire."),
    lifecycle: lifecycleNode,
    availability: wordNode("partial-in-api: the REST API gives part of the data, delivery to a bucket gives all.", [
      "full",
      "partial-in-api",
    ]),
    seeAlso: listNode("Names of events that its text refers to.", { type: "string" }),
    theme: textNode("The theme under which the docs list it."),
    description: textNode("The project's own words, or the prose of a locale that the user asked for."),
    attributes: listNode("In page order, without the common ones.", attributeNode),
    printed: printedNode,
    seenIn: seenInNode,
    history: historyNode,
  },
  { name: true, attributes: true, seenIn: true },
);

const pageNode = objectNode<PageReference>(
  "A page that the model rests on.",
  {
    locale: textNode("The publisher's tag of the page's locale."),
    release: textNode("The release of the page."),
    url: textNode("The page's canonical address."),
    contentHash: textNode("The publisher's own hash of the page's content."),
  },
  { locale: true, release: true },
);

/** The reference of one scope. */
export const referenceNode = (description: string): SchemaNode =>
  objectNode<Reference>(
    description,
    {
      documentedIn: textNode("The release whose pages these are."),
      product: wordNode("The product whose log this is.", ["cloud", "server"]),
      pages: listNode("The pages the reference rests on.", pageNode),
      common: listNode("Attributes that every event of the scope has, in page order.", attributeNode),
      events: listNode("In page order.", eventNode),
    },
    { documentedIn: true, product: true, pages: true, common: true, events: true },
  );
