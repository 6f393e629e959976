import type { Locale } from "./locale.ts";
import { ptBrPhrases } from "./phrases/pt-br.ts";

/** Portuguese (Brazil). */
export const ptBr: Locale = {
  tag: "pt-br",
  family: "romance",
  latinScript: true,
  source: false,
  dictionaries: ["pt"],
  headers: {
    name: ["Nome do Atributo"],
    type: ["Tipo"],
    description: ["Descrição"],
  },
  titles: {
    site: ["Referência do tipo de evento de site do registro de atividades"],
    tenant: ["Referência do tipo de evento de locatário do registro de atividades"],
  },
  detailsHeadings: ["Detalhes do tipo de evento"],
  commonHeadings: ["Atributos comuns"],
  types: {
    string: ["cadeia de caracteres"],
    integer: ["inteiro"],
    long: ["longo"],
    float: ["flutuante"],
    boolean: ["booliano", "bool"],
  },
  noteLabels: ["Observação:"],
  phrases: ptBrPhrases,
};
