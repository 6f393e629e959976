import { distance } from "fastest-levenshtein";

import { compareText } from "../model/compare-text.ts";
import type { Witness } from "../reconcile/aligned.ts";
import type { ResolvedScope } from "../reconcile/resolved.ts";
import type { PrintedAttribute, PrintedEvent } from "../scrape/printed-reference.ts";
import { findEvents, rowsOfEvent } from "./find-subjects.ts";
import { oneLine } from "./layout/one-line.ts";
import { shellWord } from "./layout/shell-word.ts";
import type { Query } from "./query.ts";
import { eventName, rowName, rowsOf } from "./subject.ts";

/** More suggestions than this help nobody. */
const MOST = 5;
/** A misspelt name differs in a third of its characters at the most. */
const SLIPS = 1 / 3;

/** A name that could have been meant, and what pages print for it. */
interface Nameable {
  readonly name: string;
  readonly witnesses: readonly Witness<PrintedAttribute | PrintedEvent>[];
}

/**
 * What a name that stands for nothing may have meant: first what pages print in the place of a name, then the names that
 * are spelt most alike.
 *
 * @returns a line each, for people; none where nothing is alike
 */
export function suggest({ name, attribute }: Query, scopes: readonly ResolvedScope[]): readonly string[] {
  if (attribute === undefined) return suggestAmong(name, [...namedEvents(scopes), ...namedRows(scopes)], "");
  const events = findEvents(name, scopes);
  const [event] = events;
  if (event === undefined) return suggestAmong(name, namedEvents(scopes), "", `.${attribute}`);
  const rows = events.flatMap(rowsOfEvent).map(({ row }) => ({ name: rowName(row), witnesses: row.row }));
  return [...suggestAmong(attribute, rows, `${eventName(event.event)}.`), ...elsewhere(attribute, scopes)];
}

function suggestAmong(wanted: string, known: readonly Nameable[], before: string, after = ""): readonly string[] {
  const printed = printedFor(wanted, known);
  const alike = closest(
    wanted,
    [...new Set(known.map(({ name }) => name))].filter((name) => !printed.has(name)),
  );
  return [
    ...[...printed].map(([name, locales]) => {
      const who = [...locales].sort(compareText).join(", ");
      return `${oneLine(wanted)} is what ${who} prints for ${oneLine(name)}: explain ${shellWord(oneLine(before + name + after))}`;
    }),
    ...alike.map((name) => `perhaps ${oneLine(before + name + after)}`),
  ].slice(0, MOST);
}

/** The names in whose place pages print a text, upper or lower case alike, with the locales that do. */
function printedFor(wanted: string, known: readonly Nameable[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, witnesses } of known) {
    for (const { source, item } of witnesses) {
      if (fold(item.name.text) !== fold(wanted) || item.name.text === name) continue;
      found.set(name, (found.get(name) ?? new Set()).add(source.locale.tag));
    }
  }
  return found;
}

function closest(wanted: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, slips: distance(fold(wanted), fold(name)) }))
    .filter(({ name, slips }) => slips <= Math.max(wanted.length, name.length) * SLIPS)
    .sort((a, b) => a.slips - b.slips || compareText(a.name, b.name))
    .map(({ name }) => name);
}

/** Events that do have the attribute that another one lacks. */
function elsewhere(attribute: string, scopes: readonly ResolvedScope[]): readonly string[] {
  const rows = scopes.flatMap(rowsOf).filter(({ row }) => row.name.name === attribute);
  const events = [...new Set(rows.flatMap(({ event }) => (event === undefined ? [] : [eventName(event)])))];
  if (events.length === 0) return [];
  return [`other events have it: ${events.slice(0, MOST).join(", ")}${events.length > MOST ? ", ..." : ""}`];
}

function namedEvents(scopes: readonly ResolvedScope[]): readonly Nameable[] {
  return scopes.flatMap(({ events }) =>
    events.map((event) => ({ name: eventName(event), witnesses: event.event.headings })),
  );
}

function namedRows(scopes: readonly ResolvedScope[]): readonly Nameable[] {
  return scopes.flatMap(rowsOf).map(({ row }) => ({ name: rowName(row), witnesses: row.row }));
}

const fold = (text: string): string => text.normalize("NFC").toLowerCase();
