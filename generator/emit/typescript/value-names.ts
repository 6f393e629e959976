import { compareText } from "../../model/compare-text.ts";
import { settleNames, type NameCandidate } from "../../sql/settle-names.ts";
import { splitWords } from "../../sql/split-words.ts";
import { groupBy } from "../group-by.ts";
import type { Uses, ValueSet } from "./value-constant.ts";

/** A set of values that needs a name, and the attributes that have it. */
export interface NamelessSet {
  readonly key: string;
  readonly set: ValueSet;
  readonly uses: Uses;
}

/** The names of a constant and of what is built upon it. */
export interface ValueNames {
  readonly name: string;
  readonly typeName?: string;
  readonly labelsName?: string;
}

/** Names that the package has besides; in lower case. */
const RESERVED = ["site_event_types", "tenant_event_types"];
const LIST_ENDING = "_VALUES";
const LABELS_ENDING = "_LABELS";

/**
 * Settles the names of sets of values, one each: `SITE_ROLE_ID` for codes, `EVENT_OUTCOME_VALUES` for a list.
 *
 * Where attributes of one name have different sets, the one that most of them have keeps the name (one that every event
 * has goes before all), and each other one names the first event that has it by its letters: `STATE_IN_PAINT_DOOR`. So
 * a newcomer does not rename what people use.
 */
export function settleValueNames(sets: readonly NamelessSet[]): (set: NamelessSet) => ValueNames {
  const rivals = groupBy(sets, ({ set, uses: [{ attribute }] }) => JSON.stringify([attribute.name, endingOf(set)]));
  const candidates = [...rivals.values()].flatMap((same) => same.flatMap((set) => nameCandidates(set, same)));
  const names = settleNames(candidates, { reserved: RESERVED });
  return ({ key, set: { kind } }) => {
    const name = names.get(key) ?? "";
    if (kind === "list") return { name, typeName: `${pascalCase(withoutEnding(name))}Value` };
    const labelsName = names.get(labelsKey(key)) ?? "";
    return { name, labelsName, ...(kind === "codes" && { typeName: `${pascalCase(name)}Code` }) };
  };
}

const labelsKey = (key: string): string => `${key} labels`;

const endingOf = ({ kind }: ValueSet): string => (kind === "list" ? LIST_ENDING : "");

/** The last ending only; what marks the name stays: `STATE_VALUES_a1b2c3d4` becomes `STATE_a1b2c3d4`. */
function withoutEnding(name: string): string {
  const at = name.lastIndexOf(LIST_ENDING);
  return at < 0 ? name : name.slice(0, at) + name.slice(at + LIST_ENDING.length);
}

function nameCandidates({ key, set, uses }: NamelessSet, rivals: readonly NamelessSet[]): readonly NameCandidate[] {
  const { name } = uses[0].attribute;
  const words = splitWords(name);
  const keeper = rivals.reduce((best, next) => (compareUse(next.uses, best.uses) < 0 ? next : best));
  const place = keeper.key === key ? "" : `_IN_${constantName(firstPlace(uses).split(/[^A-Za-z0-9]+/u))}`;
  const plain = `${constantName(words.length === 0 ? ["codes"] : words)}${place}`;
  const regular = words.length > 0 && /^[a-z][A-Za-z0-9]*$/u.test(name);
  const candidate = { key, plain: `${plain}${endingOf(set)}`, regular };
  return set.kind === "list"
    ? [candidate]
    : [candidate, { key: labelsKey(key), plain: `${plain}${LABELS_ENDING}`, regular }];
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
const pascalCase = (constant: string): string =>
  constant.toLowerCase().replaceAll(/(?:^|_)([a-z])/gu, (_, letter: string) => letter.toUpperCase());
