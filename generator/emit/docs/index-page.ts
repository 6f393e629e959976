import { SCOPES, type EventType, type Model, type Reference, type Scope } from "../../model/model.ts";
import { attributeRows, type AttributeRow } from "./attribute-table.ts";
import { commonColumn, type DocsContext } from "./docs-context.ts";
import { descriptionMarkdown } from "./description-markdown.ts";
import { lifecycleSentence } from "../fact-sentences.ts";
import { markdownWording } from "./fact-sentences.ts";
import { eventLink } from "./links.ts";
import { themeAnchor, themeSections, type ThemeSection } from "./theme-sections.ts";
import { markdownCode, markdownLink, markdownText } from "../markdown-text.ts";

/** The path of the page that a reader starts from, below `docs/`. */
export const INDEX_PAGE = "index.md";

/** An event in the list of its scope; Markdown. */
export interface EventRow {
  readonly name: string;
  readonly ownAttributes: string;
  /** May be empty. */
  readonly description: string;
}

/** The events of one theme; Markdown, unless said otherwise. */
export interface ThemeData {
  /** Empty for the events that no theme has. */
  readonly title: string;
  /** Plain text, safe in an address; empty as above. */
  readonly anchor: string;
  readonly description: string;
  /** From A to Z. */
  readonly events: readonly EventRow[];
}

/** A scope as the index shows it; Markdown unless said otherwise. */
export interface ScopeData {
  /** Plain text. */
  readonly scope: Scope;
  /** `Site` or `Tenant`. */
  readonly title: string;
  readonly eventCount: number;
  readonly attributeCount: number;
  /** Set where another release's pages stand in for those of the model's release. */
  readonly standIn: string | undefined;
  readonly themes: readonly ThemeData[];
  readonly hasDescriptions: boolean;
  readonly common: readonly AttributeRow[];
  readonly commonHasNotes: boolean;
}

/** A page of the publisher's; Markdown. */
export interface SourceRow {
  readonly scope: Scope;
  readonly locale: string;
  readonly release: string;
  readonly page: string;
}

/** What `templates/docs/index.md.eta` gets as `it`. */
export interface IndexPageData {
  readonly release: string;
  readonly modelId: string;
  readonly scopes: readonly ScopeData[];
  /** How many distinct sets of values there are. */
  readonly valueSetCount: number;
  readonly sources: readonly SourceRow[];
  /** Whether the docs have a page of the rules of `lint`. */
  readonly hasLintRules: boolean;
  /** Whether the docs have a page of the rules of `diff`. */
  readonly hasChangeRules: boolean;
  /** Whether the docs have a page of changes. */
  readonly hasChangelog: boolean;
}

/** What the start page shows. */
export function indexPageData(
  context: DocsContext,
  {
    hasLintRules,
    hasChangeRules,
    hasChangelog,
  }: Pick<IndexPageData, "hasLintRules" | "hasChangeRules" | "hasChangelog">,
): IndexPageData {
  const { model } = context;
  const references = SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [{ scope, reference }];
  });
  return {
    release: markdownCode(model.release),
    modelId: markdownCode(model.id),
    scopes: references.map(({ scope, reference }) => scopeData(context, scope, reference)),
    valueSetCount: context.valueSets.all.length,
    sources: references.flatMap(({ scope, reference }) => sourceRows(scope, reference)),
    hasLintRules,
    hasChangeRules,
    hasChangelog,
  };
}

function scopeData(context: DocsContext, scope: Scope, reference: Reference): ScopeData {
  const place = { scope, reference, page: INDEX_PAGE };
  const { events } = reference;
  const common = attributeRows(context, place, reference.common, (attribute) => commonColumn(context, attribute));
  return {
    scope,
    title: scope === "site" ? "Site" : "Tenant",
    eventCount: events.length,
    attributeCount: events.reduce((sum, { attributes }) => sum + attributes.length, 0),
    standIn: standIn(context.model, reference),
    themes: themeSections(events, context.themes).map((section) =>
      themeData(scope, section, eventLink(context, place)),
    ),
    hasDescriptions: events.some(({ description, lifecycle }) => description !== undefined || lifecycle !== undefined),
    common,
    commonHasNotes: common.some(({ notes }) => notes !== ""),
  };
}

const standIn = (model: Model, { documentedIn }: Reference): string | undefined =>
  documentedIn === model.release ? undefined : markdownCode(documentedIn);

function themeData(scope: Scope, { theme, events }: ThemeSection, linkEvent: (event: string) => string): ThemeData {
  return {
    title: theme === undefined ? "" : markdownText(theme.title),
    anchor: theme === undefined ? "" : themeAnchor(scope, theme.key),
    description: theme === undefined ? "" : descriptionMarkdown(theme.description, linkEvent),
    events: events.map((event) => eventRow(event, linkEvent)),
  };
}

function eventRow(event: EventType, linkEvent: (event: string) => string): EventRow {
  const description = event.description === undefined ? "" : descriptionMarkdown(event.description, linkEvent);
  return {
    name: linkEvent(event.name),
    ownAttributes: String(event.attributes.length),
    description: [lifecycleSentence(event.lifecycle, markdownWording(linkEvent)), description]
      .filter((text) => text !== "")
      .join(" "),
  };
}

const sourceRows = (scope: Scope, { pages }: Reference): readonly SourceRow[] =>
  pages.map(({ locale, release, url }) => ({
    scope,
    locale: markdownCode(locale),
    release: markdownCode(release),
    page: url === undefined ? "" : markdownLink(url, url),
  }));
