import type { Location } from "../findings/location.ts";
import type { Scope } from "../model/model.ts";

/** A human decision on whether two names are names of the same thing. It holds whichever of the two models is the later. */
export interface Rename {
  readonly scope: Scope;
  /**
   * The event whose attribute is meant, by its name in either model. Absent: events of these names, and attributes of
   * these names in any table of the scope.
   */
  readonly event?: string;
  /** The former name. @example "groupID" */
  readonly from: string;
  /** The later name. @example "groupLuid" */
  readonly to: string;
  /** `same`: one thing was renamed; `different`: one thing left and another came. */
  readonly verdict: "same" | "different";
  readonly reason: string;
  /** Absent where it comes from no file. */
  readonly location?: Location;
}

/** The decisions of `renames.yaml`, in the order of the file. */
export interface Renames {
  readonly entries: readonly Rename[];
}
