import { formatLocation } from "../../findings/format-location.ts";
import type { Witness } from "../../reconcile/aligned.ts";
import type { AttributeFacts, EventFacts } from "../../scrape/printed-facts.ts";
import type { PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import { oneLine } from "../layout/one-line.ts";
import { textTable } from "../layout/text-table.ts";
import { wrapText } from "../layout/wrap-text.ts";
import { printedValuesText } from "./values-text.ts";

/** What every page prints of a row: name, type word, place, and below them what the description states. */
export function rowPageLines(witnesses: readonly Witness<PrintedAttribute>[], width: number): readonly string[] {
  const pages = witnesses.map(({ source, item }) => ({
    cells: [
      source.locale.tag,
      source.page.release,
      item.name.text,
      item.type?.text ?? "-",
      formatLocation(item.name.location),
    ],
    states: [...valuesStated(item.facts), ...otherFacts(item.facts)],
  }));
  return layOut(["locale", "release", "name", "type", "place"], pages, width);
}

/** Where an event stands on every page, and below it what the paragraphs state. */
export function eventPageLines(witnesses: readonly Witness<PrintedEvent>[], width: number): readonly string[] {
  const pages = witnesses.map(({ source, item }) => ({
    cells: [source.locale.tag, source.page.release, item.name.text, formatLocation(item.name.location)],
    states: [...leadStated(item), ...otherFacts(item.facts)],
  }));
  return layOut(["locale", "release", "heading", "place"], pages, width);
}

interface PageLine {
  readonly cells: readonly string[];
  readonly states: readonly string[];
}

function layOut(header: readonly string[], pages: readonly PageLine[], width: number): readonly string[] {
  const rows = [header, ...pages.map(({ cells }) => cells.map(oneLine))];
  const [top = "", ...lines] = textTable(rows, Infinity);
  const states = (page: PageLine | undefined): readonly string[] =>
    (page?.states ?? []).flatMap((state) => wrapText(oneLine(state), width - 6).map((line) => `      ${line}`));
  return [top, ...lines.flatMap((line, i) => [line, ...states(pages[i])])];
}

function valuesStated({ values }: AttributeFacts): readonly string[] {
  return values === undefined ? [] : [`values: ${printedValuesText(values)}`];
}

/** The lead is told only where it gives another name than the heading. */
function leadStated({ name, leadName }: PrintedEvent): readonly string[] {
  return leadName === undefined || leadName.text === name.text ? [] : [`the lead says: ${leadName.text}`];
}

/** Facts other than the values, whatever there are: `states: unit milliseconds, nullable (with a condition)`. */
function otherFacts(facts: AttributeFacts | EventFacts): readonly string[] {
  const stated = Object.entries(facts)
    .filter(([key, value]) => key !== "values" && value !== undefined)
    .map(([key, value]) => [key, factText(value)].filter((part) => part !== "").join(" "));
  return stated.length === 0 ? [] : [`states: ${stated.join(", ")}`];
}

function factText(value: unknown): string {
  if (value === true) return "";
  if (Array.isArray(value)) return value.map(factText).join(" ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([key]) => key !== "location" && key !== "markup")
    .map(([key, inner]) => (key === "conditional" ? (inner === true ? "on a condition" : "") : factText(inner)))
    .filter((part) => part !== "")
    .join(" ");
}
