import type { Locale } from "./locale.ts";
import { svSePhrases } from "./phrases/sv-se.ts";

/** Swedish. */
export const svSe: Locale = {
  tag: "sv-se",
  family: "germanic",
  latinScript: true,
  source: false,
  dictionaries: ["sv"],
  headers: {
    name: ["Attributnamn"],
    type: ["Typ"],
    description: ["Beskrivning"],
  },
  titles: {
    site: ["Referens för händelsetypen Aktivitetslogg", "Referens för platshändelsetyper i aktivitetsloggen"],
    tenant: ["Referens för klienthändelsetyper i aktivitetsloggen"],
  },
  detailsHeadings: ["Information om händelsetyp"],
  commonHeadings: ["Gemensamma attribut"],
  types: { string: ["sträng"], integer: ["heltal"], long: ["lång"], float: ["float"], boolean: ["booleskt", "bool"] },
  noteLabels: ["Obs!"],
  phrases: svSePhrases,
};
