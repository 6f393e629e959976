import { formatLocation } from "../findings/format-location.ts";
import { UserError } from "../findings/user-error.ts";
import { overrideEntry } from "../inputs/override-entry.ts";
import { ATTRIBUTE_TYPES } from "../model/model.ts";
import type { Unresolved } from "../reconcile/assemble/unresolved.ts";
import type { SelectedRelease } from "./select-releases.ts";

/**
 * Refuses a run in which a name or type is not proved by the pages at hand.
 *
 * @throws UserError with one line for each row (`unresolved SCOPE EVENT ROW: LOCALE=printed, …`) and, below, entries
 *   for `overrides.yaml` that only lack the decision
 */
export function refuseUnresolved(releases: readonly SelectedRelease[]): void {
  const unresolved = releases.flatMap((release) => release.unresolved);
  if (unresolved.length === 0) return;
  const lines = new Set(unresolved.map(describe));
  const entries = new Set(unresolved.map(entryFor));
  throw new UserError(
    [
      ...lines,
      `${lines.size === 1 ? "1 row has" : `${lines.size} rows have`} a name or type that the pages at hand don't prove; nothing was written.`,
      "Add pages of other locales, or decide: put these entries into overrides.yaml and fill in what is empty.",
      "",
      ...entries,
    ].join("\n"),
  );
}

function describe({ scope, event, row, fact, printed }: Unresolved): string {
  const place = row === 0 ? "heading" : String(row);
  const texts = new Set(printed.map(({ source, text }) => `${source.locale.tag}=${text}`));
  const what = fact === "type" ? " type" : "";
  return `unresolved ${scope} ${event ?? "common"} ${place}${what}: ${[...texts].join(", ")}`;
}

function entryFor({ scope, event, row, fact, printed, cells, bestGuess }: Unresolved): string {
  const cell = cells[0] ?? { locale: "", text: "" };
  const place =
    row === 0
      ? ({ kind: "heading" } as const)
      : event === undefined
        ? ({ kind: "common" } as const)
        : ({ kind: "events", events: [event] } as const);
  const entry = overrideEntry({ scope, place, locale: cell.locale, printed: cell.text, fact });
  const places = printed.map(({ location }) => formatLocation(location)).join(", ");
  const hint = fact === "type" ? `one of ${ATTRIBUTE_TYPES.join(", ")}` : bestGuess && `perhaps ${bestGuess}`;
  return `# ${[places, ...(hint === undefined ? [] : [hint])].join("; ")}\n${entry}`;
}
