import type { Change, ChangeKind } from "./change.ts";
import { ATTRIBUTE_MESSAGES } from "./messages/attribute-messages.ts";
import { EVENT_MESSAGES } from "./messages/event-messages.ts";
import type { MessageTable, Told } from "./messages/message-table.ts";
import { SCOPE_MESSAGES } from "./messages/scope-messages.ts";
import { VALUE_MESSAGES } from "./messages/value-messages.ts";
import { code } from "./messages/words.ts";
import type { Place } from "./place.ts";

/** A kind of change that cannot be told does not compile. */
const MESSAGES: MessageTable<ChangeKind> = {
  ...SCOPE_MESSAGES,
  ...EVENT_MESSAGES,
  ...ATTRIBUTE_MESSAGES,
  ...VALUE_MESSAGES,
};

/**
 * Tells a change in one sentence: what is, what was, and where. Names are as they are now, where the thing is still there.
 * Text of pages in it is not escaped for any format.
 *
 * @param where - the events it is about, in words; empty where the reader sees them anyway. Only what is about an
 *   attribute has such words. @example "In 226 site events"
 * @example "In every site event, `siteRoleId` 9 means `Viewer`, it meant `BasicUser`."
 */
export function changeMessage(change: Change, where: string = whereOf(change)): string {
  const place = placeOf(change);
  const tell = MESSAGES[change.kind] as (told: Told<ChangeKind>) => string;
  const sentence = `${tell({ change, place })}.`;
  if (place.attribute === undefined || where === "") return sentence;
  return `${where}, ${sentence.startsWith("The ") ? `t${sentence.slice(1)}` : sentence}`;
}

/** Every change has a place in at least one of the models. */
function placeOf({ kind, from, to }: Change): Place {
  const place = to ?? from;
  if (place === undefined) throw new Error(`a change of ${kind} has no place`);
  return place;
}

/** The move of an attribute names its tables itself. */
function whereOf(change: Change): string {
  const { scope, event } = placeOf(change);
  if (change.kind === "attribute.listedIn") return "";
  return event === undefined ? `In every ${scope} event` : `In ${scope} event ${code(event)}`;
}
