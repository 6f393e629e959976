import type { DialectName } from "../../../generator/sql/dialect.ts";
import type { Engine } from "../round-trip/engine.ts";

/** A comment that an engine keeps. */
export interface StoredComment {
  readonly relation: string;
  /** The column; empty for the relation itself. */
  readonly part: string;
  readonly comment: string;
}

/** Queries of catalogs, for engines that have comments there. */
const CATALOGS: { readonly [D in DialectName]?: string } = {
  clickhouse: `SELECT table AS relation, name AS part, comment FROM system.columns WHERE database = currentDatabase()
    UNION ALL SELECT name, '', comment FROM system.tables WHERE database = currentDatabase()`,
  duckdb: `SELECT table_name AS relation, column_name AS part, comment FROM duckdb_columns()
    UNION ALL SELECT table_name, '', comment FROM duckdb_tables()
    UNION ALL SELECT view_name, '', comment FROM duckdb_views()`,
  mysql: `SELECT table_name AS relation, column_name AS part, column_comment AS comment FROM information_schema.columns
      WHERE table_schema = DATABASE()
    UNION ALL SELECT table_name, '', table_comment FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
  postgres: `SELECT CAST(c.relname AS TEXT) AS relation, COALESCE(CAST(a.attname AS TEXT), '') AS part,
      d.description AS comment
    FROM pg_description d
    JOIN pg_class c ON c.oid = d.objoid
    LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.objsubid AND d.objsubid > 0
    WHERE d.classoid = CAST('pg_class' AS regclass)`,
};

/** The comments of a relation, as the engine gives them back. */
export async function storedComments(engine: Engine, relation: string): Promise<readonly StoredComment[]> {
  const catalog = CATALOGS[engine.dialect.name];
  if (catalog === undefined) return commentsOfText(engine, relation);
  const rows = await engine.query(`SELECT relation, part, comment FROM (${catalog}) x WHERE relation = '${relation}'`);
  return rows
    .map((row) => ({ relation, part: row["part"] ?? "", comment: row["comment"] ?? "" }))
    .filter(({ comment }) => comment !== "");
}

/** SQLite has no comments but those in the text of a statement, which it keeps as it was. */
async function commentsOfText({ query }: Engine, relation: string): Promise<readonly StoredComment[]> {
  const [row] = await query(`SELECT sql FROM sqlite_schema WHERE name = '${relation}'`);
  const [head = "", ...lines] = (row?.["sql"] ?? "").split("\n");
  const told = (line: string): string => / -- (.*)$/u.exec(line)?.[1] ?? "";
  const columns = lines
    .map((line) => ({ part: /^ {2}"(\w+)" TEXT/u.exec(line)?.[1] ?? "", comment: told(line) }))
    .filter(({ part }) => part !== "");
  return [{ part: "", comment: told(head) }, ...columns]
    .filter(({ comment }) => comment !== "")
    .map((stored) => ({ relation, ...stored }));
}
