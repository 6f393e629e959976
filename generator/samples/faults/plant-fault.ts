import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { Random } from "../random.ts";
import type { BrokenSample, JsonValue, PlantedFault, SampleRecord, ValidSample } from "../sample.ts";
import type { PossibleFault } from "./possible-faults.ts";

const OUTCOME = "eventOutcome";
const SUCCESS = "success";

/**
 * Plants one fault in a valid record. Nothing else of it changes.
 *
 * @param possible - of this record's event, from `possibleFaults`
 */
export function plantFault(sample: ValidSample, possible: PossibleFault, random: Random): BrokenSample {
  const { id, rule } = possible;
  if (!("attribute" in possible) && !("names" in possible)) {
    const found = possible.rule.breaksLine(JSON.stringify(sample.record), random);
    const record = rule.shownBy === "parser" ? undefined : parse(found);
    return { ...sample, record, fault: { id, found, whileUnsuccessful: false } };
  }
  const { key, found } = brokenKey(possible, random);
  const whileUnsuccessful = key !== OUTCOME && isUnsuccessful(sample.record);
  const fault: PlantedFault = { id, attribute: key, ...(found !== undefined && { found }), whileUnsuccessful };
  const record = withValue(sample.record, key, found);
  const named = record[EVENT_TYPE];
  return { ...sample, ...(key === EVENT_TYPE && typeof named === "string" && { event: named }), record, fault };
}

function brokenKey(
  possible: Extract<PossibleFault, { readonly attribute: unknown } | { readonly names: unknown }>,
  random: Random,
): { readonly key: string; readonly found: string | undefined } {
  if ("names" in possible) return possible.rule.adds({ ...possible.names, random });
  const { attribute, rule } = possible;
  return { key: attribute.name, found: rule.breaks(attribute, random) };
}

/** By entries: `__proto__` is an attribute as any other, and an attribute that was there keeps its place. */
function withValue(record: SampleRecord, key: string, found: string | undefined): SampleRecord {
  const entries = Object.entries(record);
  if (found === undefined) return Object.fromEntries(entries.filter(([name]) => name !== key));
  const value = parse(found);
  if (!Object.hasOwn(record, key)) return Object.fromEntries([...entries, [key, value]]);
  return Object.fromEntries(entries.map(([name, before]) => [name, name === key ? value : before]));
}

const parse = (text: string): JsonValue => JSON.parse(text) as JsonValue;

function isUnsuccessful(record: SampleRecord): boolean {
  const outcome = Object.hasOwn(record, OUTCOME) ? record[OUTCOME] : null;
  return typeof outcome === "string" && outcome !== SUCCESS;
}
