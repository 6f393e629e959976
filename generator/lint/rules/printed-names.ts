import { quote } from "../../findings/quote.ts";
import type { AlignedRow, Witness } from "../../reconcile/aligned.ts";
import type { NameDecision } from "../../reconcile/names/name-judge.ts";
import type { Printed, PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import { allRows } from "../all-rows.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";

type NameTest = (printed: string, name: string) => boolean;

const differsInCase: NameTest = (printed, name) => printed !== name && printed.toLowerCase() === name.toLowerCase();
const isTranslated: NameTest = (printed, name) => printed.toLowerCase() !== name.toLowerCase();

/** Identifiers and event names that a page prints in its own language. */
export const translatedName: Rule = {
  id: "translated-name",
  level: "warning",
  purpose: "Checks that a page prints the names of attributes and events as they stand in the log, not a translation.",
  find: (input) => faultsOfNames(input, isTranslated, (printed, name) => `${quote(printed)} stands for \`${name}\``),
};

/** `groupID` for `groupId`. */
export const nameCase: Rule = {
  id: "name-case",
  level: "warning",
  purpose: "Checks that a page prints names in the upper and lower case of the log.",
  find: (input) => faultsOfNames(input, differsInCase, (printed, name) => `${quote(printed)} is written \`${name}\``),
};

function faultsOfNames(
  { reconciliation }: LintInput,
  isFault: NameTest,
  describe: (printed: string, name: string) => string,
): readonly Fault[] {
  const named: readonly (readonly [NameDecision, AlignedRow | readonly Witness<PrintedEvent>[]])[] = [
    ...allRows(reconciliation).map(({ name, row }) => [name, row] as const),
    ...reconciliation.scopes.flatMap(({ events }) => events.map(({ name, event }) => [name, event.headings] as const)),
  ];
  return named.flatMap(([{ name }, witnesses]) =>
    name === undefined
      ? []
      : printedNames(witnesses)
          .filter(({ text }) => isFault(text, name))
          .map(({ text, location }) => ({ message: describe(text, name), locations: [location] })),
  );
}

function printedNames(witnesses: readonly Witness<PrintedAttribute | PrintedEvent>[]): readonly Printed[] {
  return witnesses.map(({ item }) => item.name);
}
