/**
 * Clauses that are younger than every grammar here: Iceberg's partitions by a transform in Athena, and clusters of Delta in
 * Databricks. Each stands on a line of its own, and has to have this very form.
 */
const YOUNG_CLAUSES = [/\nPARTITIONED BY \(month\(`\w+`\)\)(?=\nLOCATION )/u, /\nCLUSTER BY \(`\w+`(?:, `\w+`)*\)$/u];

/** A statement without the clauses that no parser knows yet. */
export const withoutYoungClauses = (sql: string): string =>
  YOUNG_CLAUSES.reduce((text, clause) => text.replace(clause, ""), sql);
