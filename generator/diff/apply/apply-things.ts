import type { ChangeOf } from "../change.ts";
import type { Place } from "../place.ts";
import { openEvent, type Draft, type EventDraft } from "./draft.ts";
import { renameKey, takeFrom } from "./rename-key.ts";

/** An event comes, or leaves. */
export function applyEvent(draft: Draft, { before, after }: ChangeOf<"event">): void {
  if (before !== undefined) takeFrom(draft.events, before.name);
  if (after !== undefined) draft.events.set(after.name, openEvent(after, []));
}

/** An event gets another name. */
export function applyEventName(draft: Draft, { before = "", after = "" }: ChangeOf<"event.name">): void {
  renameKey(draft.events, before, after, ({ event, rows }) => ({ event: { ...event, name: after }, rows }));
}

/** An attribute comes, or leaves. */
export function applyAttribute(draft: Draft, { from, to, before, after }: ChangeOf<"attribute">): void {
  if (before !== undefined && from !== undefined) takeFrom(tableAt(draft, from), before.name);
  if (after !== undefined && to !== undefined) tableAt(draft, to).set(after.name, after);
}

/** An attribute gets another name. */
export function applyAttributeName(draft: Draft, { to, before = "", after = "" }: ChangeOf<"attribute.name">): void {
  if (to === undefined) throw new Error(`${before} becomes ${after} nowhere`);
  renameKey(tableAt(draft, to), before, after, (row) => ({ ...row, name: after }));
}

/** A row moves to the common table, by the names of events in the model before; or from it, by those in the model after. */
export function applyListedIn(draft: Draft, { to, before, after }: ChangeOf<"attribute.listedIn">): void {
  const name = to?.attribute ?? "";
  if (after === "common" && before !== undefined && before !== "common") gather(draft, name, before);
  if (before === "common" && after !== undefined && after !== "common") {
    const row = takeFrom(draft.common, name);
    for (const event of after) eventAt(draft, event).rows.set(name, row);
  }
}

function gather(draft: Draft, name: string, events: readonly string[]): void {
  const rows = events.map((event) => ({ event, row: takeFrom(eventAt(draft, event).rows, name) }));
  for (const { event, row } of rows.slice(0, 1)) {
    draft.common.set(name, row);
    draft.origins.set(name, event);
  }
}

/** The table of an event, or the common one. */
export const tableAt = (draft: Draft, { event }: Place): EventDraft["rows"] =>
  event === undefined ? draft.common : eventAt(draft, event).rows;

/** @throws Error where there is no such event: the diff is of another model */
export function eventAt({ events, scope }: Draft, name: string): EventDraft {
  const event = events.get(name);
  if (event === undefined) throw new Error(`the ${scope} has no event ${JSON.stringify(name)}`);
  return event;
}
