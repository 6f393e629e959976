import type { Attribute, AttributeType, Evidence, Format, Unit } from "../../model/model.ts";
import type { PrintedCondition, PrintedMeaning, PrintedValue } from "../../scrape/printed-facts.ts";
import { isKindName } from "../../scrape/facts/fact-context.ts";
import type { AlignedRow } from "../aligned.ts";
import { agreed, heard, isAgreed, type Statement } from "./agreement.ts";
import { statementsOf } from "./attribute-statements.ts";
import { decideFormat } from "./decide-format.ts";
import { decideSpelling, type SpellingKnowledge } from "./decide-spelling.ts";
import { decideValues, type DecidedValues } from "./decide-values.ts";

/** The facts of a description, decided; what no page states, or too few do, is absent. */
export type DecidedFacts = Pick<
  Attribute,
  "storage" | "format" | "unit" | "nullable" | "presence" | "values" | "default" | "lifecycle"
> & {
  readonly valuesEvidence?: Evidence;
  /** Whether a condition for null, or for absence, is stated; the words for it are ours. */
  readonly nullConditional?: boolean;
  readonly absentConditional?: boolean;
};

/** The row of an attribute whose name and type are decided. */
export interface NamedRow {
  readonly row: AlignedRow;
  readonly name: string;
  readonly type: AttributeType;
}

const NUMBERS: readonly AttributeType[] = ["integer", "long", "float"];

/**
 * Decides what the pages state of an attribute beside its name and type.
 *
 * @param release the release whose pages document the row
 * @param isAlwaysPresent whether the text of the event says of this attribute that it is always there
 */
export function decideAttributeFacts(
  { row, name, type }: NamedRow,
  release: string,
  knowledge: SpellingKnowledge,
  isAlwaysPresent: boolean,
): DecidedFacts {
  const decided = nameable(decideValues(statementsOf(row, "values"), release, knowledge), row, name);
  const format = decideFormat(name, type, agreedFormats(row, release));
  const unit = NUMBERS.includes(type) ? agreedUnit(row, release) : undefined;
  return {
    ...(decided && { values: decided.values, valuesEvidence: decided.evidence }),
    ...(decided === undefined && decideMeanings(row, type, release)),
    ...(format && { format }),
    ...(unit && { unit }),
    ...(countsInTenths(row, type, release) && { storage: "number" as const }),
    ...decideNull(statementsOf(row, "nullable"), release),
    ...decidePresence(statementsOf(row, "absent"), release, isAlwaysPresent),
    ...decideDefault(statementsOf(row, "default"), release, knowledge),
    ...(decided?.default !== undefined && { default: decided.default }),
    ...decideSince(row, release),
  };
}

/**
 * Examples of which no spelling is known tell of values only where the attribute is a kind of something; else they say
 * what its text may hold (`userAgent`: the application, the operating system).
 */
function nameable(decided: DecidedValues | undefined, row: AlignedRow, name: string): DecidedValues | undefined {
  const isExample = row.some(({ item }) => item.facts.values?.kind === "examples");
  return decided?.values.kind === "described" && isExample && !isKindName(name) ? undefined : decided;
}

function agreedUnit(row: AlignedRow, release: string): Unit | undefined {
  return agreed(heard(statementsOf(row, "unit"), release));
}

function agreedFormats(row: AlignedRow, release: string): readonly Format[] {
  const statements = heard(statementsOf(row, "formats"), release);
  const named = new Set(statements.flatMap(({ said }) => said ?? []));
  return [...named].filter((format) =>
    isAgreed(
      statements.map(({ witness, said }) => ({ witness, said: said?.includes(format) === true ? format : undefined })),
    ),
  );
}

/** `workbookRevision` is printed as an integer and described as 1.0 growing by 0.1: a table must keep the decimals. */
function countsInTenths(row: AlignedRow, type: AttributeType, release: string): boolean {
  return (type === "integer" || type === "long") && isAgreed(heard(statementsOf(row, "decimals"), release));
}

function decideNull(statements: readonly Statement<PrintedCondition>[], release: string): Partial<DecidedFacts> {
  const said = agreed(heard(statements, release), ({ conditional }) => String(conditional));
  return said ? { nullable: true, nullConditional: said.conditional } : {};
}

function decidePresence(
  statements: readonly Statement<PrintedCondition>[],
  release: string,
  isAlwaysPresent: boolean,
): Partial<DecidedFacts> {
  const said = agreed(heard(statements, release), ({ conditional }) => String(conditional));
  if (said) return { presence: "conditional", absentConditional: said.conditional };
  return isAlwaysPresent ? { presence: "always" } : {};
}

function decideDefault(
  statements: readonly Statement<PrintedValue>[],
  release: string,
  knowledge: SpellingKnowledge,
): Partial<DecidedFacts> {
  if (!isAgreed(heard(statements, release))) return {};
  const witnesses = statements.flatMap(({ witness, said }) =>
    said ? [{ locale: witness.source.locale, printed: said.text, markup: said.markup }] : [],
  );
  const { value } = decideSpelling(witnesses, knowledge);
  return value === undefined ? {} : { default: value };
}

/** True, false and null are not translated; what they mean is told in our words. */
function decideMeanings(row: AlignedRow, type: AttributeType, release: string): Partial<DecidedFacts> {
  const said = agreed(heard(statementsOf(row, "meanings"), release), meaningKey);
  if (type !== "boolean" || said === undefined) return {};
  return { values: { kind: "closed", items: said.map(({ value }) => ({ value })) } };
}

function meaningKey(meanings: readonly PrintedMeaning[]): string {
  return meanings.map(({ value }) => String(value)).join(" ");
}

function decideSince(row: AlignedRow, release: string): Partial<DecidedFacts> {
  const lifecycle = agreed(
    heard(statementsOf(row, "lifecycle"), release),
    ({ status, since }) => `${status} ${since ?? ""}`,
  );
  if (lifecycle) {
    const { status, since } = lifecycle;
    return { lifecycle: { status, ...(since !== undefined && { since }) } };
  }
  const since = agreed(heard(statementsOf(row, "since"), release));
  return since === undefined ? {} : { lifecycle: { status: "active", since } };
}
