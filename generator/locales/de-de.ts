import type { Locale } from "./locale.ts";
import { deDePhrases } from "./phrases/de-de.ts";

/** German. */
export const deDe: Locale = {
  tag: "de-de",
  family: "germanic",
  latinScript: true,
  source: false,
  // No freely licensed word list of German is at hand: its Germanic siblings only make the test more careful.
  dictionaries: ["nl", "sv"],
  headers: {
    name: ["Attributname"],
    type: ["Typ"],
    description: ["Beschreibung"],
  },
  titles: {
    site: ["Referenz zu Ereignistypen im Aktivitätsprotokoll", "Referenz zum Site-Ereignistyp im Aktivitätsprotokoll"],
    tenant: ["Referenz zum Mandantenereignistyp im Aktivitätsprotokoll"],
  },
  detailsHeadings: ["Details zu den einzelnen Ereignistypen"],
  commonHeadings: ["Gemeinsame Attribute"],
  types: { string: ["Zeichenfolge"], integer: ["Ganzzahl"] },
  noteLabels: ["Hinweis:"],
  phrases: deDePhrases,
};
