import type { Location } from "../../findings/location.ts";
import type { Source } from "../../reconcile/aligned.ts";
import type { ResolvedEvent } from "../../reconcile/resolved.ts";
import { missingParts, type MissingPart } from "../missing-parts.ts";
import type { Fault, Rule } from "../rule.ts";
import { alignedSubject, pageName } from "../subjects.ts";

/** Events that other pages of the release have. */
export const eventMissing: Rule = {
  id: "event-missing",
  level: "warning",
  purpose: "Checks that a page describes every event that another page of its release describes.",
  explanation:
    "Readers of this page do not learn of the event. The place is the heading behind which it belongs; the other place shows the event on another page.",
  find: ({ reconciliation }) =>
    missingParts(reconciliation).flatMap((part) => (part.row === undefined ? [describe(part, "event")] : [])),
};

/** Rows that other pages of the release have. */
export const rowMissing: Rule = {
  id: "row-missing",
  level: "warning",
  purpose: "Checks that a table has every attribute that the same table has on another page of its release.",
  explanation:
    "Readers of this page do not learn of the attribute. The place is the heading of the event; the other place shows the row on another page.",
  find: ({ reconciliation }) =>
    missingParts(reconciliation).flatMap((part) => (part.row === undefined ? [] : [describe(part, "row")])),
};

function describe(part: MissingPart, what: "event" | "row"): Fault {
  const { source, event, name, holders } = part;
  const others = [...new Set(holders.map((holder) => holder.source.locale.tag))];
  const [example] = holders;
  return {
    message: `the ${what} \`${name}\` is missing; it stands on the page${others.length === 1 ? "" : "s"} in ${others.join(", ")}`,
    locations: [placeOf(part), ...(example ? [example.item.name.location] : [])],
    subject:
      what === "event"
        ? { page: pageName(source.page), event: name, expected: name }
        : { ...alignedSubject(source, event), attribute: name, expected: name },
  };
}

/** The heading of the event, or of the one behind which it belongs; the first row of the common table; else the first heading. */
function placeOf({ source, scope, event, row }: MissingPart): Location {
  const { page } = source;
  const before = event === undefined ? [] : scope.events.slice(0, scope.events.indexOf(event) + 1);
  const heading = before.map((other) => headingOn(source, other)).findLast((place) => place !== undefined);
  const first = event === undefined && row !== undefined ? page.common[0]?.name.location : undefined;
  return heading ?? first ?? page.events[0]?.name.location ?? startOf(page.file);
}

function headingOn(source: Source, { event }: ResolvedEvent): Location | undefined {
  return event.headings.find((heading) => heading.source === source)?.item.name.location;
}

function startOf(file: string): Location {
  return { file, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
}
