import { compareText } from "../../model/compare-text.ts";
import type { EventType } from "../../model/model.ts";
import type { Traits } from "./judge-named.ts";
import { scaled } from "./name-evidence.ts";
import { overlap } from "./similarity.ts";
import type { Evidence } from "./weigh-evidence.ts";

const SAME_ATTRIBUTES = 0.8;
/** An event that gets another name and other attributes at once is more likely another event. */
const AGAINST_OTHER_ATTRIBUTES = -0.5;

/** What renames among the events of one scope are told by. */
export const EVENT_TRAITS: Traits<EventType> = {
  samePosition: 0.2,
  cluesOf: (event) => {
    const attributes = [...attributesOf(event)];
    return [
      ...attributes.map((attribute) => `attribute ${attribute}`),
      `attributes ${JSON.stringify(attributes.sort(compareText))}`,
    ];
  },
  evidenceOn: (before, after) => attributesEvidence(attributesOf(before), attributesOf(after)),
};

const attributesOf = ({ attributes }: EventType): ReadonlySet<string> =>
  new Set(attributes.map(({ name, type }) => `${name} ${type}`));

/** Many attributes in common prove more than few. */
function attributesEvidence(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly Evidence[] {
  if (before.size === 0 || after.size === 0) return [];
  const shared = [...before].filter((attribute) => after.has(attribute)).length;
  if (shared === 0) return [{ by: "attributes", weight: AGAINST_OTHER_ATTRIBUTES }];
  return scaled("attributes", (SAME_ATTRIBUTES * shared) / (shared + 1), overlap(before, after));
}
