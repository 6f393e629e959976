import type { Change, ChangeKind, ChangeOf, ChangeValues } from "../change.ts";
import type { Basis, Wording } from "./basis.ts";
import { makeChange, type Places } from "./make-change.ts";
import { sameJson } from "./same-json.ts";

/** What two things are compared with. */
export interface Comparison {
  readonly basis: Basis;
  readonly places: Places;
}

/** The kinds of changes of which both sides are a `V`. */
type KindOf<V> = {
  [Kind in ChangeKind]: [V, ChangeValues[Kind]] extends [ChangeValues[Kind], V] ? Kind : never;
}[ChangeKind];

/**
 * How a field is compared: `identity` finds the thing, so it can't differ; `not compared` is no news; a kind is one change
 * where the field differs, of some only where both models have such wording; a function compares the parts of a field.
 */
type FieldRule<T, Field extends keyof T, C> =
  | "identity"
  | "not compared"
  | (C extends Comparison ? KindRule<KindOf<NonNullable<T[Field]>>> : never)
  | ((before: T, after: T, comparison: C) => readonly Change[]);

type KindRule<Kind> = Kind | { readonly kind: Kind; readonly ifBothTell: Wording };

/** A rule for every field of `T`: a new field of the model does not compile until someone decides how it is compared. */
export type FieldRules<T, C = Comparison> = {
  readonly [Field in keyof T]-?: FieldRule<T, Field, C>;
};

type AnyRule<C> =
  | "identity"
  | "not compared"
  | KindRule<ChangeKind>
  | ((before: unknown, after: unknown, comparison: C) => readonly Change[]);

/** Makes a function that compares two things field by field, in the order of the rules. */
export const comparer = <T extends object, C = Comparison>(rules: FieldRules<T, C>) => {
  const entries = Object.entries(rules) as unknown as readonly (readonly [keyof T, AnyRule<C>])[];
  const compared = entries.filter(([, rule]) => rule !== "identity" && rule !== "not compared");
  return (before: T, after: T, comparison: C): readonly Change[] => {
    const changes: Change[] = [];
    for (const [field, rule] of compared) {
      if (typeof rule === "function") {
        // Not spread into arguments: of a large model there may be more than a call takes.
        for (const change of rule(before, after, comparison)) changes.push(change);
      } else if (!sameJson(before[field], after[field])) {
        const { basis, places } = comparison as C & Comparison;
        if (isTold(rule, basis)) changes.push(facetChange(kindOf(rule), places, before[field], after[field]));
      }
    }
    return changes;
  };
};

const isTold = (rule: AnyRule<never>, basis: Basis): boolean =>
  typeof rule !== "object" || basis.bothTell[rule.ifBothTell];

const kindOf = (rule: AnyRule<never>): ChangeKind => (typeof rule === "object" ? rule.kind : (rule as ChangeKind));

/** The rules' types have seen to it that the values are of the kind. */
const facetChange = (kind: ChangeKind, places: Places, before: unknown, after: unknown): Change =>
  makeChange(kind, { ...places, before, after } as Partial<Omit<ChangeOf<typeof kind>, "kind">>);
