import type { Attribute, Model, Values } from "../../model/model.ts";
import { attributeUses, type AttributeUse } from "../attribute-use.ts";
import { groupBy } from "../group-by.ts";
import { valueSetKey } from "../value-set-key.ts";

/** A set of values and everything that has it. */
export interface ValueSet {
  /** An id for links. */
  readonly anchor: string;
  readonly values: Values;
  readonly uses: readonly [AttributeUse, ...AttributeUse[]];
}

/** The distinct sets of values of a model. */
export interface ValueSets {
  /** In page order. */
  readonly all: readonly ValueSet[];
  /** The id of the set of an attribute of the model; undefined where it has no values. */
  readonly anchorOf: (attribute: Attribute) => string | undefined;
}

/**
 * Finds the distinct sets of values of a model. Attributes share one where their texts say the same, whatever their
 * names.
 *
 * @param slug - A word for an attribute, unique and fit for an address.
 */
export function valueSets(model: Model, slug: (attribute: string) => string): ValueSets {
  const groups = groupBy(
    attributeUses(model).flatMap((use) => {
      const { values } = use.attribute;
      return values === undefined ? [] : [{ ...use, values, key: valueSetKey(values) }];
    }),
    ({ key }) => key,
  );
  const counts = new Map<string, number>();
  const sets = [...groups].map(([key, uses]) => {
    const word = slug(uses[0].attribute.name);
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    // Columns have no hyphen: a set that comes second can't meet the first one of another attribute.
    return [
      key,
      { anchor: `values-${word}${count === 1 ? "" : `-${String(count)}`}`, values: uses[0].values, uses },
    ] as const;
  });
  const byKey = new Map<string, ValueSet>(sets);
  return {
    all: [...byKey.values()],
    anchorOf: ({ values }) => (values === undefined ? undefined : byKey.get(valueSetKey(values))?.anchor),
  };
}
