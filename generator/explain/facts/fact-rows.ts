import type { Attribute, EventType, Lifecycle, Values } from "../../model/model.ts";
import { oneLine } from "../layout/one-line.ts";
import { valuesText } from "./values-text.ts";

/** What stands in the heading, in a section of its own, or is the table of an event. */
const ELSEWHERE: ReadonlySet<string> = new Set(["name", "printed", "seenIn", "evidence", "attributes"]);

/**
 * Everything that the model knows of an event or attribute, a label and a text each, in the model's order. A field that
 * is added to the model appears here by itself.
 */
export function factRows(facts: Attribute | EventType): readonly (readonly [label: string, text: string])[] {
  return Object.entries(facts)
    .filter(([key, value]) => !ELSEWHERE.has(key) && value !== undefined)
    .map(([key, value]) => [labelOf(key), oneLine(textOf(key, value))]);
}

/** `nullWhen` is "null when". */
function labelOf(key: string): string {
  return key.replace(/[A-Z]/gu, (capital) => ` ${capital.toLowerCase()}`);
}

function textOf(key: string, value: unknown): string {
  if (key === "values") return valuesText(value as Values);
  if (key === "lifecycle") return lifecycleText(value as Lifecycle);
  return plainText(value);
}

function lifecycleText({ status, since, replacedBy }: Lifecycle): string {
  const when = since === undefined ? "" : ` since ${since}`;
  return `${status}${when}${replacedBy === undefined ? "" : `, replaced by ${replacedBy}`}`;
}

/** Any value of the model as text: `yes`, `a, b`, `records 3, nulls 0`. */
export function plainText(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(plainText).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => `${labelOf(key)} ${plainText(inner)}`)
    .join(", ");
}
