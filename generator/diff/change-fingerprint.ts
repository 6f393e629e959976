import { createHash } from "node:crypto";

import { compareText } from "../model/compare-text.ts";
import type { ChangeRule } from "./change-rule.ts";
import type { Change, ChangeKind } from "./change.ts";
import type { Place } from "./place.ts";

const LENGTH = 16;

/**
 * Changes that rule and place tell from all others: what else is in a thing that comes, or which of many tables list it,
 * may change without the change being another.
 */
const KNOWN_BY_PLACE: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  ...(["scope", "page", "event", "attribute", "attribute.listedIn", "attribute.values"] as const),
  ...(["event.missingIn", "attribute.missingIn", "attribute.value"] as const),
]);

/**
 * The fingerprint of each change: a hash of the rule, of the names of the place in both models and, where rule and place
 * do not tell the change from another one, of what stood there and what stands there now. Neither other changes, the order
 * in which they come nor how sure a rename is are part of it. The few changes of a list that are alike (a page may
 * document a code twice) are told apart by their order.
 *
 * @returns 16 hex digits each, in the order of the changes
 */
export function identifyChanges(
  ruled: readonly { readonly change: Change; readonly rule: ChangeRule }[],
): readonly string[] {
  const seen = new Map<string, number>();
  return ruled.map(({ change, rule }) => {
    const key = JSON.stringify([rule.id, placeKey(change.from), placeKey(change.to), ...valuesOf(change)]);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return hash(ordinal === 0 ? key : `${key}\n${ordinal}`);
  });
}

const placeKey = (place: Place | undefined): readonly unknown[] | null =>
  place === undefined
    ? null
    : [place.scope, place.event ?? null, place.attribute ?? null, place.locale ?? null, valueKey(place.value)];

/** The value null is a value; no value is none. */
const valueKey = (value: Place["value"]): readonly unknown[] => (value === undefined ? [] : [value]);

const valuesOf = ({ kind, before, after }: Change): readonly unknown[] =>
  KNOWN_BY_PLACE.has(kind) ? [] : [canonical(before), canonical(after)];

/** The same object with its keys in order; null for nothing. */
function canonical(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => compareText(left, right)));
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, LENGTH);
