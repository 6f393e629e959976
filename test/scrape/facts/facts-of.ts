import { localeByTag } from "../../../generator/locales/locales.ts";
import type { Flow } from "../../../generator/read/page.ts";
import { attributeFacts } from "../../../generator/scrape/facts/attribute-facts.ts";
import { eventFacts } from "../../../generator/scrape/facts/event-facts.ts";
import { isListed } from "../../../generator/scrape/facts/listed-values.ts";
import type { AttributeFacts, PrintedValues } from "../../../generator/scrape/printed-facts.ts";
import { withoutPlaces } from "../../distill/printed-facts.ts";
import { read, table } from "../../support/portal-page.ts";

/** Names that the made-up pages of these tests print. */
const NAMES: ReadonlySet<string> = new Set(["knobType", "status", "lampId", "turn_knob", "dim_lamp"]);

/** What stands in a cell. */
export function cellFlow(html: string): readonly Flow[] {
  const block = read(`## a_b\n\n${table([html])}\n`).blocks.find(({ kind }) => kind === "table");
  return block?.kind === "table" ? (block.rows[0]?.cells[0]?.content ?? []) : [];
}

/** The facts of a description, with their places. */
export function placedFacts(tag: string, html: string, name = "knob"): AttributeFacts {
  return attributeFacts(cellFlow(html), localeByTag(tag), name, NAMES);
}

/** The facts of a description, without places. */
export function factsOf(tag: string, html: string, name = "knob"): unknown {
  return withoutPlaces(placedFacts(tag, html, name));
}

/** The values of a description in one line: `closed: on/bold | off/bold`, `codes: 0=off | 2=on`, `range: 1 to 5`. */
export function valuesOf(tag: string, html: string, name = "knob"): string {
  const { values } = placedFacts(tag, html, name);
  return values === undefined ? "-" : `${values.kind}: ${valuesText(values)}`;
}

function valuesText(values: PrintedValues): string {
  if (values.kind === "range") {
    const byDefault = values.default === undefined ? "" : `, default ${values.default}`;
    return `${values.minimum} to ${values.maximum}${byDefault}`;
  }
  if (isListed(values)) return values.items.map(({ text, markup }) => `${text}/${markup}`).join(" | ");
  return [...values.items.map(({ code, label }) => `${code}=${label}`), ...(values.etc ? ["etc"] : [])].join(" | ");
}

/** Paragraphs and lists written in Markdown. */
export function textFlow(markdown: string): readonly Flow[] {
  return read(`# t\n\n## a_b\n\n${markdown}\n`).blocks.flatMap((block) =>
    block.kind === "paragraph" || block.kind === "list" ? [block] : [],
  );
}

/** The facts of an event's text, in Markdown. */
export function eventFactsOf(tag: string, markdown: string): unknown {
  const flow = textFlow(markdown);
  return withoutPlaces(eventFacts(flow, localeByTag(tag), "a_b", "a_b", new Set(["a_b", "turn_knob", "dim_lamp"])));
}
