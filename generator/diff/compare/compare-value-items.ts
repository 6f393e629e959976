import { compareText } from "../../model/compare-text.ts";
import type { ValueItem } from "../../model/model.ts";
import type { Change } from "../change.ts";
import { comparer, type Comparison } from "./field-rules.ts";
import { makeChange, type Places } from "./make-change.ts";

const compareItems = comparer<ValueItem>({ value: "identity", label: "attribute.value.label" });

/**
 * Compares two lists of values. A value is known by its spelling, one without by its label. A page may list a spelling
 * twice, with two labels: what both lists have says nothing, and the rest are set against each other by label.
 *
 * @returns the changes, by value; both places of each name the value, as the attribute is there in both models
 */
export function compareValueItems(
  before: readonly ValueItem[],
  after: readonly ValueItem[],
  comparison: Comparison,
): readonly Change[] {
  const [was, is] = [groupByKey(before), groupByKey(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])].sort(compareText);
  return keys.flatMap((key) => compareGroup(was.get(key) ?? [], is.get(key) ?? [], comparison));
}

function compareGroup(before: readonly ValueItem[], after: readonly ValueItem[], comparison: Comparison) {
  const [left, come] = [without(before, after), without(after, before)];
  return Array.from({ length: Math.max(left.length, come.length) }, (_, i): readonly Change[] => {
    const [was, is] = [left[i], come[i]];
    const places = atValue(comparison.places, was ?? is);
    if (was !== undefined && is !== undefined) return compareItems(was, is, { ...comparison, places });
    return [makeChange("attribute.value", { ...places, before: was, after: is })];
  }).flat();
}

/** The items of a list that another one does not have, by label. A second one of a label says nothing. */
function without(items: readonly ValueItem[], others: readonly ValueItem[]): readonly ValueItem[] {
  const known = new Set(others.map(labelOf));
  const byLabel = new Map(items.map((item) => [labelOf(item), item]));
  return [...byLabel]
    .filter(([label]) => !known.has(label))
    .sort(([left], [right]) => compareText(left, right))
    .map(([, item]) => item);
}

/** No label goes before an empty one. */
const labelOf = ({ label }: ValueItem): string => (label === undefined ? "" : `:${label}`);

function groupByKey(items: readonly ValueItem[]): ReadonlyMap<string, readonly ValueItem[]> {
  const groups = new Map<string, ValueItem[]>();
  for (const item of items) {
    const key = valueKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** `1` and `"1"` are two values, and neither is a label "1". */
export const valueKey = ({ value, label = "" }: ValueItem): string =>
  value === undefined ? `label ${label}` : `${typeof value} ${numberKey(value)}`;

/** Codes in the order of numbers, not of digits. */
const numberKey = (value: NonNullable<ValueItem["value"]> | null): string =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 ? String(value).padStart(20, "0") : String(value);

const atValue = ({ from, to }: Places, item: ValueItem | undefined): Places => {
  const value = item?.value === undefined ? item?.label : item.value;
  return value === undefined ? { from, to } : { from: { ...from, value }, to: { ...to, value } };
};
