import { parse, type DialectInput } from "@guanmingchiu/sqlparser-ts";

import { GRAMMARS, tokensOf } from "../grammar/dt-parsers.ts";
import type { EmittedStatement } from "../grammar/statements-of.ts";
import type { Warehouse } from "../grammar/warehouse-parsers.ts";

/** The comments that a statement has, as a parser reads them: their literals with all escapes taken away. */
export type Recover = (statement: EmittedStatement) => readonly string[];

/** Texts of Hive and Spark escape with a backslash, and what we escape is these three characters. */
const withoutBackslashes = (literal: string): string =>
  literal.slice(1, -1).replaceAll(/\\([\s\S])/gu, (escape, character: string) => {
    if (!/^[\\'{]$/u.test(character)) throw new Error(`an escape that means something else: ${escape}`);
    return character;
  });

const withoutDoubledQuotes = (literal: string): string => literal.slice(1, -1).replaceAll("''", "'");

const fromTokens =
  (name: keyof typeof GRAMMARS): Recover =>
  (statement) => {
    const grammar = GRAMMARS[name](statement);
    const tokens = tokensOf(grammar, statement.text);
    const read = grammar === "trino" ? withoutDoubledQuotes : withoutBackslashes;
    return tokens.filter((_, index) => tokens[index - 1] === "COMMENT").map(read);
  };

/** The texts that stand at a place of a parser's tree, which it tells without quotes and escapes. */
const fromTree =
  (dialect: DialectInput, textAt: (node: Readonly<Record<string, unknown>>) => unknown): Recover =>
  ({ text }) => {
    const found: string[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const comment = textAt(node as Readonly<Record<string, unknown>>);
      if (typeof comment === "string") found.push(comment);
      Object.values(node).forEach(visit);
    };
    visit(parse(text, dialect));
    return found;
  };

/** The member of a member. */
const inside = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    node,
  );

const literal = (node: unknown): unknown =>
  inside(node, "Value", "value", "SingleQuotedString") ?? inside(node, "Value", "value", "NationalStringLiteral");

const ofRedshift = fromTree("redshift", (node) => literal(inside(node, "UnnamedExpr")));

const WAREHOUSES: { readonly [W in Warehouse]: Recover } = {
  bigquery: fromTree("bigquery", (node) =>
    inside(node, "KeyValue", "key", "value") === "description" ? literal(inside(node, "KeyValue", "value")) : undefined,
  ),
  // COMMENT ON is read by the grammar of PostgreSQL, and its text by that of Redshift, where a backslash escapes.
  redshift: (statement) => {
    const text = /^COMMENT ON .*? IS ('[\s\S]*)$/u.exec(statement.text)?.[1];
    return text === undefined ? [] : ofRedshift({ ...statement, text: `SELECT ${text}` });
  },
  snowflake: fromTree("snowflake", (node) => node["Comment"] ?? node["WithEq"]),
  sqlserver: fromTree("mssql", (node) =>
    inside(node, "BinaryOp", "left", "Identifier", "value") === "@value"
      ? literal(inside(node, "BinaryOp", "right"))
      : undefined,
  ),
};

/** By the names of the dialects that no test runs. */
export const RECOVER: { readonly [name: string]: Recover } = {
  athena: fromTokens("athena"),
  databricks: fromTokens("databricks"),
  trino: fromTokens("trino"),
  ...WAREHOUSES,
};
