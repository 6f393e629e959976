import type { Finding } from "../../generator/findings/finding.ts";
import type { Override } from "../../generator/inputs/override.ts";
import { readDisagreements } from "../../generator/inputs/read-disagreements.ts";
import { localeByTag, LOCALES } from "../../generator/locales/locales.ts";
import { runRules } from "../../generator/lint/run-rules.ts";
import { readPage } from "../../generator/read/read-page.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import { scrape } from "../../generator/scrape/scrape.ts";

/** A row as `name: type word: description`; a raw row is its HTML from `<tr` on. */
export type RowText = string;

/** An event's section: rows, or the whole text below the heading. */
export type EventText = readonly RowText[] | string;

export interface PageSketch {
  readonly release?: string;
  /** The locale in the address, where it is another one than that of the text. */
  readonly address?: string;
  readonly common?: readonly RowText[];
  /** The publisher's hash of the content. */
  readonly contentHash?: string;
  /** Whether the common table has its heading; true unless said otherwise. */
  readonly commonHeading?: boolean;
  readonly events: { readonly [heading: string]: EventText };
}

/** A page as it lies in a folder. */
export interface PageFile {
  readonly file: string;
  readonly text: string;
}

/** Writes a made-up page of site events in the words of a locale. */
export function pageFile(locale: string, sketch: PageSketch): PageFile {
  const { release = "current", address = locale, common = ["siteId"], commonHeading = true, contentHash } = sketch;
  const { titles, commonHeadings } = localeByTag(locale);
  const events = Object.entries(sketch.events).map(([heading, text]) => eventText(locale, heading, text));
  const lines = [
    `---\nversion: ${release}\ncanonical_url: https://help.example.com/current/online/${address}/activity_log_schema.htm\n${contentHash === undefined ? "" : `content_hash: ${contentHash}\n`}---`,
    `# ${titles.site[0] ?? "Events"}`,
    ...(commonHeading ? [`## ${commonHeadings[0] ?? "Common attributes"}`] : []),
    tableText(locale, common),
    ...events,
  ];
  return { file: `${release}/${locale}.md`, text: `${lines.join("\n\n")}\n` };
}

function eventText(locale: string, heading: string, text: EventText): string {
  const below = typeof text === "string" ? text : tableText(locale, text);
  return `## ${heading.replaceAll("_", "\\_")}\n\n${below}`;
}

/** A table with the header words of a locale. */
export function tableText(locale: string, rows: readonly RowText[]): string {
  const { headers } = localeByTag(locale);
  const head = [headers.name[0], headers.type[0], headers.description[0]].map((word) => `<th>${word ?? ""}</th>`);
  return `<table><tr>${head.join("")}</tr>${rows.map((row) => rowText(locale, row)).join("")}</table>`;
}

function rowText(locale: string, row: RowText): string {
  if (row.startsWith("<tr")) return row;
  const [name = "", type = localeByTag(locale).types.string?.[0] ?? "string", ...description] = row.split(": ");
  return `<tr><td>${name}</td><td>${type}</td><td>${description.join(": ")}</td></tr>`;
}

const lexicon = await loadLexicon(LOCALES);

/** Runs all rules over pages, as the verbs do. */
export function lintPages(
  pages: readonly PageFile[],
  {
    overrides = [],
    disagreements = "",
  }: { readonly overrides?: readonly Override[]; readonly disagreements?: string } = {},
): readonly Finding[] {
  const printed = pages.map(({ file, text }) => scrape(readPage(file, new TextEncoder().encode(text))));
  const sources = { defaultRelease: "current", releases: [{ name: "current" }] };
  const reconciliation = reconcile(printed, { lexicon, overrides, sources, wording: [] });
  return runRules({
    pages: printed,
    reconciliation,
    lexicon,
    disagreements: readDisagreements("disagreements.yaml", disagreements),
  });
}

/** What the first place of each finding covers on its page. */
export function coveredText(pages: readonly PageFile[], { locations: [place] }: Finding): string {
  const lines = pages.find(({ file }) => file === place?.file)?.text.split("\n") ?? [];
  if (place === undefined) return "";
  const { start, end } = place;
  const covered = lines.slice(start.line - 1, end.line);
  const last = covered.pop() ?? "";
  const text = [...covered, last.slice(0, end.column - 1)].join("\n");
  return text.slice(start.column - 1);
}

/** The findings of one rule. */
export function findingsOf(ruleId: string, pages: readonly PageFile[]): readonly Finding[] {
  return lintPages(pages).filter((finding) => finding.ruleId === ruleId);
}
