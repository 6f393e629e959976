import type { Wording } from "../../inputs/wording.ts";
import type { Attribute, ValueItem, Values } from "../../model/model.ts";
import type { DecidedFacts } from "./decide-attribute-facts.ts";

/** Our own words, by the attribute they are for. */
export class WordingBook {
  private readonly byAttribute = new Map<string, Wording[]>();

  constructor(wording: readonly Wording[]) {
    for (const said of wording) {
      this.byAttribute.set(said.attribute, [...(this.byAttribute.get(said.attribute) ?? []), said]);
    }
  }

  /**
   * The words for an attribute: those for its event go before those for any.
   *
   * @param event undefined for the common table
   */
  find(attribute: string, event: string | undefined): Wording | undefined {
    const entries = this.byAttribute.get(attribute) ?? [];
    return (
      entries.find(({ events }) => events?.includes(event ?? "*")) ?? entries.find(({ events }) => events === undefined)
    );
  }
}

/** Puts our own words where the pages state a fact: labels that no page has in English, conditions, described values. */
export function applyWording(decided: DecidedFacts, words: Wording | undefined): Partial<Attribute> {
  const { nullConditional, absentConditional, values, format, unit, storage, nullable, presence, lifecycle } = decided;
  return {
    ...(storage && { storage }),
    ...(format && { format }),
    ...(unit && { unit }),
    ...(nullable !== undefined && { nullable }),
    ...(presence && { presence }),
    ...(decided.default !== undefined && { default: decided.default }),
    ...(lifecycle && { lifecycle }),
    ...(nullConditional === true && words?.nullWhen !== undefined && { nullWhen: words.nullWhen }),
    ...(absentConditional === true && words?.absentWhen !== undefined && { absentWhen: words.absentWhen }),
    ...(values && { values: labelValues(values, words) }),
  };
}

function labelValues(values: Values, words: Wording | undefined): Values {
  if (values.kind === "described") {
    return words?.described ? { ...values, items: words.described.map((label) => ({ label })) } : values;
  }
  const items = values.items?.map((item): ValueItem => {
    const label = item.label ?? words?.labels?.get(String(item.value));
    return label === undefined ? item : { ...item, label };
  });
  return items ? { ...values, items } : values;
}
