import type { FactLocale } from "./fact-locale.ts";

/** What a description's facts are read with. */
export interface FactContext {
  readonly locale: FactLocale;
  /** The name of the attribute, or event, that the text is about, as printed. */
  readonly name: string;
  /** Every name of an attribute or event that the page prints. */
  readonly names: ReadonlySet<string>;
}

/** A word of several parts, written as names are: `actorUserId`, `set_permissions`. */
const NAME_SHAPE = /^[a-z][a-z0-9]*(?:[A-Z][A-Za-z0-9]*|(?:_[a-z0-9]+)+)$/u;

/** Tells whether a code span names an attribute or event: the page prints that name, or the word is written as one. */
export function isMention(text: string, { names }: Pick<FactContext, "names">): boolean {
  return names.has(text) || NAME_SHAPE.test(text);
}

/** What ends the names of attributes that have a few values. */
const KIND_NAME = /(?:type|status|operation|state|outcome|method|kind|mode|action|level|category)$/iu;

/** Tells by its name that an attribute has a few values. */
export function isKindName(name: string): boolean {
  return KIND_NAME.test(name);
}
