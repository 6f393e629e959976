import type { DialectName } from "../../sql/dialect.ts";
import { DIALECTS } from "../../sql/dialects.ts";

/** The path of the page about the SQL, below `docs/`. */
export const SQL_PAGE = "sql.md";

/** A question that people ask, as one engine asks it. */
export interface QuestionText {
  /** A sentence. */
  readonly title: string;
  /** One statement. */
  readonly sql: string;
}

/** The ready questions of each engine that has some. */
export type QuestionsByDialect = ReadonlyMap<DialectName, readonly QuestionText[]>;

/** What `templates/docs/sql.md.eta` gets as `it`. */
export interface SqlPageData {
  readonly dialects: readonly { readonly name: DialectName; readonly title: string; readonly proof: string }[];
  /** Whether an engine has SQL. */
  readonly has: (name: string) => boolean;
  /** The engines that have questions. */
  readonly asked: readonly { readonly name: DialectName; readonly title: string }[];
  /** The engine whose SQL is shown. */
  readonly shown: string;
  readonly questions: readonly QuestionText[];
}

/** What the page about the SQL shows. */
export function sqlPageData(questions: QuestionsByDialect): SqlPageData {
  const asked = DIALECTS.filter(({ name }) => questions.has(name));
  const shown = asked.find(({ name }) => name === "duckdb") ?? asked[0];
  return {
    dialects: DIALECTS,
    has: (name) => DIALECTS.some((dialect) => dialect.name === name),
    asked,
    shown: shown?.title ?? "",
    questions: shown === undefined ? [] : (questions.get(shown.name) ?? []),
  };
}
