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

/** An attribute gets another name. One that moved at once got it there. */
export function applyAttributeName(draft: Draft, { to, before = "", after = "" }: ChangeOf<"attribute.name">): void {
  if (to === undefined) throw new Error(`${before} becomes ${after} nowhere`);
  if (to.event === undefined && draft.movedNames.get(before)?.has(after) === true) return;
  renameKey(tableAt(draft, to), before, after, (row) => ({ ...row, name: after }));
}

/** A row moves to the common table, by the names of events in the model before; or from it, by those in the model after. */
export function applyListedIn(draft: Draft, { from, to, before, after }: ChangeOf<"attribute.listedIn">): void {
  const [former, name] = [from?.attribute ?? "", to?.attribute ?? ""];
  draft.movedNames.set(former, (draft.movedNames.get(former) ?? new Set()).add(name));
  if (after === "common" && before !== undefined && before !== "common") gather(draft, former, name, before);
  if (before === "common" && after !== undefined && after !== "common") {
    // It may come to events by several names.
    const row = draft.spread.get(former) ?? takeFrom(draft.common, former);
    draft.spread.set(former, row);
    for (const event of after) eventAt(draft, event).rows.set(name, { ...row, name });
  }
}

function gather(draft: Draft, former: string, name: string, events: readonly string[]): void {
  for (const event of events) {
    const row = takeFrom(eventAt(draft, event).rows, former);
    if (draft.common.has(name)) continue;
    draft.common.set(name, { ...row, name });
    draft.origins.set(name, { event, attribute: former });
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
