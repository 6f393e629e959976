import type { Location } from "../findings/location.ts";

/**
 * Formatted text: what stands inside a heading, a paragraph, a list item or a table cell. A code span, being a name more
 * often than not, has a place of its own where it was read from a page, and so has strong text, which may be a value.
 */
export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string; readonly location?: Location }
  | { readonly kind: "strong"; readonly content: readonly Inline[]; readonly location?: Location }
  | { readonly kind: "emphasis"; readonly content: readonly Inline[] }
  | { readonly kind: "link"; readonly url: string; readonly content: readonly Inline[] }
  | { readonly kind: "break" };

/** A run of formatted text. */
export interface Paragraph {
  readonly kind: "paragraph";
  /** True where the markup itself says that this is a note (`<p class="note">`). */
  readonly note: boolean;
  readonly content: readonly Inline[];
  readonly location: Location;
}

/** A bulleted or numbered list; an item holds blocks of its own. */
export interface List {
  readonly kind: "list";
  readonly items: readonly (readonly Flow[])[];
  readonly location: Location;
}

/** What can stand in a cell or between tables. */
export type Flow = Paragraph | List;

/** A heading; `level` 1 is the page's title. */
export interface Heading {
  readonly kind: "heading";
  readonly level: number;
  readonly content: readonly Inline[];
  readonly location: Location;
}

/** One `td` or `th`. */
export interface TableCell {
  readonly kind: "td" | "th";
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly content: readonly Flow[];
  /** The stretch of the cell's content, without its tags and the white space around it. */
  readonly location: Location;
}

/** One `tr`; `section` tells where in the table it stands. */
export interface TableRow {
  readonly section: "head" | "body" | "foot";
  readonly cells: readonly TableCell[];
  readonly location: Location;
}

/** A table. The page breaks off inside it where `closed` is false. */
export interface Table {
  readonly kind: "table";
  readonly rows: readonly TableRow[];
  readonly closed: boolean;
  readonly location: Location;
}

/** A piece of a page in reading order. */
export type Block = Heading | Flow | Table;

/** A value of the front matter: always the text as it stands, never a number or a date. */
export interface FrontMatterField {
  readonly value: string;
  readonly location: Location;
}

/** A page as it was read, whatever its form: blocks in order, each with its place. Nothing is interpreted yet. */
export interface Page {
  readonly file: string;
  readonly frontMatter: ReadonlyMap<string, FrontMatterField>;
  readonly blocks: readonly Block[];
}
