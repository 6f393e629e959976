import type { Attribute, EventType, Lifecycle, Scope } from "../../model/model.ts";
import { isDeprecated, lifecycleSentence } from "../json-schema/fact-sentences.ts";
import type { JsonSchema } from "../json-schema/json-schema.ts";
import { tsdocLines } from "./tsdoc-text.ts";

const WHOLE_NUMBER = "A `number` holds whole numbers exactly up to 2^53.";

/**
 * The TSDoc text of an attribute: what its schema says, the documented type (TypeScript has one word for all numbers)
 * and what a `number` holds of it.
 *
 * @param schema - the attribute's JSON Schema, of which the description is taken
 */
export function attributeDocs(attribute: Attribute, schema: JsonSchema): string {
  const isWhole = [schema.type].flat().includes("integer");
  const facts = [
    `Documented as \`${attribute.type}\`.`,
    ...(schema.format === undefined ? [] : [`Format: ${schema.format}.`]),
    ...(isWhole ? [WHOLE_NUMBER] : []),
  ];
  return docs(schema.description, facts.join(" "), attribute.lifecycle);
}

/**
 * The TSDoc text of an event.
 *
 * @param schema - the event's JSON Schema, of which the description is taken
 */
export const eventDocs = (scope: Scope, event: EventType, schema: JsonSchema): string =>
  docs(`The ${scope} event \`${event.name}\`.\n${schema.description ?? ""}`, "", event.lifecycle);

/** The TSDoc text of a discriminator; the note tells of an attribute of the same name, where there is one. */
export const eventTypeDocs = (note: string | undefined): string =>
  docs("Tells the event. Where a record lacks it, the path of its file holds it.", note ?? "", undefined);

/** The tag stands last, since all that follows a block tag belongs to it, and says what the body then need not say. */
function docs(description: string | undefined, extra: string, lifecycle: Lifecycle | undefined): string {
  const lines = tsdocLines(`${description ?? ""}\n${extra}`);
  if (!isDeprecated(lifecycle)) return lines.join("\n");
  const [notice = ""] = tsdocLines(lifecycleSentence(lifecycle) ?? "");
  return [
    ...lines.filter((line) => line !== notice),
    `@deprecated ${notice.replace(/^Deprecated since/u, "Since")}`,
  ].join("\n");
}
