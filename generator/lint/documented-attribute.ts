import type { Attribute } from "../model/model.ts";
import type { Source } from "../reconcile/aligned.ts";
import type { Reconciliation } from "../reconcile/reconcile.ts";
import type { PlacedRow } from "./placed-rows.ts";

/** Finds what the model of a page's own release says of a row; undefined where the row is not resolved. */
export type AttributeFinder = (row: PlacedRow, source: Source) => Attribute | undefined;

/** Makes the finder for all releases at hand. */
export function attributeFinder({ releases }: Reconciliation): AttributeFinder {
  const attributes = new Map<string, Attribute>();
  for (const { model } of releases) {
    for (const [scope, reference] of Object.entries(model.references)) {
      if (reference.documentedIn !== model.release) continue;
      const tables = [
        ["", reference.common] as const,
        ...reference.events.map(({ name, attributes: own }) => [name, own] as const),
      ];
      for (const [event, table] of tables) {
        for (const attribute of table) attributes.set(tableKey(model.release, scope, event, attribute.name), attribute);
      }
    }
  }
  return ({ event, name }, { page }) =>
    attributes.get(tableKey(page.release, page.scope, event?.name.name ?? "", name.name ?? ""));
}

function tableKey(...parts: readonly string[]): string {
  return parts.join("\n");
}
