import type { Model, Scope } from "../../model/model.ts";
import type { Dialect } from "../../sql/dialect.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import type { Naming } from "../../sql/names/naming.ts";
import { RELATION_NAMES } from "../../sql/names/relation-names.ts";
import { commentText } from "../../sql/text/comment-text.ts";
import { relationText } from "../../sql/text/relation-text.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { answerQuestions, type AnsweredQuestion } from "./answer-questions.ts";
import { sqlSource, type SqlSource } from "./sql-source.ts";
import {
  loadGroups,
  loadTable,
  lookupGroups,
  modelTable,
  tableGroups,
  viewGroups,
  wideGroups,
  type StatementGroup,
} from "./statements.ts";

/** What the user may choose about the SQL. */
export interface SqlOptions {
  readonly naming: Naming;
  readonly templates: Templates;
  /** Earlier models, the oldest first: their columns keep their places. */
  readonly history?: readonly Model[];
}

/** What the templates `templates/sql/*.sql.eta` get as `it`. */
export interface SqlTemplateData {
  /** Name of the engine. @example "PostgreSQL" */
  readonly dialect: string;
  /** The release the model describes, fit for a comment to the end of a line. */
  readonly release: string;
  /** `model.id` */
  readonly modelId: string;
  /** What people should know before they use it, a line each. */
  readonly notes: readonly string[];
  /** What opens and ends a transaction; empty where the engine can't take such statements back. */
  readonly begin: string;
  readonly commit: string;
  readonly groups: readonly StatementGroup[];
}

/** What `templates/sql/questions.sql.eta` gets as `it`. */
export interface QuestionsTemplateData extends Omit<SqlTemplateData, "groups"> {
  readonly questions: readonly AnsweredQuestion[];
}

/** What `templates/sql/<dialect>/raw.sql.eta` gets as `it`. */
export interface RawTemplateData extends Omit<SqlTemplateData, "groups"> {
  /** For each scope that the model has: the quoted name of its raw relation. */
  readonly scopes: readonly {
    readonly scope: Scope;
    readonly raw: string;
    readonly comment: string;
    /** The kinds of event that the scope has, for an engine that must be told which folders there are. */
    readonly events: readonly string[];
  }[];
}

/** The files that all dialects have in the same form, and what they hold. */
const FILES: { readonly [file: string]: (source: SqlSource, dialect: Dialect) => readonly StatementGroup[] } = {
  views: viewGroups,
  wide: wideGroups,
  tables: (source, dialect) => [modelTable(source, dialect), loadTable(dialect), ...tableGroups(source, dialect)],
  lookups: lookupGroups,
  load: loadGroups,
};

/**
 * Writes `sql/<dialect>/` for every dialect: where records land (`raw.sql`), typed views over them (`views.sql`,
 * `wide.sql`), typed tables to load into (`tables.sql`), what codes mean (`lookups.sql`), and what brings new records from
 * the views into the tables (`load.sql`), and for engines that prove their answers `questions.sql`.
 *
 * Tables fail where one exists: `IF NOT EXISTS` would leave a table of an older model in place. Existing tables are
 * brought forward by migrations.
 */
export function emitSql(model: Model, { templates, ...options }: SqlOptions): readonly EmittedFile[] {
  const source = sqlSource(model, options);
  const files = Object.entries(FILES).map(([file, groupsOf]) => ({
    file,
    groupsOf,
    render: templateRenderer<SqlTemplateData>(templates, `sql/${file}.sql.eta`),
  }));
  const ask = templateRenderer<QuestionsTemplateData>(templates, "sql/questions.sql.eta");
  return DIALECTS.flatMap((dialect) => {
    const head = headData(model, dialect);
    const raw = templateRenderer<RawTemplateData>(templates, `sql/${dialect.name}/raw.sql.eta`);
    const questions = answerQuestions(source, dialect, templates);
    return [
      ...(questions.length === 0
        ? []
        : [{ path: `sql/${dialect.name}/questions.sql`, text: ask({ ...head, questions }) }]),
      { path: `sql/${dialect.name}/raw.sql`, text: raw({ ...head, scopes: rawScopes(source, dialect) }) },
      ...files.map(({ file, groupsOf, render }) => ({
        path: `sql/${dialect.name}/${file}.sql`,
        text: render({ ...head, groups: groupsOf(source, dialect) }),
      })),
    ];
  });
}

const headData = ({ release, id }: Model, { title, notes, transaction }: Dialect) => ({
  dialect: title,
  release: commentText(release),
  modelId: id,
  notes,
  begin: transaction?.begin ?? "",
  commit: transaction?.commit ?? "",
});

const rawScopes = ({ scopes, model }: SqlSource, dialect: Dialect): RawTemplateData["scopes"] =>
  scopes.map((scope) => ({
    scope,
    events: (model.references[scope]?.events ?? []).map(({ name }) => name),
    raw: relationText(RELATION_NAMES.raw[scope], dialect),
    comment: dialect.quoteLiteral(
      `Activity Log model ${model.id}: the ${scope} log as it came, a row for each record.`,
    ),
  }));
