import type { Scope } from "../../model/model.ts";
import type { ListedIn } from "../change.ts";
import type { Move } from "../recognize/find-moves.ts";
import type { Basis } from "./basis.ts";
import { compareAttributes } from "./compare-attributes.ts";
import type { NamedChanges } from "./compare-table.ts";
import { makeChange } from "./make-change.ts";

/** Tells of an attribute that moved, and of what differs between the common row and that of each event. */
export function compareMove(scope: Scope, { name, to, common, rows }: Move, basis: Basis): NamedChanges {
  const place = { scope, attribute: name };
  const toCommon = to === "common";
  const owners = rows.map(({ event }) => (toCommon ? event.before : event.after));
  const tables: ListedIn = owners.map((owner) => owner.name);
  const [before, after] = toCommon ? [tables, "common" as const] : ["common" as const, tables];
  const facets = rows.flatMap(({ row }, i) => {
    const own = { ...place, event: owners[i]?.name ?? "" };
    const seenIn = owners[i]?.seenIn;
    return toCommon
      ? compareAttributes(row, common, {
          basis,
          places: { from: own, to: place },
          seenAround: { before: seenIn, after: undefined },
        })
      : compareAttributes(common, row, {
          basis,
          places: { from: place, to: own },
          seenAround: { before: undefined, after: seenIn },
        });
  });
  return { name, changes: [makeChange("attribute.listedIn", { from: place, to: place, before, after }), ...facets] };
}
