import type { Location } from "../findings/location.ts";
import type { AttributeType, Scope } from "../model/model.ts";

/**
 * What a decision is about: a row of the common table, of some events (by name, or by heading as a page prints it), of
 * any event of the scope; or the heading of an event itself.
 */
export type OverridePlace =
  | { readonly kind: "common" }
  | { readonly kind: "events"; readonly events: readonly string[] }
  | { readonly kind: "any-event" }
  | { readonly kind: "heading" };

/** A human decision on the name or type of a row, for what no page at hand proves. */
export interface Override {
  readonly scope: Scope;
  readonly place: OverridePlace;
  /** The locale whose page prints the row so. @example "pt-br" */
  readonly locale: string;
  /** The first cell of the row, or the heading, as printed. @example "ID do token" */
  readonly printed: string;
  /** The decided identifier. At least one of `name` and `type` is there. @example "tokenId" */
  readonly name?: string;
  /** The decided type. */
  readonly type?: AttributeType;
  readonly reason: string;
  /** Where the decision can be looked up. */
  readonly evidence?: string;
  /** The entry in its file, for reports on entries that have become redundant or match nothing. */
  readonly location: Location;
}
