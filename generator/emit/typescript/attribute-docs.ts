import type { Attribute, EventType, Lifecycle, Scope } from "../../model/model.ts";
import {
  attributeLifecycleSentence,
  availabilitySentence,
  conditionSentences,
  defaultSentence,
  formatSentence,
  isDeprecated,
  lifecycleSentence,
  unitSentence,
} from "../fact-sentences.ts";
import { BACKTICK_WORDING } from "../fact-wording.ts";
import { valuesSentence } from "../value-sentences.ts";
import type { JsonSchema } from "../json-schema/json-schema.ts";
import type { IntegerWord } from "./integer-word.ts";
import { linkTags, tsdocLines } from "./tsdoc-text.ts";
import type { ValueConstant } from "./value-constant.ts";

const WHOLE_NUMBERS: { readonly [W in IntegerWord]: string } = {
  number: "A `number` holds whole numbers exactly up to 2^53.",
  bigint: "A `bigint`: `JSON.parse` makes none, a parser that keeps whole numbers does.",
};

/**
 * The TSDoc text of an attribute: the documented type (TypeScript has one word for all numbers), what a `number` holds
 * of it, and everything else that is known.
 *
 * @param schema - the attribute's JSON Schema, of which the type is taken
 * @param constant - the constant that holds its values, where there is one
 * @param integers - the word for whole numbers
 */
export function attributeDocs(
  attribute: Attribute,
  schema: JsonSchema,
  constant: ValueConstant | undefined,
  integers: IntegerWord,
): string {
  const { description, type, storage = type, format, unit, values, lifecycle } = attribute;
  const facts = [
    `Documented as \`${type}\`${storage === "number" ? ", but it holds decimals" : ""}.`,
    formatSentence([schema.type].flat().includes("string") ? format : undefined),
    unitSentence(unit),
    defaultSentence(attribute, BACKTICK_WORDING),
    [schema.type].flat().includes("integer") ? WHOLE_NUMBERS[integers] : "",
  ];
  const lines = [
    ...tsdocLines(description ?? ""),
    ...tsdocLines(valuesSentence(values, BACKTICK_WORDING)).map((line) => `${line}${constantLink(constant)}`),
    ...tsdocLines(facts.filter((fact) => fact !== "").join(" ")),
    ...conditionSentences(attribute, BACKTICK_WORDING).flatMap(tsdocLines),
  ];
  return withLifecycle(lines, attributeLifecycleSentence(lifecycle, BACKTICK_WORDING), lifecycle);
}

/**
 * The TSDoc text of an event.
 *
 * @param typeNames - the type names of the events of its scope: what it refers to is linked where it is one of them
 */
export function eventDocs(scope: Scope, event: EventType, typeNames: ReadonlyMap<string, string>): string {
  const { name, description, lifecycle, availability, seeAlso = [] } = event;
  const lines = [
    ...tsdocLines(`The ${scope} event \`${name}\`.`),
    ...tsdocLines(description ?? ""),
    ...tsdocLines(availabilitySentence(availability)),
    ...(seeAlso.length === 0 ? [] : [`See also ${linkTags(seeAlso, typeNames)}.`]),
  ];
  return withLifecycle(lines, lifecycleSentence(lifecycle, BACKTICK_WORDING), lifecycle);
}

/** The TSDoc text of a discriminator; the note tells of an attribute of the same name, where there is one. */
export const eventTypeDocs = (note: string | undefined): string =>
  ["Tells the event. Where a record lacks it, the path of its file holds it.", ...tsdocLines(note ?? "")].join("\n");

const constantLink = (constant: ValueConstant | undefined): string =>
  constant === undefined ? "" : ` See {@link ${constant.name}}.`;

/** The tag stands last, since all that follows a block tag belongs to it. */
function withLifecycle(lines: readonly string[], sentence: string, lifecycle: Lifecycle | undefined): string {
  const [notice = ""] = tsdocLines(sentence);
  if (!isDeprecated(lifecycle)) return [...lines, ...(notice === "" ? [] : [notice])].join("\n");
  return [...lines, `@deprecated ${notice.replace(/^Deprecated since/u, "Since")}`].join("\n");
}
