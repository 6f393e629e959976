import type { RuleDescription } from "../../findings/rule-description.ts";
import { SCOPES, type Model, type Reference, type Scope } from "../../model/model.ts";
import type { Naming } from "../../sql/names/naming.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { templateRenderer, type Templates } from "../template-renderer.ts";
import { attributeIndexData, ATTRIBUTES_PAGE, type AttributeIndexData } from "./attribute-index.ts";
import {
  CHANGE_RULES_PAGE,
  type ChangeRuleDescription,
  changeRulesPageData,
  type ChangeRulesPageData,
} from "./change-rules-page.ts";
import { CHANGELOG_PAGE, type ChangelogPageData } from "./changelog-page.ts";
import { deprecationsPageData, DEPRECATIONS_PAGE, type DeprecationsPageData } from "./deprecations-page.ts";
import { docsContext, type DocsContext } from "./docs-context.ts";
import { eventPageData, type EventPageData } from "./event-page.ts";
import { indexPageData, INDEX_PAGE, type IndexPageData } from "./index-page.ts";
import { JSON_SCHEMA_PAGE, jsonSchemaPageData, type JsonSchemaPageData } from "./json-schema-page.ts";
import { LINT_RULES_PAGE, lintRulesPageData, type LintRulesPageData } from "./lint-rules-page.ts";
import { type QuestionsByDialect, SQL_PAGE, sqlPageData, type SqlPageData } from "./sql-page.ts";
import type { ThemeDescription } from "./theme-description.ts";
import { valuesPageData, VALUES_PAGE, type ValuesPageData } from "./values-page.ts";

/** What the user may choose about the docs. */
export interface DocsOptions {
  /** How the columns are named that the pages show. */
  readonly naming: Naming;
  readonly templates: Templates;
  /** The rules of `lint`; where there are none, their page is left out. */
  readonly rules?: readonly RuleDescription[];
  /** The rules of `diff`; where there are none, their page is left out. */
  readonly changeRules?: readonly ChangeRuleDescription[];
  /** What changed between releases and models; where it is absent, its page is left out. */
  readonly changelog?: ChangelogPageData;
  /** The themes by which the start page groups the events; where there are none, it lists them from A to Z. */
  readonly themes?: readonly ThemeDescription[];
  /** The ready questions of the SQL; where there are none, the page about the SQL has none. */
  readonly questions?: QuestionsByDialect;
  /** The name under which the package is installed that the docs lie in. */
  readonly packageName?: string;
}

/**
 * Writes the reference as Markdown: a start page, a page for each event, an index of attributes, all values, what is no
 * longer to be used, and how the JSON Schemas are used.
 *
 * @returns `docs/index.md`, `docs/attributes.md`, `docs/values.md`, `docs/deprecations.md`,
 *   `docs/json-schema.md`, `docs/events/<scope>/<event>.md`, `docs/changelog.md`,
 *   `docs/rules/lint.md` and `docs/rules/changes.md`
 */
export function emitDocs(
  model: Model,
  {
    naming,
    templates,
    rules = [],
    changeRules = [],
    changelog,
    themes = [],
    questions = new Map(),
    packageName = "tableau-activity-log-schema",
  }: DocsOptions,
): readonly EmittedFile[] {
  const context = docsContext(model, { naming, themes });
  const index = templateRenderer<IndexPageData>(templates, "docs/index.md.eta");
  const attributes = templateRenderer<AttributeIndexData>(templates, "docs/attributes.md.eta");
  const values = templateRenderer<ValuesPageData>(templates, "docs/values.md.eta");
  const deprecations = templateRenderer<DeprecationsPageData>(templates, "docs/deprecations.md.eta");
  const schemas = templateRenderer<JsonSchemaPageData>(templates, "docs/json-schema.md.eta");
  return [
    docsFile(
      INDEX_PAGE,
      index(
        indexPageData(context, {
          hasLintRules: rules.length > 0,
          hasChangeRules: changeRules.length > 0,
          hasChangelog: changelog !== undefined,
        }),
      ),
    ),
    docsFile(ATTRIBUTES_PAGE, attributes(attributeIndexData(context))),
    docsFile(VALUES_PAGE, values(valuesPageData(context))),
    docsFile(DEPRECATIONS_PAGE, deprecations(deprecationsPageData(context))),
    docsFile(SQL_PAGE, templateRenderer<SqlPageData>(templates, "docs/sql.md.eta")(sqlPageData(questions))),
    docsFile(JSON_SCHEMA_PAGE, schemas(jsonSchemaPageData(model, packageName))),
    ...eventFiles(context, templates),
    ...changelogFiles(changelog, templates),
    ...ruleFiles(rules, templates),
    ...changeRuleFiles(changeRules, templates),
  ];
}

function changelogFiles(changelog: ChangelogPageData | undefined, templates: Templates): readonly EmittedFile[] {
  if (changelog === undefined) return [];
  return [docsFile(CHANGELOG_PAGE, templateRenderer<ChangelogPageData>(templates, "docs/changelog.md.eta")(changelog))];
}

function ruleFiles(rules: readonly RuleDescription[], templates: Templates): readonly EmittedFile[] {
  if (rules.length === 0) return [];
  const render = templateRenderer<LintRulesPageData>(templates, "docs/lint-rules.md.eta");
  return [docsFile(LINT_RULES_PAGE, render(lintRulesPageData(rules)))];
}

function changeRuleFiles(rules: readonly ChangeRuleDescription[], templates: Templates): readonly EmittedFile[] {
  if (rules.length === 0) return [];
  const render = templateRenderer<ChangeRulesPageData>(templates, "docs/change-rules.md.eta");
  return [docsFile(CHANGE_RULES_PAGE, render(changeRulesPageData(rules)))];
}

function eventFiles(context: DocsContext, templates: Templates): readonly EmittedFile[] {
  const render = templateRenderer<EventPageData>(templates, "docs/event.md.eta");
  const filesOf = (scope: Scope, reference: Reference): readonly EmittedFile[] =>
    reference.events.map((event) => {
      const page = context.eventPage(scope, event.name) ?? "";
      return docsFile(page, render(eventPageData(context, { scope, reference, page }, event)));
    });
  return SCOPES.flatMap((scope) => {
    const reference = context.model.references[scope];
    return reference === undefined ? [] : filesOf(scope, reference);
  });
}

const docsFile = (page: string, text: string): EmittedFile => ({ path: `docs/${page}`, text });
