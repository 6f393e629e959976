import type { Attribute, Model } from "../../model/model.ts";
import { attributeUses } from "../attribute-use.ts";
import { groupBy } from "../group-by.ts";
import { valueSetKey } from "../value-set-key.ts";
import type { IntegerWord } from "./integer-word.ts";
import { valueSet, type ValueConstant, type ValueSet } from "./value-constant.ts";
import { settleValueNames } from "./value-names.ts";

/** The constants of a model that hold the values of attributes. */
export interface ValueConstants {
  /** In the order in which the pages have them. */
  readonly all: readonly ValueConstant[];
  /** The constant for an attribute of the model; undefined where it has none. */
  readonly of: (attribute: Attribute) => ValueConstant | undefined;
}

/**
 * Settles the constants for the values of a model, in this one place: one for each distinct set of values of attributes
 * of one name.
 *
 * @param integers - the word for whole numbers
 */
export function valueConstants(model: Model, integers: IntegerWord): ValueConstants {
  const found = attributeUses(model).flatMap((use) => {
    const set = valueSet(use.attribute, integers);
    return set === undefined ? [] : [{ key: setKey(use.attribute, set, integers), set, use }];
  });
  const sets = [...groupBy(found, ({ key }) => key)].map(([key, [first, ...others]]) => {
    return { key, set: first.set, uses: [first.use, ...others.map(({ use }) => use)] as const };
  });
  const namesOf = settleValueNames(sets);
  const constants = new Map(sets.map((each) => [each.key, { ...each.set, ...namesOf(each), uses: each.uses }]));
  const constantOf = (attribute: Attribute): ValueConstant | undefined => {
    const set = valueSet(attribute, integers);
    return set === undefined ? undefined : constants.get(setKey(attribute, set, integers));
  };
  return { all: [...constants.values()], of: constantOf };
}

/** The word is told where it is not the usual one: so a constant is called the same whatever word integers have. */
function setKey({ name, values }: Attribute, { word }: ValueSet, integers: IntegerWord): string {
  const key = [name, values === undefined ? "" : valueSetKey(values)];
  return JSON.stringify(word === integers ? key : [...key, word]);
}
