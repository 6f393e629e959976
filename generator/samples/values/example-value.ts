import type { Attribute } from "../../model/model.ts";
import { documentedNumbers, documentedTexts, documentedValues, valueType } from "./documented-values.ts";
import { exampleTexts } from "./example-texts.ts";
import { FORMAT_TEXTS } from "./format-texts.ts";
import { luidText } from "./luid-texts.ts";
import { rangeOf } from "./make-number.ts";

/** A value that an example can have. */
export type ExampleValue = string | number | boolean;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** Example numbers of which nothing is known stay below this: short to read. */
const SMALL = 100;
const PLAIN_NUMBERS = { bytes: 3_221_225_472, milliseconds: 1250, seconds: 90, percent: 12.5 } as const;
/** What happens and when it is written down; other times lie before. */
const TIMES: { readonly [name: string]: string } = {
  eventTime: "2026-03-10T00:41:38.499721141Z",
  eventProcessedTime: "2026-03-10T01:02:03Z",
};

/**
 * A value that is nice to read and the same forever: it depends on the attribute alone, so that one name has one value
 * in all events, and a new attribute changes no other example.
 */
export function exampleValue(attribute: Attribute): ExampleValue {
  const { default: usual, values } = attribute;
  const documented = values === undefined ? undefined : documentedExample(attribute);
  if (documented !== undefined) return documented;
  if (usual !== undefined && typeof usual === exampleType(attribute)) return usual;
  return freeExample(attribute, hashOf(attribute.name));
}

const exampleType = (attribute: Attribute): string => {
  const type = valueType(attribute);
  return type === "integer" ? "number" : type;
};

function documentedExample(attribute: Attribute): ExampleValue | undefined {
  const type = valueType(attribute);
  const flags = documentedNumbers(attribute);
  switch (attribute.values?.kind) {
    case "range":
      return type === "integer" || type === "number" ? rangeExample(attribute) : undefined;
    case "bitmask":
      return flags.length > 0 ? flags.slice(0, 2).reduce((sum, flag) => sum + flag, 0) : undefined;
    case "described":
      return type === "string" ? documentedTexts(attribute)[0] : undefined;
    default:
      return documentedValues(attribute)[0];
  }
}

function rangeExample(attribute: Attribute): number {
  const { minimum, maximum } = rangeOf(attribute);
  const usual = attribute.default;
  if (typeof usual === "number" && usual >= minimum && usual <= maximum) return usual;
  return Math.max(minimum, Math.floor((minimum + maximum) / 2));
}

function freeExample(attribute: Attribute, hash: number): ExampleValue {
  switch (valueType(attribute)) {
    case "boolean":
      return hash % 2 === 0;
    case "integer":
      return attribute.unit === undefined ? 1 + (hash % SMALL) : Math.ceil(PLAIN_NUMBERS[attribute.unit]);
    case "number":
      return attribute.unit === undefined ? 1.1 : PLAIN_NUMBERS[attribute.unit];
    case "string":
      return textExample(attribute, hash);
  }
}

function textExample({ name, format }: Attribute, hash: number): string {
  if (format === "uuid") return luidText(hash % 2 ** 16);
  if (format === "date-time") return Object.hasOwn(TIMES, name) ? (TIMES[name] ?? "") : earlierExample(hash);
  const texts = format === undefined ? exampleTexts(name) : FORMAT_TEXTS[format].usual;
  return texts[hash % texts.length] ?? texts[0];
}

const earlierExample = (hash: number): string => `2026-03-0${1 + (hash % 9)}T08:30:00Z`;

/** The hash FNV-1a of Fowler, Noll and Vo (public domain), over UTF-16 units. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash >>> 0;
}
