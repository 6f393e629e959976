import type { Locale } from "./locale.ts";
import { esEsPhrases } from "./phrases/es-es.ts";

/** Spanish. */
export const esEs: Locale = {
  tag: "es-es",
  family: "romance",
  latinScript: true,
  source: false,
  dictionaries: ["es"],
  headers: {
    name: ["Nombre del atributo"],
    type: ["Tipo"],
    description: ["Descripción"],
  },
  titles: {
    site: ["Referencia de tipo de evento de sitio de registro de actividad"],
    tenant: ["Referencia de tipo de evento de inquilino del registro de actividad"],
  },
  detailsHeadings: ["Detalles del tipo de evento"],
  commonHeadings: ["Atributos comunes"],
  types: { string: ["cadena"], integer: ["entero"], long: ["long"], float: ["float"], boolean: ["booleano"] },
  noteLabels: ["Nota:"],
  phrases: esEsPhrases,
};
