import { compareText } from "../../model/compare-text.ts";
import type { Attribute, Model, Reference } from "../../model/model.ts";
import { principalPages, type PrincipalPage } from "./principal-pages.ts";

/** Wording that a model may be without as a whole: then it says nothing of it. */
export type Wording = "descriptions" | "themes" | "conditions";

/** Of what both models say something: only that can differ. An earlier model of `history/` holds facts alone. */
export interface Basis {
  readonly bothTell: Readonly<Record<Wording, boolean>>;
  /** The pages of locales of which both models have one, by locale: what a page of one model alone prints is no news. */
  readonly pages: readonly SharedPage[];
}

/** The pages of one locale. */
export interface SharedPage {
  readonly locale: string;
  readonly before: PrincipalPage;
  readonly after: PrincipalPage;
}

/** The wording that both models have some of, whatever the scope. */
export function wordingOfBoth(before: Model, after: Model): Basis["bothTell"] {
  const both = (tells: (model: Model) => boolean): boolean => tells(before) && tells(after);
  return { descriptions: both(tellsDescriptions), themes: both(tellsThemes), conditions: both(tellsConditions) };
}

/** The pages of locales of which both references have one, in the order of their tags. */
export function sharedPages(before: Reference, after: Reference): readonly SharedPage[] {
  const others = principalPages(after);
  return [...principalPages(before)]
    .flatMap(([locale, page]) => {
      const other = others.get(locale);
      return other === undefined ? [] : [{ locale, before: page, after: other }];
    })
    .sort((left, right) => compareText(left.locale, right.locale));
}

const referencesOf = ({ references }: Model): readonly Reference[] => Object.values(references);

const someAttribute = (model: Model, is: (attribute: Attribute) => boolean): boolean =>
  referencesOf(model).some(
    ({ common, events }) => common.some(is) || events.some(({ attributes }) => attributes.some(is)),
  );

const tellsThemes = (model: Model): boolean =>
  referencesOf(model).some(({ events }) => events.some(({ theme }) => theme !== undefined));

const tellsDescriptions = (model: Model): boolean =>
  referencesOf(model).some(({ events }) => events.some(({ description }) => description !== undefined)) ||
  someAttribute(model, ({ description }) => description !== undefined);

/** A model that rests on pages tells of no condition where the pages state none; one without pages may just lack them. */
const tellsConditions = (model: Model): boolean =>
  referencesOf(model).some(({ pages }) => pages.length > 0) ||
  someAttribute(model, ({ nullWhen, absentWhen }) => nullWhen !== undefined || absentWhen !== undefined);
