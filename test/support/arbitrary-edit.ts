import fc from "fast-check";

import {
  SCOPES,
  type Attribute,
  type EventType,
  type Model,
  type PageReference,
  type Reference,
} from "../../generator/model/model.ts";
import { arbitraryAttribute, arbitraryEvent, arbitraryModel, arbitraryPage, modelOf } from "./arbitrary-model.ts";

/** What an edit is made with: things to put in, and numbers that pick what it is about. */
interface Material {
  readonly one: number;
  readonly other: number;
  readonly attribute: Attribute;
  readonly event: EventType;
  readonly page: PageReference;
}

type EditOfReference = (reference: Reference, material: Material) => Reference;

/** What happens to the documentation from one release to the next. */
const EDITS = {
  addEvent: (reference, { event }) => ({ ...reference, events: [...reference.events, event] }),
  removeEvent: (reference, { one }) => ({ ...reference, events: without(reference.events, one) }),
  renameEvent: (reference, { one, event }) => onEvent(reference, one, (old) => ({ ...old, name: event.name })),
  recaseEvent: (reference, { one }) => onEvent(reference, one, (old) => ({ ...old, name: recased(old.name) })),
  /** All but the name and the rows. */
  changeEvent: (reference, { one, event }) =>
    onEvent(reference, one, ({ name, attributes }) => ({ ...event, name, attributes })),
  addRow: (reference, { one, attribute }) => onRows(reference, one, (rows) => [...rows, attribute]),
  removeRow: (reference, { one, other }) => onRows(reference, one, (rows) => without(rows, other)),
  renameRow: (reference, { one, other, attribute }) =>
    onRow(reference, one, other, (old) => ({ ...old, name: attribute.name })),
  recaseRow: (reference, { one, other }) =>
    onRow(reference, one, other, (old) => ({ ...old, name: recased(old.name) })),
  retypeRow: (reference, { one, other, attribute: { type } }) =>
    onRow(reference, one, other, (old) => ({ ...old, type })),
  changeRow: (reference, { one, other, attribute }) =>
    onRow(reference, one, other, ({ name }) => ({ ...attribute, name })),
  changeValues: (reference, { one, other, attribute: { values } }) =>
    values === undefined ? reference : onRow(reference, one, other, (old) => ({ ...old, values })),
  addCommon: (reference, { attribute }) => ({ ...reference, common: [...reference.common, attribute] }),
  removeCommon: (reference, { one }) => ({ ...reference, common: without(reference.common, one) }),
  recaseCommon: (reference, { one }) => recaseCommon(reference, one),
  gatherRow: (reference, { one, other }) => gatherRow(reference, one, other),
  gatherRecased: (reference, { one, other }) =>
    gatherRow(reference, one, other, (row) => ({ ...row, name: recased(row.name) })),
  gatherRenamed: (reference, { one, other, attribute: { name } }) =>
    gatherRow(reference, one, other, (row) => ({ ...row, name })),
  spreadRow: (reference, { one }) => spreadRow(reference, one),
  spreadRecased: (reference, { one }) => spreadRow(recaseCommon(reference, one), one),
  addPage: (reference, { page }) => ({ ...reference, pages: [...reference.pages, page] }),
  removePage: (reference, { one }) => ({ ...reference, pages: without(reference.pages, one) }),
  changePage: (reference, { one, page: { contentHash = "ccc" } }) => ({
    ...reference,
    pages: replaced(reference.pages, one, (old) => ({ ...old, contentHash })),
  }),
  changeProduct: (reference) => ({ ...reference, product: reference.product === "cloud" ? "server" : "cloud" }),
  reverse: (reference) => ({
    ...reference,
    common: reference.common.toReversed(),
    events: reference.events.toReversed().map((event) => ({ ...event, attributes: event.attributes.toReversed() })),
  }),
} as const satisfies Readonly<Record<string, EditOfReference>>;

const editsOfReferences = fc.tuple(
  fc.constantFrom(...Object.values<EditOfReference>(EDITS)),
  fc.record<Material>({
    one: fc.nat(),
    other: fc.nat(),
    attribute: arbitraryAttribute(),
    event: arbitraryEvent(),
    page: arbitraryPage(),
  }),
);

/** A later state of a model: names of things stay distinct in their table. */
export const arbitraryEdit = (model: Model): fc.Arbitrary<Model> =>
  fc
    .record({
      release: fc.constantFrom(model.release, "next"),
      edits: fc.array(fc.tuple(fc.constantFrom(...SCOPES), editsOfReferences), { maxLength: 8 }),
    })
    .map(({ release, edits }) => {
      const references = edits.reduce<Model["references"]>((all, [scope, [edit, material]]) => {
        const reference = all[scope];
        return reference === undefined ? all : { ...all, [scope]: distinct(edit(reference, material)) };
      }, model.references);
      return modelOf(release, references);
    });

/** Two models: the later one of some is an edit of the earlier, that of others knows nothing of it. */
export const arbitraryModels = (): fc.Arbitrary<readonly [Model, Model]> =>
  arbitraryModel().chain((model) =>
    fc.tuple(
      fc.constant(model),
      fc.oneof({ weight: 3, arbitrary: arbitraryEdit(model) }, { weight: 1, arbitrary: arbitraryModel() }),
    ),
  );

/** The same model in another order of all that has none. */
export const arbitraryShuffle = (model: Model): fc.Arbitrary<Model> =>
  fc
    .infiniteStream(fc.nat())
    .map((numbers) => ({ ...model, references: shuffled(model.references, numbers) as Model["references"] }));

/** Lists of pieces of evidence have an order, but nothing is made of it. */
function shuffled(value: unknown, numbers: Iterator<number>): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shuffled(part, numbers)]));
  }
  return value
    .map((item: unknown) => ({ item: shuffled(item, numbers), place: Number(numbers.next().value) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function recased(name: string): string {
  const other = name.toUpperCase();
  return other === name ? name.toLowerCase() : other;
}

const without = <T>(list: readonly T[], at: number): readonly T[] =>
  list.length === 0 ? list : list.toSpliced(at % list.length, 1);

const replaced = <T>(list: readonly T[], at: number, edit: (item: T) => T): readonly T[] =>
  list.map((item, i) => (i === at % list.length ? edit(item) : item));

const onEvent = (reference: Reference, at: number, edit: (event: EventType) => EventType): Reference => ({
  ...reference,
  events: replaced(reference.events, at, edit),
});

const onRows = (reference: Reference, at: number, edit: (rows: EventType["attributes"]) => EventType["attributes"]) =>
  onEvent(reference, at, (event) => ({ ...event, attributes: edit(event.attributes) }));

const onRow = (reference: Reference, at: number, row: number, edit: (row: Attribute) => Attribute): Reference =>
  onRows(reference, at, (rows) => replaced(rows, row, edit));

const recaseCommon = (reference: Reference, at: number): Reference => ({
  ...reference,
  common: replaced(reference.common, at, (old) => ({ ...old, name: recased(old.name) })),
});

/** A row of some event leaves all events and comes to the common table, where it may be called otherwise. */
function gatherRow(
  reference: Reference,
  at: number,
  nth: number,
  edit = (row: Attribute): Attribute => row,
): Reference {
  const rows = reference.events[at % reference.events.length]?.attributes ?? [];
  const row = rows[nth % rows.length];
  if (row === undefined) return reference;
  const events = reference.events.map((event) => ({
    ...event,
    attributes: event.attributes.filter(({ name }) => name !== row.name),
  }));
  return { ...reference, common: [...reference.common, edit(row)], events };
}

function spreadRow(reference: Reference, at: number): Reference {
  const row = reference.common[at % reference.common.length];
  if (row === undefined) return reference;
  const events = reference.events.map((event) => ({ ...event, attributes: [...event.attributes, row] }));
  return { ...reference, common: without(reference.common, at), events };
}

function distinct(reference: Reference): Reference {
  return {
    ...reference,
    pages: distinctBy(reference.pages, ({ locale, release }) => `${locale} ${release}`),
    common: distinctBy(reference.common, nameOf),
    events: distinctBy(reference.events, nameOf).map((event) => ({
      ...event,
      attributes: distinctBy(event.attributes, nameOf),
    })),
  };
}

const nameOf = ({ name }: { readonly name: string }): string => name;

const distinctBy = <T>(list: readonly T[], keyOf: (item: T) => string): readonly T[] =>
  [...new Map(list.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
