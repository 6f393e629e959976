import type { Locale } from "./locale.ts";
import { nlNlPhrases } from "./phrases/nl-nl.ts";

/** Dutch. */
export const nlNl: Locale = {
  tag: "nl-nl",
  family: "germanic",
  latinScript: true,
  source: false,
  dictionaries: ["nl"],
  headers: {
    name: ["Kenmerknaam"],
    type: ["Type"],
    description: ["Beschrijving"],
  },
  titles: {
    site: ["Referentie gebeurtenistypen in het activiteitenlogboek", "Sitegebeurtenistypen in het activiteitenlogboek"],
    tenant: ["Tenantgebeurtenistypen in het activiteitenlogboek"],
  },
  detailsHeadings: ["Details over gebeurtenistypen"],
  commonHeadings: ["Algemene kenmerken"],
  types: { string: ["string", "tekenreeks"], integer: ["geheel getal"] },
  noteLabels: ["Opmerking:"],
  phrases: nlNlPhrases,
};
