import type { Disagreement, Disagreements } from "../../inputs/disagreements.ts";
import type { Source, Witness } from "../../reconcile/aligned.ts";
import type { Reconciliation } from "../../reconcile/reconcile.ts";
import { isMeantFor } from "../../reconcile/describe/project-describer.ts";
import type { ResolvedEvent } from "../../reconcile/resolved.ts";
import type { PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import { placedRows } from "../placed-rows.ts";
import type { Fault, Rule } from "../rule.ts";
import { alignedSubject } from "../subjects.ts";

/** What people found when they read the pages in several languages. */
export const meaningDiffers: Rule = {
  id: "meaning-differs",
  level: "info",
  purpose: "Checks that a page tells of an event or attribute as what it is, as far as people have read the page.",
  explanation:
    "A translation says something else than the other pages, or all say what cannot be meant: a text that was copied from another row, say. No program can tell: `disagreements.yaml` lists what people found, and counts only for the very pages that they read.",
  find: ({ reconciliation, disagreements }) =>
    disagreements.entries.flatMap((entry) =>
      places(entry, reconciliation)
        .filter(({ source }) => isMeant(source, entry, disagreements))
        .map((place) => describe(place, entry)),
    ),
};

interface Place extends Witness<PrintedAttribute | PrintedEvent> {
  readonly event: ResolvedEvent | undefined;
}

function places(entry: Disagreement, reconciliation: Reconciliation): readonly Place[] {
  const isAbout = ({ name }: ResolvedEvent): boolean =>
    entry.common === undefined && name.name !== undefined && isMeantFor(entry, name.name);
  if (entry.attribute === undefined) {
    return reconciliation.scopes
      .flatMap((scope) => scope.events)
      .filter(isAbout)
      .flatMap((event) => event.event.headings.map((heading) => ({ ...heading, event })));
  }
  return placedRows(reconciliation)
    .filter(
      ({ event, name }) =>
        name.name === entry.attribute && (event === undefined ? entry.common === true : isAbout(event)),
    )
    .flatMap(({ event, row }) => row.map((witness) => ({ ...witness, event })));
}

/** A page that was changed since may have been mended. */
function isMeant({ page }: Source, { locales }: Disagreement, { pagesRead }: Disagreements): boolean {
  if (page.contentHash === undefined || !pagesRead.has(page.contentHash)) return false;
  return locales === undefined || locales.includes(page.locale);
}

function describe({ source, item, event }: Place, { attribute, says, means, location }: Disagreement): Fault {
  const row = "description" in item ? item : undefined;
  return {
    message: `the text speaks of ${says}; what is meant is ${means}`,
    locations: [row?.description[0]?.location ?? item.name.location, location],
    subject: { ...alignedSubject(source, event, row), ...(attribute !== undefined && { attribute }) },
  };
}
