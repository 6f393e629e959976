import type { Attribute, EventType, History, Lifecycle, Model, Values } from "../../model/model.ts";
import { modelText } from "../layout/model-text.ts";
import { oneLine } from "../layout/one-line.ts";
import { valuesText } from "./values-text.ts";

/** What stands in the heading, in a section of its own, or is the table of an event. */
const ELSEWHERE: ReadonlySet<string> = new Set(["name", "printed", "seenIn", "evidence", "attributes"]);

/**
 * Everything that the model knows of an event or attribute, a label and a text each, in the model's order. A field that
 * is added to the model appears here by itself.
 *
 * @param models those that history may name
 */
export function factRows(
  facts: Attribute | EventType,
  models: readonly Model[] = [],
): readonly (readonly [label: string, text: string])[] {
  return Object.entries(facts)
    .filter(([key, value]) => !ELSEWHERE.has(key) && value !== undefined)
    .map(([key, value]) => [labelOf(key), oneLine(textOf(key, value, models))]);
}

/** `nullWhen` is "null when". */
function labelOf(key: string): string {
  return key.replace(/[A-Z]/gu, (capital) => ` ${capital.toLowerCase()}`);
}

function textOf(key: string, value: unknown, models: readonly Model[]): string {
  if (key === "history") return historyText(value as History, models);
  if (key === "values") return valuesText(value as Values);
  if (key === "lifecycle") return lifecycleText(value as Lifecycle);
  return plainText(value);
}

/** A model is told with its release, where it is one of those that are known. */
function historyText({ firstSeen, removedIn, ...rest }: History, models: readonly Model[]): string {
  const told = (id: string): string => {
    const model = models.find((known) => known.id === id);
    return model === undefined ? id : modelText(model);
  };
  return plainText({
    ...(firstSeen !== undefined && { firstSeen: told(firstSeen) }),
    ...(removedIn !== undefined && { removedIn: told(removedIn) }),
    ...rest,
  });
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
