import type { Source } from "../../reconcile/aligned.ts";
import { missingParts, type MissingPart } from "../missing-parts.ts";
import type { Fault, Rule } from "../rule.ts";
import { pageName } from "../subjects.ts";

/** Fewer than these may be slips of a translator. */
const SEVERAL = 3;

/** A page that was not brought up to date with its siblings. */
export const pageOlder: Rule = {
  id: "page-older",
  level: "info",
  purpose: "Checks that a page is as new as the other pages of its release.",
  explanation:
    "The page lacks several events or rows that others have, and has hardly any that they lack: most likely it was not translated anew. Each missing part is a finding of its own.",
  find: ({ reconciliation }) => {
    const parts = missingParts(reconciliation);
    const sources = [...new Set(parts.map(({ source }) => source))];
    return sources.flatMap((source) => describe(source, parts));
  },
};

function describe(source: Source, parts: readonly MissingPart[]): readonly Fault[] {
  const lacking = parts.filter((part) => part.source === source);
  const alone = new Set(parts.filter((part) => isAlone(part, source)).map(({ event, row }) => row ?? event));
  if (lacking.length < SEVERAL || lacking.length <= alone.size) return [];
  const { file } = source.page;
  const start = { line: 1, column: 1 };
  return [
    {
      message: `the page lacks ${lacking.length} events or rows that other pages of its release have: it is probably older`,
      locations: [{ file, start, end: start }],
      subject: { page: pageName(source.page) },
    },
  ];
}

/** Tells whether only this page has the part. */
function isAlone({ holders }: MissingPart, source: Source): boolean {
  return holders.every((holder) => holder.source === source);
}
