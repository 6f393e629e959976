import { quote } from "../../findings/quote.ts";
import type { TypeDecision, TypeVote } from "../../reconcile/types/decide-type.ts";
import { placedRows, type PlacedRow } from "../placed-rows.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";
import { alignedSubject } from "../subjects.ts";
import { usualTypeWords, wordOf } from "../usual-type-words.ts";

/** A type word that is nobody's (`sring`), not this locale's, or not the one of the rest of the page (`bool`). */
export const oddTypeWord: Rule = {
  id: "odd-type-word",
  level: "warning",
  purpose:
    "Checks that a type is printed in a word of the page's locale or of English, and in the same word all over the page.",
  explanation:
    "A word that nobody has is read by its likeness, or by what other rows and pages print. Correct it, and name each type in one way.",
  find: (input) => {
    const placed = decisions(input);
    const usualWord = usualTypeWords(placed);
    return placed.flatMap(({ event, votes }) =>
      votes.flatMap((vote) => {
        const message = oddness(vote, usualWord(vote));
        return message === undefined
          ? []
          : [{ message, ...faultOf(vote, event, usualWord(vote) ?? vote.reading?.type) }];
      }),
    );
  },
};

/** Pages of one release that print different types in one row. */
export const typeConflict: Rule = {
  id: "type-conflict",
  level: "warning",
  purpose: "Checks that all pages of a release print the same type in a row.",
  explanation: "One of the pages is wrong. The type that most pages print is taken; of equal ones the wider.",
  find: (input) =>
    decisions(input).flatMap(({ event, type, votes }) => {
      const others = votes.filter(({ reading }) => reading && reading.type !== type);
      return others.map((vote) => ({
        message: `taken as ${String(type)}, but printed: ${vote.witness.source.locale.tag} ${String(vote.reading?.type)}`,
        ...faultOf(vote, event, type),
      }));
    }),
};

type PlacedDecision = TypeDecision & Pick<PlacedRow, "event">;

/** The decision of each row in each release, heard for the pages of that release only. */
function decisions({ reconciliation }: LintInput): readonly PlacedDecision[] {
  return placedRows(reconciliation).flatMap(({ types, event }) =>
    [...types].map(([release, decision]) => ({
      ...decision,
      event,
      votes: decision.votes.filter(({ witness }) => witness.source.page.release === release),
    })),
  );
}

/** What is odd about a type word; undefined where nothing is. */
function oddness(vote: TypeVote, usual: string | undefined): string | undefined {
  const { reading, witness } = vote;
  if (witness.item.type === undefined) return undefined;
  const printed = quote(witness.item.type.text);
  if (reading === undefined) return `${printed} is no type word`;
  const word = wordOf(vote);
  if (word === undefined) return `${printed} is read as ${reading.type}`;
  return word === usual
    ? undefined
    : `${printed} is read as ${reading.type}, which the page calls ${quote(usual ?? "")} elsewhere`;
}

function faultOf(
  { witness: { source, item } }: TypeVote,
  event: PlacedRow["event"],
  expected: string | undefined,
): Omit<Fault, "message"> {
  return {
    locations: [(item.type ?? item).location],
    subject: {
      ...alignedSubject(source, event, item),
      ...(item.type && { printed: item.type.text }),
      ...(expected !== undefined && { expected }),
    },
  };
}
