import type { Attribute, EventType, PageReference } from "../../model/model.ts";
import type { ChangeOf } from "../change.ts";
import { seenAlsoIn, type Draft } from "./draft.ts";
import { withField } from "./with-field.ts";

/** A page that comes is taken to have all that the model has; with one that leaves goes what it printed. */
export function applyPage(draft: Draft, { from, before, after }: ChangeOf<"page">): void {
  if (after !== undefined) {
    draft.pages.set(after.locale, after);
    seeAgain(draft, <T extends Attribute | EventType>(thing: T) => seenAlsoIn(thing, [after.locale]));
  } else if (before !== undefined && from !== undefined) {
    draft.pages.delete(before.locale);
    seeAgain(draft, <T extends Attribute | EventType>(thing: T) => forgetLocale(thing, before.locale));
  }
}

/** Makes the applier of a field of a page. */
export const onPage =
  <Field extends "url" | "contentHash">(field: Field) =>
  (draft: Draft, { to, after }: ChangeOf<`page.${Field}`>): void => {
    const page = draft.pages.get(to?.locale ?? "");
    if (page === undefined) throw new Error(`there is no page of ${String(to?.locale)}`);
    draft.pages.set(page.locale, withField<PageReference, Field>(page, field, after));
  };

function seeAgain(draft: Draft, see: <T extends Attribute | EventType>(thing: T) => T): void {
  const seeRows = (rows: Map<string, Attribute>): void => {
    for (const [name, row] of rows) rows.set(name, see(row));
  };
  seeRows(draft.common);
  for (const event of draft.events.values()) {
    event.event = see(event.event);
    seeRows(event.rows);
  }
}

function forgetLocale<T extends Attribute | EventType>(thing: T, locale: string): T {
  const seenIn = thing.seenIn.filter((seen) => seen !== locale);
  if (thing.printed === undefined) return { ...thing, seenIn };
  return { ...thing, seenIn, printed: thing.printed.filter((name) => name.locale !== locale) };
}
