import type { Locale } from "./locale.ts";
import { frenchPhrases } from "./phrases/fr-fr.ts";

/** French (Canada). */
export const frCa: Locale = {
  tag: "fr-ca",
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
    site: ["Référence du type d’événement du fichier journal d’activité"],
    tenant: ["Référence du type d’événement de locataire du fichier journal d’activité"],
  },
  detailsHeadings: ["Détails concernant le type d’événement"],
  commonHeadings: ["Attributs courants"],
  types: { string: ["string", "chaîne"], integer: ["integer"] },
  noteLabels: ["Remarque :"],
  phrases: frenchPhrases,
};
