import { HiveSQL, SparkSQL, TrinoSQL } from "dt-sql-parser";
import { vi } from "vitest";

import type { EmittedStatement } from "./statements-of.ts";

const PARSERS = { hive: new HiveSQL(), spark: new SparkSQL(), trino: new TrinoSQL() } as const;

export type Grammar = keyof typeof PARSERS;

/** The dialects that these grammars are asked for. Athena sends tables to the parser of Hive, and all else to that of Trino. */
export const GRAMMARS = {
  athena: ({ text }: EmittedStatement): Grammar => (/^CREATE (?:EXTERNAL )?TABLE/u.test(text) ? "hive" : "trino"),
  databricks: (): Grammar => "spark",
  trino: (): Grammar => "trino",
} as const;

/** What a grammar has against a statement: at most the first few places. The parser tells them to the console as well. */
export function syntaxErrors(grammar: Grammar, statement: string): readonly string[] {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const errors = PARSERS[grammar].validate(statement);
  silent.mockRestore();
  return errors.slice(0, 3).map(({ startLine, startColumn, message }) => `${startLine}:${startColumn} ${message}`);
}

/** What a grammar has against any of the statements. */
export const allSyntaxErrors = (
  statements: readonly EmittedStatement[],
  grammarOf: (statement: EmittedStatement) => Grammar,
): readonly string[] =>
  statements.flatMap((statement) =>
    syntaxErrors(grammarOf(statement), statement.text).map((error) => `${statement.file} ${statement.title}: ${error}`),
  );

/** The tokens of a statement as it has them, without white space. */
export const tokensOf = (grammar: Grammar, statement: string): readonly string[] =>
  PARSERS[grammar]
    .getAllTokens(statement)
    .map(({ text }) => text ?? "")
    .filter((text) => text.trim() !== "" && text !== "<EOF>");
