import { quote } from "../../findings/quote.ts";
import type { TypeDecision, TypeVote } from "../../reconcile/types/decide-type.ts";
import { allRows } from "../all-rows.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";

/** A type word that is nobody's (`sring`), or not this locale's. */
export const oddTypeWord: Rule = {
  id: "odd-type-word",
  level: "warning",
  purpose: "Checks that a type is printed in a word that the page's locale, or English, has for it.",
  find: (input) =>
    decisions(input).flatMap(({ votes }) => votes.flatMap((vote) => (isOdd(vote) ? [describeOdd(vote)] : []))),
};

/** Pages of one release that print different types in one row. */
export const typeConflict: Rule = {
  id: "type-conflict",
  level: "warning",
  purpose: "Checks that all pages of a release print the same type in a row.",
  find: (input) =>
    decisions(input).flatMap(({ type, votes }) => {
      const others = votes.filter(({ reading }) => reading && reading.type !== type);
      if (others.length === 0) return [];
      const said = others.map(({ witness, reading }) => `${witness.source.locale.tag} ${String(reading?.type)}`);
      return [{ message: `taken as ${String(type)}, but printed: ${said.join(", ")}`, locations: others.map(placeOf) }];
    }),
};

/** The decision of each row in each release, heard for the pages of that release only. */
function decisions({ reconciliation }: LintInput): readonly TypeDecision[] {
  return allRows(reconciliation).flatMap(({ types }) =>
    [...types].map(([release, decision]) => ({
      ...decision,
      votes: decision.votes.filter(({ witness }) => witness.source.page.release === release),
    })),
  );
}

function isOdd({ reading, witness }: TypeVote): boolean {
  return witness.item.type !== undefined && reading?.by !== "locale" && reading?.by !== "english";
}

function describeOdd(vote: TypeVote): Fault {
  const printed = quote(vote.witness.item.type?.text ?? "");
  const message = vote.reading ? `${printed} is read as ${vote.reading.type}` : `${printed} is no type word`;
  return { message, locations: [placeOf(vote)] };
}

function placeOf({ witness }: TypeVote): Fault["locations"][number] {
  return (witness.item.type ?? witness.item).location;
}
