import type { Locale } from "./locale.ts";
import { itItPhrases } from "./phrases/it-it.ts";

/** Italian. */
export const itIt: Locale = {
  tag: "it-it",
  family: "romance",
  latinScript: true,
  source: false,
  // No freely licensed word list of Italian is at hand: its Romance siblings only make the test more careful.
  dictionaries: ["pt", "es", "fr"],
  headers: {
    name: ["Nome attributo"],
    type: ["Tipo"],
    description: ["Descrizione"],
  },
  titles: {
    site: ["Informazioni di riferimento sui tipi di eventi sito del log attività"],
    tenant: ["Informazioni di riferimento sui tipi di eventi tenant del log attività"],
  },
  detailsHeadings: ["Dettagli sui tipi di eventi"],
  commonHeadings: ["Attributi comuni"],
  types: { string: ["stringa"], integer: ["intero"] },
  noteLabels: ["Nota:"],
  phrases: itItPhrases,
};
