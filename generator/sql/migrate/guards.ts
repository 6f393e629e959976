import type { Dialect, GuardText } from "../dialect.ts";
import { recordedId } from "./standard-migrations.ts";

type Quote = Dialect["quoteLiteral"];

/** Whether a message is needed for a database that has been brought there already: not where both models are the same. */
const leadsOn = ({ expected, reached }: GuardText): boolean => expected !== reached;

/** The message for what a database records, as a CASE; `taken` where that is the model from which the migration starts. */
export function verdict(check: GuardText, quote: Quote, taken: string): string {
  const { column, expected, reached, refusal, done } = check;
  const already = leadsOn(check) ? ` WHEN ${quote(reached)} THEN ${quote(done)}` : "";
  return `CASE ${recordedId(column, quote(""))} WHEN ${quote(expected)} THEN ${taken}${already} ELSE ${quote(refusal)} END`;
}

/**
 * A guard for engines that have no statement to fail with: the message is cast to a number, which fails and shows it. It depends
 * on a row, so that no planner casts it beforehand.
 */
export const castingGuard = (check: GuardText, quote: Quote): readonly string[] => [
  `SELECT CAST(${verdict(check, quote, quote("1"))} AS INTEGER) AS guard\nFROM ${check.table};`,
];

/** A guard for engines with a function that fails with a message. @param fail - gives its call for a text */
export const failingGuard = (check: GuardText, quote: Quote, fail: (message: string) => string): readonly string[] => {
  const { table, column, expected, reached, refusal, done } = check;
  const recorded = recordedId(column, quote(""));
  const already = leadsOn(check) ? `\n  WHEN ${recorded} = ${quote(reached)} THEN ${fail(quote(done))}` : "";
  return [
    `SELECT CASE${already}\n  WHEN ${recorded} <> ${quote(expected)} THEN ${fail(quote(refusal))}\nEND AS guard\nFROM ${table};`,
  ];
};
