import type { Attribute, Model } from "../../model/model.ts";
import { compareText } from "../../model/compare-text.ts";
import { settleNames, type NameCandidate } from "../../sql/settle-names.ts";
import { splitWords } from "../../sql/split-words.ts";
import { attributeUses, type AttributeUse } from "../attribute-use.ts";
import { groupBy } from "../group-by.ts";
import { valueSetKey } from "../value-set-key.ts";
import { codeMembers, type CodeConstant } from "./code-constant.ts";

/** The constants of a model that name codes. */
export interface CodeConstants {
  /** In the order in which the pages have them. */
  readonly all: readonly CodeConstant[];
  /** The constant for an attribute of the model; undefined where it has no codes. */
  readonly of: (attribute: Attribute) => CodeConstant | undefined;
}

type Uses = readonly [AttributeUse, ...AttributeUse[]];

/** Names that the package has besides; in lower case. */
const RESERVED = ["site_event_types", "tenant_event_types"];

/**
 * Settles the constants for the codes of a model, in this one place: one for each distinct set of codes of attributes
 * of one name, called like the attribute: `SITE_ROLE_ID`.
 *
 * Where attributes of one name have different sets, the one that most of them have keeps the name (one that every event
 * has goes before all), and each other one names the first event that has it by its letters: `STATE_IN_PAINT_DOOR`. So
 * a newcomer does not rename what people use.
 */
export function codeConstants(model: Model): CodeConstants {
  const sets = groupBy(attributeUses(model).filter(hasCodes), ({ attribute }) => keyOf(attribute));
  const rivals = groupBy([...sets.values()], ([{ attribute }]) => attribute.name);
  const candidates = [...rivals.values()].flatMap((sameName) => sameName.map((uses) => nameCandidate(uses, sameName)));
  const names = settleNames(candidates, { reserved: RESERVED });
  const constants = new Map([...sets].map(([key, uses]) => [key, constantOf(names.get(key) ?? "", uses)]));
  return { all: [...constants.values()], of: (attribute) => constants.get(keyOf(attribute)) };
}

const keyOf = ({ name, values }: Attribute): string =>
  JSON.stringify([name, values === undefined ? "" : valueSetKey(values)]);

// A code map of an attribute that is documented as text says nothing of how its codes are spelt.
const hasCodes = ({ attribute: { type, storage = type, values } }: AttributeUse): boolean =>
  storage !== "string" && storage !== "boolean" && values !== undefined && codeMembers(values) !== undefined;

function constantOf(name: string, uses: Uses): CodeConstant {
  const { values = { kind: "codes" } } = uses[0].attribute;
  const typeName = values.kind === "codes" ? { typeName: typeNameOf(name) } : {};
  return { name, ...typeName, members: codeMembers(values) ?? [], uses };
}

function nameCandidate(uses: Uses, sameName: readonly Uses[]): NameCandidate {
  const { attribute } = uses[0];
  const words = splitWords(attribute.name);
  const plain = constantName(words.length === 0 ? ["codes"] : words);
  const keeper = sameName.reduce((best, next) => (compareUse(next, best) < 0 ? next : best));
  return {
    key: keyOf(attribute),
    plain: keeper === uses ? plain : `${plain}_IN_${constantName(firstPlace(uses).split(/[^A-Za-z0-9]+/u))}`,
    regular: words.length > 0 && /^[a-z][A-Za-z0-9]*$/u.test(attribute.name),
  };
}

/** What every event has goes first, then what most events have, then what the first event by its letters has. */
function compareUse(left: Uses, right: Uses): number {
  const weight = (uses: Uses): number => (uses.some(({ event }) => event === undefined) ? Infinity : uses.length);
  if (weight(left) !== weight(right)) return weight(left) > weight(right) ? -1 : 1;
  return compareText(firstPlace(left), firstPlace(right));
}

/** The first event by its letters; tenant events, which may be called like site events, come with their scope. */
const firstPlace = (uses: Uses): string =>
  uses
    .map(({ scope, event }) => (scope === "tenant" ? `tenant_${event ?? "event"}` : (event ?? "event")))
    .reduce((first, next) => (compareText(next, first) < 0 ? next : first));

function constantName(words: readonly string[]): string {
  const name = words
    .filter((word) => word !== "")
    .join("_")
    .toUpperCase();
  return /^[A-Z]/u.test(name) ? name : `_${name}`;
}

// An underscore stays before a digit: `A1` and `A_1` are two.
const typeNameOf = (constant: string): string =>
  `${constant.toLowerCase().replaceAll(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}Code`;
