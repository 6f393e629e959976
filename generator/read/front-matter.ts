import { isMap, isScalar, LineCounter, parseDocument, type Document } from "yaml";
import { formatLocation } from "../findings/format-location.ts";
import { quote } from "../findings/quote.ts";
import { UserError } from "../findings/user-error.ts";
import type { FrontMatterField } from "./page.ts";
import type { SourceText } from "./source-text.ts";

/** The front matter of a page and where its body starts. */
export interface FrontMatter {
  readonly fields: ReadonlyMap<string, FrontMatterField>;
  /** Offset of the first character after the closing line. */
  readonly bodyStart: number;
}

const OPENING = /^---[ \t]*\n/u;
const CLOSING = /^---[ \t]*(?:\n|$)/mu;

/**
 * Reads the front matter at the start of a page. Every value is the text as it stands: the failsafe schema makes no
 * numbers or dates of it (`version: 2024.10` would become 2024.1). A page without front matter has no fields.
 *
 * @throws UserError where the front matter is not closed, is no YAML, or is no list of keys with values
 */
export function readFrontMatter(source: SourceText): FrontMatter {
  const opening = OPENING.exec(source.text)?.[0];
  if (opening === undefined) return { fields: new Map(), bodyStart: 0 };
  const closing = CLOSING.exec(source.text.slice(opening.length));
  if (closing === null) refuse(source, 0, "the front matter that begins here has no closing line `---`");
  const yaml = source.text.slice(opening.length, opening.length + closing.index);
  return {
    fields: readFields(source, opening.length, yaml),
    bodyStart: opening.length + closing.index + closing[0].length,
  };
}

function readFields(source: SourceText, offset: number, yaml: string): ReadonlyMap<string, FrontMatterField> {
  const document = parseDocument(yaml, { schema: "failsafe", lineCounter: new LineCounter(), prettyErrors: false });
  const [error] = document.errors;
  if (error) refuse(source, offset + error.pos[0], `the front matter is no YAML (${quote(error.message)})`);
  return new Map(fieldsOf(source, offset, document));
}

function fieldsOf(source: SourceText, offset: number, { contents }: Document): [string, FrontMatterField][] {
  if (contents === null) return [];
  if (!isMap(contents)) refuse(source, offset, "the front matter is no list of `key: value`");
  return contents.items.flatMap(({ key, value }): [string, FrontMatterField][] => {
    // Lists and the like may stand in the front matter of other sites; nothing here needs them.
    if (!isScalar<string>(key) || !isScalar<string | null>(value) || !value.range) return [];
    const [start, end] = value.range;
    return [[key.value, { value: value.value ?? "", location: source.locate(offset + start, offset + end) }]];
  });
}

function refuse(source: SourceText, offset: number, cause: string): never {
  const place = formatLocation(source.locate(offset, offset));
  throw new UserError(`${place}: ${cause}; the page may be cut off or edited: mend it or fetch the page again`);
}
