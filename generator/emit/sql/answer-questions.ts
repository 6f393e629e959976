import type { Model, Scope } from "../../model/model.ts";
import type { TableOptions } from "../../sql/columns/build-tables.ts";
import type { Column, Table } from "../../sql/columns/table.ts";
import type { Dialect, DialectName } from "../../sql/dialect.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import { RELATION_NAMES, VIEW_PREFIX } from "../../sql/names/relation-names.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { QUESTIONS, type Question } from "./questions.ts";
import { sqlSource, type SqlSource } from "./sql-source.ts";

/** A question with its answer. */
export interface AnsweredQuestion {
  readonly id: string;
  readonly title: string;
  /** One statement. */
  readonly sql: string;
}

/** What `templates/sql/questions/*.sql.eta` get as `it`. All give quoted SQL; attributes and events go by their names. */
export interface QuestionTemplateData {
  /** The events of the question that the model has. */
  readonly events: readonly string[];
  readonly view: (event: string) => string;
  /** The view of all events of a scope. */
  readonly wide: (scope: Scope) => string;
  readonly column: (attribute: string) => string;
  /** The day of a time, as the text `2026-12-31`, in UTC. */
  readonly day: (attribute: string) => string;
  /** A LUID as text in lower case. */
  readonly luid: (attribute: string) => string;
  readonly isTrue: (attribute: string) => string;
  readonly daysBefore: (time: string, days: number) => string;
  /** Any other name. */
  readonly name: (name: string) => string;
}

/** The questions that a model and a dialect can answer; none where nobody has said how the dialect tells days. */
export function answerQuestions(
  source: SqlSource,
  dialect: Dialect,
  templates: Templates,
): readonly AnsweredQuestion[] {
  const { say } = dialect;
  if (say === undefined) return [];
  return QUESTIONS.flatMap((question) => {
    const asked = askedTables(question, source);
    if (asked.length === 0) return [];
    const render = templateRenderer<QuestionTemplateData>(templates, `sql/questions/${question.id}.sql.eta`);
    const { id, title } = question;
    return [{ id, title, sql: render(templateData(asked, dialect, say)).trimEnd() }];
  });
}

/** The questions of every dialect that can ask them. */
export function sqlQuestions(
  model: Model,
  { templates, ...options }: TableOptions & { readonly templates: Templates },
): ReadonlyMap<DialectName, readonly AnsweredQuestion[]> {
  const source = sqlSource(model, options);
  const answered = DIALECTS.map((dialect) => [dialect.name, answerQuestions(source, dialect, templates)] as const);
  return new Map(answered.filter(([, questions]) => questions.length > 0));
}

const askedTables = ({ events, attributes }: Question, { tables }: SqlSource): readonly Table[] =>
  tables.filter(
    ({ scope, event, columns }) =>
      scope === "site" && events.includes(event.name) && attributes.every((name) => findColumn(columns, name)),
  );

const findColumn = (columns: readonly Column[], attribute: string): Column | undefined =>
  columns.find(({ key }) => key === attribute);

function templateData(
  asked: readonly Table[],
  { quoteIdentifier, daysBefore }: Dialect,
  say: NonNullable<Dialect["say"]>,
): QuestionTemplateData {
  const columns = asked.flatMap((table) => table.columns);
  const column = (attribute: string): string => quoteIdentifier(findColumn(columns, attribute)?.name ?? attribute);
  const tableOf = (event: string): string => asked.find((table) => table.event.name === event)?.name ?? event;
  return {
    events: asked.map(({ event }) => event.name),
    view: (event) => quoteIdentifier(VIEW_PREFIX + tableOf(event)),
    wide: (scope) => quoteIdentifier(RELATION_NAMES.wide[scope]),
    column,
    day: (attribute) => say.day(column(attribute)),
    luid: (attribute) => say.luid(column(attribute)),
    isTrue: (attribute) => say.isTrue(column(attribute)),
    daysBefore,
    name: quoteIdentifier,
  };
}
