import type { Attribute, EventType, PrintedName, ValueItem, Values } from "../../model/model.ts";
import type { ChangeKind, ChangeOf } from "../change.ts";
import type { Place } from "../place.ts";
import { sameJson } from "../compare/same-json.ts";
import { eventAt, tableAt } from "./apply-things.ts";
import { seenAlsoIn, type Draft } from "./draft.ts";
import { withField, withItem } from "./with-field.ts";

/** Brings one change about. */
export type Apply<Kind extends ChangeKind> = (draft: Draft, change: ChangeOf<Kind>) => void;

/** Makes the applier of a kind of change of an event. */
export const onEvent =
  <Kind extends ChangeKind>(
    change: (event: EventType, change: ChangeOf<Kind>, draft: Draft) => EventType,
  ): Apply<Kind> =>
  (draft, told) => {
    const event = eventAt(draft, told.to?.event ?? "");
    event.event = change(event.event, told, draft);
  };

/** Makes the applier of a kind of change of an attribute. */
export const onAttribute =
  <Kind extends ChangeKind>(change: (row: Attribute, change: ChangeOf<Kind>, draft: Draft) => Attribute): Apply<Kind> =>
  (draft, told) => {
    const { from, to } = told;
    if (from === undefined || to === undefined) throw new Error(`a ${told.kind} is of what both models have`);
    const name = to.attribute ?? "";
    if (to.event === undefined && from.event !== undefined && !isOrigin(draft, name, from)) return;
    const table = tableAt(draft, to);
    const row = table.get(name);
    if (row === undefined) throw new Error(`there is no attribute ${JSON.stringify(name)} to be changed`);
    table.set(name, change(row, told, draft));
  };

/** Tells whether it was this row of an event that the common table got. */
function isOrigin({ origins }: Draft, name: string, { event, attribute }: Place): boolean {
  const origin = origins.get(name);
  return origin?.event === event && origin?.attribute === attribute;
}

/** Makes the applier of a change of an attribute's documented values. */
export const onValues = <Kind extends ChangeKind>(
  change: (values: Values, change: ChangeOf<Kind>) => Values,
): Apply<Kind> =>
  onAttribute((row, told) => {
    if (row.values === undefined) throw new Error(`${row.name} has no values to be changed`);
    return withField(row, "values", change(row.values, told));
  });

/** The values with one that came, or without one that left. */
export const withValue = (values: Values, { before, after }: ChangeOf<"attribute.value">): Values =>
  exchange(values, before, after);

/** The values with another label of one. */
export function withLabel(values: Values, { to, before, after }: ChangeOf<"attribute.value.label">): Values {
  const value = to?.value;
  if (value === undefined) throw new Error("a label is of a value");
  const item = (label: string | undefined): ValueItem => withField<ValueItem, "label">({ value }, "label", label);
  return exchange(values, item(before), item(after));
}

const exchange = (values: Values, before: ValueItem | undefined, after: ValueItem | undefined): Values =>
  withField(
    values,
    "items",
    withItem(values.items ?? [], (item) => sameJson(item, before), after),
  );

/** What a thing is printed as on the page of a locale. */
export function withPrinted<T extends Attribute | EventType>(
  thing: T,
  { to, after }: ChangeOf<"event.printed"> | ChangeOf<"attribute.printed">,
  { pages }: Draft,
): T {
  const locale = to?.locale ?? "";
  const others = (thing.printed ?? []).filter((name) => name.locale !== locale);
  const own: readonly PrintedName[] =
    after === undefined ? [] : [{ locale, release: pages.get(locale)?.release ?? "", as: after }];
  return { ...thing, printed: [...others, ...own] };
}

/** Whether the page of a locale has a thing. */
export function withCoverage<T extends Attribute | EventType>(
  thing: T,
  { to, after }: ChangeOf<"event.missingIn"> | ChangeOf<"attribute.missingIn">,
): T {
  const locale = to?.locale ?? "";
  if (after === undefined) return seenAlsoIn(thing, [locale]);
  return { ...thing, seenIn: thing.seenIn.filter((seen) => seen !== locale) };
}
