import type { Locale } from "./locale.ts";
import { englishPhrases } from "./phrases/en-us.ts";

/** English (United Kingdom). */
export const enGb: Locale = {
  tag: "en-gb",
  family: "germanic",
  latinScript: true,
  source: false,
  dictionaries: [],
  headers: {
    name: ["Attribute Name"],
    type: ["Type"],
    description: ["Description"],
  },
  titles: {
    site: ["Activity Log Event Type Reference", "Activity Log Site Event Type Reference"],
    tenant: ["Activity Log Tenant Event Type Reference"],
  },
  detailsHeadings: ["Event type details"],
  commonHeadings: ["Common attributes"],
  types: { string: ["string"], integer: ["integer"], boolean: ["boolean"] },
  noteLabels: ["Note:"],
  phrases: englishPhrases,
};
