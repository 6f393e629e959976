import type { Location } from "../../findings/location.ts";
import type { Scope } from "../../model/model.ts";
import type { Source } from "../aligned.ts";

/** A name or type that the pages at hand don't prove: it refuses the release. */
export interface Unresolved {
  readonly release: string;
  readonly scope: Scope;
  /** The event's name or heading; undefined for the common table. */
  readonly event: string | undefined;
  /** The row's number in the table of the release, from 1; 0 for the heading itself. */
  readonly row: number;
  readonly fact: "name" | "type";
  /** What each page prints in that place. */
  readonly printed: readonly { readonly source: Source; readonly text: string; readonly location: Location }[];
  /** The row's first cell on each page, which is what an override refers to. */
  readonly cells: readonly { readonly locale: string; readonly text: string }[];
  /** The candidate with the most evidence, where there is one; not enough to be taken. */
  readonly bestGuess: string | undefined;
}
