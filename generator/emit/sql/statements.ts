import type { Scope } from "../../model/model.ts";
import type { Lookup } from "../../sql/columns/build-lookups.ts";
import type { Table, WideTable } from "../../sql/columns/table.ts";
import type { Dialect, TableText } from "../../sql/dialect.ts";
import { LOAD_COLUMNS, MODEL_COLUMNS, RELATION_NAMES, VIEW_PREFIX } from "../../sql/names/relation-names.ts";
import { loadStatement } from "../../sql/queries/load-statement.ts";
import { viewQuery } from "../../sql/queries/view-query.ts";
import { commentText } from "../../sql/text/comment-text.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import { tableComment } from "./comments.ts";
import type { SqlSource } from "./sql-source.ts";
import { columnTexts, tableText } from "./table-text.ts";

/** Whole statements, and what they make or fill; for a template to lay out. */
export interface StatementGroup {
  /** Plain text for a heading. @example "login_authentication" */
  readonly title: string;
  readonly statements: readonly string[];
}

/** A typed table for each event. */
export const tableGroups = ({ tables, discriminator, model }: SqlSource, dialect: Dialect): readonly StatementGroup[] =>
  tables.map((table) => ({
    title: table.name,
    statements: dialect.createTable(tableText(table, discriminator, model.id, dialect)),
  }));

/** The table that says which model all was made from. */
export function modelTable({ model }: SqlSource, dialect: Dialect): StatementGroup {
  const { quoteIdentifier, quoteLiteral, types } = dialect;
  const column = (name: string) => ({ name: quoteIdentifier(name), type: types.string, required: true, comment: "" });
  const name = relationText(RELATION_NAMES.model, dialect);
  const columns = [column(MODEL_COLUMNS.id), column(MODEL_COLUMNS.release)];
  const comment = commentText("The model that tables and views were made from: one row.", dialect.maximumComment);
  const values = [model.id, commentText(model.release)].map(quoteLiteral).join(", ");
  return {
    title: RELATION_NAMES.model,
    statements: [
      ...dialect.createTable({ name, columns, comment, keys: {} }),
      `INSERT INTO ${name} (${columns.map((item) => item.name).join(", ")}) VALUES (${values});`,
    ],
  };
}

/** The table by which a user bounds what loads look at; it is made without a row. */
export function loadTable(dialect: Dialect): StatementGroup {
  const since = "From when on loads look at records, by when these became available; all where there is no row.";
  const column = {
    name: dialect.quoteIdentifier(LOAD_COLUMNS.since),
    type: dialect.types["date-time"],
    required: false,
    comment: commentText(since, dialect.maximumComment),
  };
  const name = relationText(RELATION_NAMES.load, dialect);
  const comment = commentText("What load.sql looks at: one row, or none.", dialect.maximumComment);
  return {
    title: RELATION_NAMES.load,
    statements: dialect.createTable({ name, columns: [column], comment, keys: {} }),
  };
}

/** A typed view over the raw records for each event. */
export const viewGroups = (source: SqlSource, dialect: Dialect): readonly StatementGroup[] =>
  source.tables.map((table) => {
    const name = VIEW_PREFIX + table.name;
    const comment = commentText(tableComment(table, source.model.id), dialect.maximumComment);
    const query = viewQuery(
      { scope: table.scope, event: table.event.name, columns: table.columns, discriminator: source.discriminator },
      dialect,
    );
    return { title: name, statements: dialect.createView(viewText(name, table, comment, source, dialect), query) };
  });

/** One view for each scope with every attribute of its events. */
export const wideGroups = (source: SqlSource, dialect: Dialect): readonly StatementGroup[] =>
  source.wideTables.map((table) => {
    const name = RELATION_NAMES.wide[table.scope];
    const comment = commentText(wideComment(table.scope, source), dialect.maximumComment);
    const query = viewQuery({ ...table, discriminator: source.discriminator }, dialect);
    return { title: name, statements: dialect.createView(viewText(name, table, comment, source, dialect), query) };
  });

/** A small table of the meanings of each attribute's codes, with its rows; it takes the place of an earlier one. */
export const lookupGroups = ({ lookups }: SqlSource, dialect: Dialect): readonly StatementGroup[] =>
  lookups.map((lookup) => ({ title: lookup.name, statements: lookupStatements(lookup, dialect) }));

/** What brings the records that are missing into each table. */
export const loadGroups = ({ tables, discriminator }: SqlSource, dialect: Dialect): readonly StatementGroup[] =>
  tables.map((table) => ({
    title: table.name,
    statements: [
      loadStatement(table, discriminator, dialect),
      ...(dialect.batchEnd === undefined ? [] : [dialect.batchEnd]),
    ],
  }));

const viewText = (
  name: string,
  { columns }: Pick<Table | WideTable, "columns">,
  comment: string,
  { discriminator }: SqlSource,
  dialect: Dialect,
): Omit<TableText, "keys"> => ({
  name: relationText(name, dialect),
  columns: columnTexts({ columns }, discriminator, dialect),
  comment,
});

const wideComment = (scope: Scope, { model }: SqlSource): string =>
  `Activity Log model ${model.id}: every attribute of all ${scope} events, side by side.`;

function lookupStatements({ name, attribute, isBitmask, rows }: Lookup, dialect: Dialect): readonly string[] {
  const { quoteIdentifier, quoteLiteral, types, maximumComment } = dialect;
  const table = relationText(name, dialect);
  const [code, label] = [quoteIdentifier("code"), quoteIdentifier("label")];
  const told = isBitmask ? `What the parts of ${attribute} mean: values are their sums.` : `What ${attribute} means.`;
  const create = dialect.createTable({
    name: table,
    columns: [
      { name: code, type: types.integer, required: true, comment: "" },
      { name: label, type: types.string, required: true, comment: "" },
    ],
    comment: commentText(told, maximumComment),
    keys: {},
  });
  const values = rows.map((row) => `(${String(row.code)}, ${quoteLiteral(row.label)})`);
  const drop = dialect.migrate.dropTable(table, true);
  return [...drop, ...create, `INSERT INTO ${table} (${code}, ${label}) VALUES\n  ${values.join(",\n  ")};`];
}
