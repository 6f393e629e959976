import type { Attribute, EventType, Format, History, Lifecycle, Unit } from "../model/model.ts";
import type { FactWording } from "./fact-wording.ts";

const FORMAT_SENTENCES: { readonly [F in Format]: string } = {
  "date-time": "A time in ISO 8601.",
  uuid: "A UUID.",
  ip: "An IP address.",
  email: "An email address.",
  uri: "A URI.",
  json: "JSON text.",
  "comma-list": "A list separated by commas.",
};

const UNIT_SENTENCES: { readonly [U in Unit]: string } = {
  milliseconds: "In milliseconds.",
  seconds: "In seconds.",
  bytes: "In bytes.",
  percent: "In percent.",
};

/** What an attribute's text holds; empty where no page says. */
export const formatSentence = (format: Format | undefined): string =>
  format === undefined ? "" : FORMAT_SENTENCES[format];

/** What an attribute's number counts; empty where no page says. */
export const unitSentence = (unit: Unit | undefined): string => (unit === undefined ? "" : UNIT_SENTENCES[unit]);

/** That an attribute holds something else than it is documented with; empty where it doesn't. */
export function storageSentence({ type, storage = type }: Attribute): string {
  if (storage === type) return "";
  return storage === "number"
    ? `Documented as ${type}, but holds decimals.`
    : `Documented as ${type}, holds ${storage}.`;
}

/** The value that is meant where none is given; empty where no page says. */
export const defaultSentence = (attribute: Attribute, { code }: FactWording): string =>
  attribute.default === undefined ? "" : `Default: ${code(String(attribute.default))}.`;

/** When an attribute is null and when it is left out: a sentence each, none where no page says. */
export function conditionSentences({ nullWhen, absentWhen }: Attribute, { text }: FactWording): readonly string[] {
  return [
    ...(nullWhen === undefined ? [] : [`Null when: ${closedSentence(text(nullWhen))}`]),
    ...(absentWhen === undefined ? [] : [`Left out when: ${closedSentence(text(absentWhen))}`]),
  ];
}

/** That the REST API lacks part of an event's data; empty where it doesn't. */
export const availabilitySentence = (availability: EventType["availability"]): string =>
  availability === "partial-in-api" ? "The REST API gives part of its data; the files in a bucket hold all of it." : "";

/** The events that an event's text refers to; empty where there are none. */
export const seeAlsoSentence = (seeAlso: readonly string[] | undefined, { event }: FactWording): string =>
  seeAlso === undefined || seeAlso.length === 0 ? "" : `See also ${seeAlso.map(event).join(", ")}.`;

/**
 * Where something is in its life: "Deprecated since 2024-10. Use `set_doors`."
 *
 * @returns empty for what is active and always was; "Since 2026-01." for what is active and came later
 */
export function lifecycleSentence(lifecycle: Lifecycle | undefined, { strong, text, event }: FactWording): string {
  if (lifecycle === undefined) return "";
  const { status, since, replacedBy } = lifecycle;
  const word = status === "active" ? "" : strong(status.slice(0, 1).toUpperCase() + status.slice(1));
  const when = since === undefined ? "" : `${word === "" ? "Since" : " since"} ${text(since)}`;
  const use = replacedBy === undefined || status === "active" ? "" : ` Use ${event(replacedBy)}.`;
  return word + when === "" ? "" : `${word}${when}.${use}`;
}

/** The same for an attribute: one that is active came with the events of a certain month. */
export function attributeLifecycleSentence(lifecycle: Lifecycle | undefined, wording: FactWording): string {
  const sentence = lifecycleSentence(lifecycle, wording);
  return lifecycle?.status === "active" ? sentence.replace(/^Since/, "Only on events since") : sentence;
}

/** What earlier models tell, a sentence each; none where they tell nothing. */
export function historySentences(history: History | undefined, { code }: FactWording): readonly string[] {
  const { firstSeen, removedIn, formerTypes = [] } = history ?? {};
  return [
    ...(firstSeen === undefined ? [] : [`New in model ${code(firstSeen)}.`]),
    ...(removedIn === undefined ? [] : [`Model ${code(removedIn)} did not have it.`]),
    ...(formerTypes.length === 0 ? [] : [`Documented as ${formerTypes.join(", then ")} before.`]),
  ];
}

/** True where nothing new should rest on it. A legacy event still comes: it is not deprecated. */
export const isDeprecated = (lifecycle: Lifecycle | undefined): boolean =>
  lifecycle?.status === "deprecated" || lifecycle?.status === "discontinued";

/** What people write may end without a full stop; sentences follow it. */
export const closedSentence = (text: string): string => text + (/[.!?]\s*$/.test(text) ? "" : ".");
