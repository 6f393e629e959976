import { commentText } from "../../sql/comment-text.ts";
import { buildTables } from "../../sql/build-tables.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import type { Naming } from "../../sql/naming.ts";
import type { Model } from "../../model/model.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { describeTable, type TableText } from "./describe-table.ts";

/** What the user may choose about the SQL. */
export interface SqlOptions {
  readonly naming: Naming;
  readonly templates: Templates;
}

/** What `templates/sql/tables.sql.eta` gets as `it`. */
export interface TablesTemplateData {
  /** Name of the engine. @example "PostgreSQL" */
  readonly dialect: string;
  /** The release the model describes, fit for a comment to the end of a line. */
  readonly release: string;
  /** `model.id` */
  readonly modelId: string;
  /** What people should know before they load data, a line each. */
  readonly notes: readonly string[];
  readonly tables: readonly TableText[];
}

/**
 * Writes `sql/<dialect>/tables.sql`: a typed table for each event.
 *
 * The statements run in one transaction and fail where a table exists: `IF NOT EXISTS` would leave a table of an older
 * model in place and then say in its comment that it is of this one. Existing tables are brought forward by migrations.
 */
export function emitSql(model: Model, { naming, templates }: SqlOptions): readonly EmittedFile[] {
  const render = templateRenderer<TablesTemplateData>(templates, "sql/tables.sql.eta");
  return DIALECTS.map((dialect) => ({
    path: `sql/${dialect.name}/tables.sql`,
    text: render(templateData(model, naming, dialect)),
  }));
}

const templateData = (model: Model, naming: Naming, dialect: Dialect): TablesTemplateData => ({
  dialect: dialect.title,
  release: commentText(model.release),
  modelId: model.id,
  notes: dialect.notes,
  tables: buildTables(model, naming, dialect).map((table) => describeTable(table, model.id, dialect)),
});
