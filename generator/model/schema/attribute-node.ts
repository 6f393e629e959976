import { ATTRIBUTE_TYPES, type Attribute, type Observed, type ValueItem, type Values } from "../model.ts";
import { countNode, listNode, objectNode, textNode, wordNode, type SchemaNode } from "./schema-node.ts";
import { evidenceNode, historyNode, lifecycleNode, printedNode, seenInNode } from "./shared-nodes.ts";

const VALUE_KINDS = ["closed", "open", "examples", "codes", "bitmask", "range", "described"] as const;
const FORMATS = ["date-time", "uuid", "ip", "email", "uri", "json", "comma-list"] as const;
const UNITS = ["milliseconds", "seconds", "bytes", "percent"] as const;

const valueItemNode = objectNode<ValueItem>(
  "One documented value.",
  {
    value: {
      description:
        "As it stands on the wire: text, a code, or what true, false and null mean. Absent where no page shows its spelling.",
      anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }, { type: "null" }],
    },
    label: textNode("A short label, in English."),
  },
  {},
);

const valuesNode = objectNode<Values>(
  "The documented values and what they mean for other values.",
  {
    kind: wordNode(
      "closed: no other value occurs; open: the text names some; examples: given as such; codes: number to label; " +
        "bitmask: codes that add up; range: from minimum to maximum; described: told in words, spelling unknown.",
      VALUE_KINDS,
    ),
    items: listNode("The values.", valueItemNode),
    minimum: { description: "The smallest value of a range.", type: "number" },
    maximum: { description: "The largest value of a range.", type: "number" },
  },
  { kind: true },
);

const observedNode = objectNode<Observed>(
  "What real logs showed; never overrides the pages.",
  {
    types: listNode("JSON types seen.", { type: "string" }),
    records: countNode("Records looked at."),
    nulls: countNode("Records in which it was null."),
    absent: countNode("Records without it."),
  },
  {},
);

const proofNode = objectNode<Attribute["evidence"]>(
  "How sure its facts are, and by what.",
  {
    name: evidenceNode("Of the name."),
    type: evidenceNode("Of the type."),
    values: evidenceNode("Of the values."),
  },
  { name: true, type: true },
);

/** One attribute of an event, or one that all events of a scope share. */
export const attributeNode: SchemaNode = objectNode<Attribute>(
  "One attribute of an event, or one that all events of a scope share.",
  {
    name: textNode("The identifier on the wire."),
    type: wordNode("The logical type, as documented.", ATTRIBUTE_TYPES),
    storage: wordNode("What a table should hold, where that is not the type.", [...ATTRIBUTE_TYPES, "number"]),
    format: wordNode("A string format, only where evidence supports it.", FORMATS),
    unit: wordNode("A unit, only where stated.", UNITS),
    nullable: { description: "Only where stated. Unstated reads as nullable.", type: "boolean" },
    nullWhen: textNode("When it is null, in the project's own words."),
    presence: wordNode("Only where stated. Unstated reads as conditional.", ["always", "conditional"]),
    absentWhen: textNode("When it is left out, in the project's own words."),
    values: valuesNode,
    default: {
      description: "The value that is meant where none is given.",
      anyOf: [{ type: "string" }, { type: "number" }, { type: "boolean" }],
    },
    lifecycle: lifecycleNode,
    history: historyNode,
    observed: observedNode,
    printed: printedNode,
    seenIn: seenInNode,
    evidence: proofNode,
    description: textNode("The project's own words, or the prose of a locale that the user asked for."),
  },
  { name: true, type: true, seenIn: true, evidence: true },
);
