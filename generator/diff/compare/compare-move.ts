import type { Scope } from "../../model/model.ts";
import type { ListedIn } from "../change.ts";
import type { Move } from "../recognize/find-moves.ts";
import type { Basis } from "./basis.ts";
import { compareAttributes } from "./compare-attributes.ts";
import type { NamedChanges } from "./compare-table.ts";
import { makeChange } from "./make-change.ts";

/**
 * Tells of an attribute that moved, by another name where it got one, and of what differs between the common row and that of
 * each event.
 */
export function compareMove(scope: Scope, { name, to, common, rows, recognition }: Move, basis: Basis): NamedChanges {
  const [own, shared] = [{ scope, attribute: name } as const, { scope, attribute: common.name } as const];
  const toCommon = to === "common";
  const places = toCommon ? { from: own, to: shared } : { from: shared, to: own };
  const owners = rows.map(({ event }) => (toCommon ? event.before : event.after));
  const tables: ListedIn = owners.map((owner) => owner.name);
  const listed = toCommon
    ? ({ before: tables, after: "common" } as const)
    : ({ before: "common", after: tables } as const);
  const names = { before: places.from.attribute, after: places.to.attribute };
  const facets = rows.flatMap(({ row }, i) => {
    const ofEvent = { ...own, event: owners[i]?.name ?? "" };
    const seenIn = owners[i]?.seenIn;
    return toCommon
      ? compareAttributes(row, common, {
          basis,
          places: { from: ofEvent, to: shared },
          seenAround: { before: seenIn, after: undefined },
        })
      : compareAttributes(common, row, {
          basis,
          places: { from: shared, to: ofEvent },
          seenAround: { before: undefined, after: seenIn },
        });
  });
  return {
    name: names.after,
    changes: [
      makeChange("attribute.listedIn", { ...places, ...listed }),
      ...(recognition === undefined ? [] : [makeChange("attribute.name", { ...places, ...names, ...recognition })]),
      ...facets,
    ],
  };
}
