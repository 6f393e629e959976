import type { Location } from "../findings/location.ts";

/** That some pages tell of a thing as something that it is not. A person has read them; no program can. */
export interface Disagreement {
  /** The events whose attribute it is, or that are meant themselves; `*` in a name stands for any characters. */
  readonly events?: readonly string[];
  /** That an attribute of the common table is meant. */
  readonly common?: true;
  /** Undefined where the text about the event itself is meant. */
  readonly attribute?: string;
  /** The locales whose pages say so; all that were read, where they are left out. */
  readonly locales?: readonly string[];
  /** What the pages take it for. @example "the ID of the content" */
  readonly says: string;
  /** What we take it for. @example "its name" */
  readonly means: string;
  readonly location: Location;
}

/** What people found when they read the pages. */
export interface Disagreements {
  /** The pages that were read, by the publisher's hash of their content: of another page, nothing is known. */
  readonly pagesRead: ReadonlySet<string>;
  readonly entries: readonly Disagreement[];
}
