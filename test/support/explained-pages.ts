import type { Override } from "../../generator/inputs/override.ts";
import type { ExplainContext } from "../../generator/explain/explain-context.ts";
import { explain } from "../../generator/explain/explain.ts";
import { parseQuery, type Query } from "../../generator/explain/query.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import type { AttributeFacts } from "../../generator/scrape/printed-facts.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";

const lexicon = await loadLexicon(LOCALES);

/** Reconciles pages, and shows their first release on lines of 80 columns. */
export function contextOf(pages: readonly PrintedReference[], overrides: readonly Override[] = []): ExplainContext {
  const sources = { defaultRelease: "current", releases: [{ name: "current" }, { name: "next" }] };
  const { scopes, releases, ...rest } = reconcile(pages, { lexicon, overrides, sources, wording: [] });
  const [release] = releases;
  if (release === undefined) throw new Error("no release");
  return { model: release.model, scopes, overrides: rest.overrides, history: [], width: 80 };
}

/** Reads a query that is known to be one. */
export function queryOf(text: string): Query {
  const query = parseQuery(text);
  if (query === undefined) throw new Error(`no query: ${text}`);
  return query;
}

/** The explanation of a name, beginning on a line of its own. */
export function explained(text: string, context: ExplainContext): string {
  return `\n${explain(queryOf(text), context) ?? "nothing"}`;
}

/** A page whose attributes of a name state some facts. */
export function stating(page: PrintedReference, name: string, facts: AttributeFacts): PrintedReference {
  const events = page.events.map((event) => ({
    ...event,
    attributes: event.attributes.map((row) => (row.name.text === name ? { ...row, facts } : row)),
  }));
  return { ...page, events };
}
