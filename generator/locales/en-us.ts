import type { Locale } from "./locale.ts";
import { englishPhrases } from "./phrases/en-us.ts";

/** English (United States), the language the pages are written in first. */
export const enUs: Locale = {
  tag: "en-us",
  family: "germanic",
  latinScript: true,
  source: true,
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
  types: { string: ["string"], integer: ["integer"], boolean: ["boolean", "bool"] },
  noteLabels: ["Note:"],
  phrases: englishPhrases,
};
