import { quote } from "../../findings/quote.ts";
import type { Printed } from "../../scrape/printed-reference.ts";
import type { Subject } from "../../findings/subject.ts";
import { placedRows } from "../placed-rows.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";
import { alignedSubject } from "../subjects.ts";

type NameTest = (printed: string, name: string) => boolean;

const differsInCase: NameTest = (printed, name) => printed !== name && printed.toLowerCase() === name.toLowerCase();
const isTranslated: NameTest = (printed, name) => printed.toLowerCase() !== name.toLowerCase();

/** Identifiers and event names that a page prints in its own language. */
export const translatedName: Rule = {
  id: "translated-name",
  level: "warning",
  purpose: "Checks that a page prints the names of attributes and events as they stand in the log, not a translation.",
  explanation:
    "Readers who take the name from the page find nothing in their log. Identifiers are no text: leave them out of translation.",
  find: (input) => faultsOfNames(input, isTranslated, (printed, name) => `${quote(printed)} stands for \`${name}\``),
};

/** `groupID` for `groupId`. */
export const nameCase: Rule = {
  id: "name-case",
  level: "warning",
  purpose: "Checks that a page prints names in the upper and lower case of the log.",
  explanation: "Keys of JSON are exact to the letter: a query for the printed name finds nothing.",
  find: (input) => faultsOfNames(input, differsInCase, (printed, name) => `${quote(printed)} is written \`${name}\``),
};

function faultsOfNames(
  input: LintInput,
  isFault: NameTest,
  describe: (printed: string, name: string) => string,
): readonly Fault[] {
  return printedNames(input)
    .filter(({ printed, name }) => isFault(printed.text, name))
    .map(({ printed: { text, location }, name, subject }) => ({
      message: describe(text, name),
      locations: [location],
      subject: { ...subject, printed: text, expected: name },
    }));
}

interface PrintedName {
  readonly printed: Printed;
  /** What it was found to be. */
  readonly name: string;
  readonly subject: Subject;
}

function printedNames({ reconciliation }: LintInput): readonly PrintedName[] {
  const ofRows = placedRows(reconciliation).flatMap(({ row, name: { name }, event }) =>
    name === undefined
      ? []
      : row.map(({ source, item }) => ({ printed: item.name, name, subject: alignedSubject(source, event, item) })),
  );
  const ofEvents = reconciliation.scopes.flatMap(({ events }) =>
    events.flatMap((event) => {
      const { name } = event.name;
      if (name === undefined) return [];
      return event.event.headings.map(({ source, item }) => ({
        printed: item.name,
        name,
        subject: alignedSubject(source, event),
      }));
    }),
  );
  return [...ofRows, ...ofEvents];
}
