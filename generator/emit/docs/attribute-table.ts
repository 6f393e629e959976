import type { Attribute, Reference, Scope } from "../../model/model.ts";
import type { DocsContext } from "./docs-context.ts";
import { attributeSentences, markdownWording } from "./fact-sentences.ts";
import { eventLink, linkTo } from "./links.ts";
import { markdownCode } from "../markdown-text.ts";
import { VALUES_PAGE } from "./values-page.ts";

/** An attribute as a page's table shows it; every field is Markdown. */
export interface AttributeRow {
  /** The name, linked to its entry in the index of attributes. */
  readonly name: string;
  readonly type: string;
  readonly column: string;
  readonly nullable: string;
  readonly presence: string;
  /** The rest that is known; may be empty. */
  readonly notes: string;
}

/** Which page a table is for. */
export interface PageOf {
  readonly scope: Scope;
  readonly reference: Reference;
  /** The page's own path below `docs/`. */
  readonly page: string;
}

const NOT_STATED = "not stated";

/**
 * The rows of a table of attributes.
 *
 * @param column - Gives the column of an attribute, as Markdown.
 */
export const attributeRows = (
  context: DocsContext,
  place: PageOf,
  attributes: readonly Attribute[],
  column: (attribute: string) => string,
): readonly AttributeRow[] => {
  const wording = markdownWording(eventLink(context, place));
  return attributes.map((attribute) => ({
    name: linkTo(place.page, `attributes.md#${context.anchor(attribute.name)}`, markdownCode(attribute.name)),
    type: typeText(attribute),
    column: column(attribute.name),
    nullable: attribute.nullable === undefined ? NOT_STATED : attribute.nullable ? "can be null" : "never null",
    presence: attribute.presence ?? NOT_STATED,
    notes: [
      ...attributeSentences(attribute, wording, valuesLink(context, place, attribute)),
      ...coverage(attribute, place),
    ].join(" "),
  }));
};

const valuesLink =
  (context: DocsContext, { page }: PageOf, attribute: Attribute) =>
  (label: string): string =>
    linkTo(page, `${VALUES_PAGE}#${context.valueSets.anchorOf(attribute) ?? ""}`, label);

const typeText = ({ type, storage = type }: Attribute): string =>
  storage === type ? type : `${type} (stored as ${storage})`;

// Pages differ in age: what only some of them list is new, or on its way out.
function coverage({ seenIn }: Attribute, { reference }: PageOf): readonly string[] {
  const locales = new Set(reference.pages.map(({ locale }) => locale));
  return seenIn.length < locales.size ? [`Listed only in ${seenIn.map(markdownCode).join(", ")}.`] : [];
}
