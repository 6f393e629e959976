import { compareText } from "../../model/compare-text.ts";
import type { Attribute } from "../../model/model.ts";
import type { Traits } from "./judge-named.ts";
import { fieldEvidence, tellingValues } from "./weigh-fields.ts";

/** What renames among the rows of one table are told by. */
export const ATTRIBUTE_TRAITS: Traits<Attribute> = {
  samePosition: 0.3,
  cluesOf: ({ values }) => [`values ${JSON.stringify([...tellingValues(values)].sort(compareText))}`],
  evidenceOn: fieldEvidence,
};
