import type { Attribute, Values } from "../../model/model.ts";
import type { AttributeUse } from "../attribute-use.ts";
import type { JsonType } from "../json-schema/json-schema.ts";
import { fittingValues, isWhollyKnown } from "../json-schema/value-keywords.ts";
import { codeMembers, type CodeMember } from "./code-members.ts";
import type { IntegerWord } from "./integer-word.ts";

/** Every attribute that has a set of values; all are of one name. */
export type Uses = readonly [AttributeUse, ...AttributeUse[]];

type ListWord = IntegerWord | "string";

/** The values of a constant, before it has a name. */
export type ValueSet =
  | {
      /** `codes` are an object from key to code and one from code to label; so are `flags`, whose sums occur. */
      readonly kind: "codes" | "flags";
      readonly word: IntegerWord;
      readonly members: readonly CodeMember[];
    }
  | {
      /** A list of texts or numbers. */
      readonly kind: "list";
      readonly word: ListWord;
      readonly values: readonly (string | number)[];
    };

/** A constant that holds the documented values of an attribute, and the names of what is built upon it. */
export type ValueConstant = ValueSet & {
  /** @example "SITE_ROLE_ID", "EVENT_OUTCOME_VALUES" */
  readonly name: string;
  /** The type of its values, all of them literals; flags have none. @example "SiteRoleIdCode", "EventOutcomeValue" */
  readonly typeName?: string;
  /** Of codes and flags: the constant from code to label. @example "SITE_ROLE_ID_LABELS" */
  readonly labelsName?: string;
  readonly uses: Uses;
};

/**
 * The documented values of an attribute that a constant can hold.
 *
 * Examples, ranges and values told in words make none, nor does a closed set of which a spelling is unknown, nor codes
 * of an attribute that is documented as text: nothing says how they are spelt.
 *
 * @param integers - the word for whole numbers
 */
export function valueSet(attribute: Attribute, integers: IntegerWord): ValueSet | undefined {
  const { type, storage = type, values } = attribute;
  if (values === undefined || storage === "boolean") return undefined;
  if (storage === "string") return listSet(values, "string", "string");
  const isWhole = storage === "integer" || storage === "long";
  const word = isWhole ? integers : "number";
  return codeSet(values, word) ?? listSet(values, isWhole ? "integer" : "number", word);
}

function codeSet(values: Values, word: IntegerWord): ValueSet | undefined {
  const members = codeMembers(values);
  if (members === undefined) return undefined;
  // A bigint has no decimals.
  if (word === "bigint" && !members.every(({ code }) => Number.isInteger(code))) return undefined;
  return { kind: values.kind === "codes" ? "codes" : "flags", word, members };
}

function listSet({ kind, items = [] }: Values, type: JsonType, word: ListWord): ValueSet | undefined {
  if (kind !== "open" && !(kind === "closed" && isWhollyKnown(items, type))) return undefined;
  const values = fittingValues(items, type);
  return values.length === 0 ? undefined : { kind: "list", word, values };
}
