import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import type { Model } from "../../../generator/model/model.ts";
import type { DialectName } from "../../../generator/sql/dialect.ts";
import { templates } from "../../emit/templates.ts";
import { splitStatements } from "./split-statements.ts";

/** A statement of an emitted file. */
export interface EmittedStatement {
  /** @example "tables.sql" */
  readonly file: string;
  /** Where it begins, for a message. @example "CREATE TABLE \"login\"" */
  readonly title: string;
  /** Without the semicolon. */
  readonly text: string;
}

/** Statements in whose texts a backslash escapes: all of an engine's; of Athena only those that go to Hive's parser. */
const BACKSLASH: { readonly [D in DialectName]?: RegExp } = {
  athena: /^(?:CREATE (?:EXTERNAL )?|ALTER |DROP )TABLE/u,
  bigquery: /^/u,
  clickhouse: /^/u,
  databricks: /^/u,
  mysql: /^/u,
  redshift: /^/u,
  snowflake: /^/u,
};

const emitted = new WeakMap<Model, ReturnType<typeof emitSql>>();

/** Every statement of every file of a dialect, in the order in which the files have them. */
export function statementsOf(dialect: DialectName, model: Model): readonly EmittedStatement[] {
  const files = emitted.get(model) ?? emitSql(model, { naming: "snake", templates, history: [] });
  emitted.set(model, files);
  return files
    .filter(({ path }) => path.startsWith(`sql/${dialect}/`))
    .flatMap(({ path, text }) => statementsIn(dialect, path.split("/").at(-1) ?? "", text));
}

/** Every statement of a file. @param file - its name, to tell where a statement stands */
export function statementsIn(dialect: DialectName, file: string, sql: string): readonly EmittedStatement[] {
  const backslash = (statement: string): boolean => BACKSLASH[dialect]?.test(statement) ?? false;
  return splitStatements(sql, { backslash, brackets: dialect === "sqlserver" }).map((statement) => ({
    file,
    title: statement.split("\n", 1)[0]?.slice(0, 100) ?? "",
    text: statement,
  }));
}

/**
 * The longest statement of each kind: of those that stand in one file and begin with the same keywords. For parsers that
 * take their time; a small model keeps the longest short.
 */
export function oneOfEachKind(statements: readonly EmittedStatement[]): readonly EmittedStatement[] {
  const kinds = new Map<string, EmittedStatement>();
  for (const statement of statements) {
    const kind = kindOf(statement);
    if (statement.text.length > (kinds.get(kind)?.text.length ?? 0)) kinds.set(kind, statement);
  }
  return [...kinds.values()];
}

/** @example "tables.sql CREATE TABLE" */
export const kindOf = ({ file, text }: EmittedStatement): string =>
  `${file} ${/^(?:[A-Z]+\b\s*)*/u.exec(text)?.[0].trim() ?? ""}`;
