import { quote } from "../../findings/quote.ts";
import type { Attribute } from "../../model/model.ts";
import type { Source } from "../../reconcile/aligned.ts";
import { formOf } from "../../reconcile/facts/decide-values.ts";
import type { PrintedAttribute } from "../../scrape/printed-reference.ts";
import type { PrintedValue, PrintedValues } from "../../scrape/printed-facts.ts";
import { attributeFinder } from "../documented-attribute.ts";
import { placedRows, type PlacedRow } from "../placed-rows.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";
import { alignedSubject } from "../subjects.ts";

/** `sucesso` for `success`: who filters by what the page prints finds nothing. */
export const translatedValue: Rule = {
  id: "translated-value",
  level: "warning",
  purpose: "Checks that a page prints values as they stand in the log, not a translation.",
  explanation:
    "Whoever filters the log by a translated value finds nothing, without an error. Print the value of the log.",
  find: (input) =>
    factRows(input).flatMap(({ placed, source, item, attribute }) =>
      printedWords(item).flatMap((printed, place) => {
        const value = wordAt(attribute, placed, place);
        return value === undefined || value === printed.text
          ? []
          : [
              {
                message: `${quote(printed.text)} stands for the value \`${value}\``,
                locations: [printed.location],
                subject: { ...alignedSubject(source, placed.event, item), printed: printed.text, expected: value },
              },
            ];
      }),
    ),
};

/** Pages of one row that name different codes, or another number of values. */
export const valuesDiffer: Rule = {
  id: "values-differ",
  level: "warning",
  purpose: "Checks that all pages of a release name the same codes, and as many values, in a row.",
  explanation: "One of the pages lost or gained a value in translation. What most pages name is taken.",
  find: (input) =>
    factRows(input).flatMap(({ placed, source, item }) => {
      const usual = usualForm(placed, source.page.release);
      const own = item.facts.values && formOf(item.facts.values);
      return own === undefined || usual === undefined || own === usual
        ? []
        : [
            {
              message: `names ${own}, where the other pages name ${usual}`,
              locations: [placeOf(item)],
              subject: alignedSubject(source, placed.event, item),
            },
          ];
    }),
};

/** `workbookRevision`: an integer that starts at 1.0. */
export const typeContradiction: Rule = {
  id: "type-contradiction",
  level: "warning",
  purpose: "Checks that a description does not contradict the type beside it.",
  explanation: "A table made by the printed type would lose what the description promises. Correct the type.",
  find: (input) =>
    factRows(input).flatMap(({ placed, source, item, attribute }) =>
      attribute?.storage === "number" && item.facts.decimals === true
        ? [
            {
              message: `the type is ${attribute.type}, but the description counts in tenths`,
              locations: [placeOf(item)],
              subject: alignedSubject(source, placed.event, item),
            },
          ]
        : [],
    ),
};

interface FactRow {
  readonly placed: PlacedRow;
  readonly source: Source;
  readonly item: PrintedAttribute;
  readonly attribute: Attribute | undefined;
}

/** Every row on every page, with what the model says of it. */
function factRows({ reconciliation }: LintInput): readonly FactRow[] {
  const find = attributeFinder(reconciliation);
  return placedRows(reconciliation).flatMap((placed) =>
    placed.row.map(({ source, item }) => ({ placed, source, item, attribute: find(placed, source) })),
  );
}

function printedWords({ facts }: PrintedAttribute): readonly PrintedValue[] {
  const words = isWords(facts.values) ? facts.values.items : [];
  return facts.default ? [...words, facts.default] : words;
}

function isWords(
  values: PrintedValues | undefined,
): values is Extract<PrintedValues, { kind: "closed" | "open" | "examples" }> {
  return values?.kind === "closed" || values?.kind === "open" || values?.kind === "examples";
}

/** The decided value in a place of a list. Where some places are undecided, the places no longer tell: none is given. */
function wordAt(attribute: Attribute | undefined, { row }: PlacedRow, place: number): string | undefined {
  const length = Math.max(...row.map(({ item }) => (isWords(item.facts.values) ? item.facts.values.items.length : 0)));
  const values = attribute?.values;
  if (place >= length) return typeof attribute?.default === "string" ? attribute.default : undefined;
  if (values?.items?.length !== length || values.kind === "described") return undefined;
  const value = values.items[place]?.value;
  return typeof value === "string" ? value : undefined;
}

function usualForm({ row }: PlacedRow, release: string): string | undefined {
  const forms = row
    .filter(({ source }) => source.page.release === release)
    .flatMap(({ item }) => (item.facts.values ? [formOf(item.facts.values)] : []));
  const count = (form: string): number => forms.filter((other) => other === form).length;
  return forms.find((form) => count(form) * 2 > forms.length);
}

function placeOf({ description, location }: PrintedAttribute): Fault["locations"][number] {
  return description[0]?.location ?? location;
}
