import type { Locale } from "./locale.ts";
import { frenchPhrases } from "./phrases/fr-fr.ts";

/** French (France). */
export const frFr: Locale = {
  tag: "fr-fr",
  family: "romance",
  latinScript: true,
  source: false,
  dictionaries: ["fr"],
  headers: {
    name: ["Nom d’attribut"],
    type: ["Type"],
    description: ["Description"],
  },
  titles: {
    site: [
      "Référence du type d’événement du journal d’activité",
      "Référence des types d’événements de site dans le journal d’activité",
    ],
    tenant: [],
  },
  detailsHeadings: ["Détails du type d’événement"],
  commonHeadings: ["Attributs communs"],
  types: { string: ["chaîne"], integer: ["entier"] },
  noteLabels: ["Remarque :"],
  phrases: frenchPhrases,
};
