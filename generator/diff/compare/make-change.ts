import type { Change, ChangeKind, ChangeOf } from "../change.ts";
import type { Place } from "../place.ts";

/** What a change is about, by its names in either model. */
export interface Places {
  readonly from: Place;
  readonly to: Place;
}

type Parts<Kind extends ChangeKind> = {
  readonly [Part in Exclude<keyof ChangeOf<Kind>, "kind">]?: ChangeOf<Kind>[Part] | undefined;
};

/** The parts of a change, in the order in which they are written. */
const PARTS = ["from", "to", "before", "after", "confidence", "by"] as const;

/** Makes a change; parts that are undefined are left out. */
export function makeChange<Kind extends ChangeKind>(kind: Kind, parts: Parts<Kind>): Change {
  const entries = PARTS.flatMap((part) => (parts[part] === undefined ? [] : [[part, parts[part]] as const]));
  return { kind, ...Object.fromEntries(entries) } as Change;
}
