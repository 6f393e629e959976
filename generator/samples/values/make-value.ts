import type { Attribute } from "../../model/model.ts";
import type { Random } from "../random.ts";
import { documentedNumbers, documentedTexts, documentedValues, hasItems, valueType } from "./documented-values.ts";
import { exampleTexts, UNUSUAL_TEXTS } from "./example-texts.ts";
import { FORMAT_TEXTS } from "./format-texts.ts";
import { anyLuidText } from "./luid-texts.ts";
import { makeFloat, makeInteger, rangeOf } from "./make-number.ts";
import { earlierTimeText } from "./time-texts.ts";

/** What one record's values have in common. */
export interface ValueContext {
  readonly random: Random;
  /** How often a value is valid yet unusual, from 0 to 1. */
  readonly unusualRate: number;
  /** How often an attribute with documented values, which are not all, has another one, from 0 to 1. */
  readonly otherValueRate: number;
  /** The record's time, in milliseconds since 1970. */
  readonly time: number;
}

/** Makes valid values of one attribute. */
export type ValueMaker = (context: ValueContext) => string | number | boolean;

const HALF = 0.5;

/**
 * How valid values of an attribute are made. What can be looked up is looked up here, once: a bench makes a million
 * records.
 *
 * @returns a maker whose values are never null, of the attribute's type and format, and within what its documented
 *   values allow
 */
export function valueMaker(attribute: Attribute): ValueMaker {
  const documented = documentedMaker(attribute);
  const free = freeMaker(attribute);
  if (documented === undefined) return free;
  const { kind } = attribute.values ?? {};
  if (kind !== "open" && kind !== "examples" && kind !== "described") return documented;
  return (context) => (context.random.chance(context.otherValueRate) ? free(context) : documented(context));
}

/** The maker of documented values; undefined where none can be known. */
function documentedMaker(attribute: Attribute): ValueMaker | undefined {
  switch (attribute.values?.kind) {
    case undefined:
      return undefined;
    case "range":
      return rangeMaker(attribute);
    case "bitmask":
      return bitmaskMaker(attribute);
    case "described":
      return valueType(attribute) === "string" ? pickFrom(documentedTexts(attribute)) : undefined;
    case "closed":
    case "codes":
    case "open":
    case "examples":
      return pickFrom(documentedValues(attribute));
  }
}

const pickFrom = (values: readonly (string | number | boolean)[]): ValueMaker | undefined =>
  hasItems(values) ? ({ random }) => random.pick(values) : undefined;

function rangeMaker(attribute: Attribute): ValueMaker | undefined {
  const type = valueType(attribute);
  if (type !== "integer" && type !== "number") return undefined;
  const range = rangeOf(attribute);
  const [lowest, highest] = [Math.ceil(range.minimum), Math.floor(range.maximum)];
  if (lowest > highest) return type === "number" ? () => range.minimum : undefined;
  return ({ random, unusualRate }) =>
    random.chance(unusualRate) ? random.pick([lowest, highest]) : lowest + random.below(highest - lowest + 1);
}

/** A sum of some of the flags, of none, or of all. */
function bitmaskMaker(attribute: Attribute): ValueMaker | undefined {
  const flags = documentedNumbers(attribute);
  if (flags.length === 0) return undefined;
  return ({ random }) => flags.reduce((sum, flag) => (random.chance(HALF) ? sum + flag : sum), 0);
}

/** The maker for an attribute of whose values nothing but type and format is known. */
function freeMaker(attribute: Attribute): ValueMaker {
  switch (valueType(attribute)) {
    case "boolean":
      return ({ random }) => random.chance(HALF);
    case "integer":
      return ({ random, unusualRate }) => makeInteger(attribute, random, random.chance(unusualRate));
    case "number":
      return ({ random, unusualRate }) => makeFloat(attribute, random, random.chance(unusualRate));
    case "string":
      return textMaker(attribute);
  }
}

function textMaker({ name, format }: Attribute): ValueMaker {
  if (format === "date-time") {
    return ({ random, unusualRate, time }) => earlierTimeText(time, random, random.chance(unusualRate));
  }
  if (format === "uuid") return ({ random, unusualRate }) => anyLuidText(random, random.chance(unusualRate));
  const usual = format === undefined ? exampleTexts(name) : FORMAT_TEXTS[format].usual;
  const unusual = format === undefined ? UNUSUAL_TEXTS : FORMAT_TEXTS[format].unusual;
  return ({ random, unusualRate }) => random.pick(random.chance(unusualRate) ? unusual : usual);
}
