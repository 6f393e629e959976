import type { ValueItem, Values } from "../../model/model.ts";

/**
 * Documented values in one cell, for people who filter a spreadsheet: `codes: 0=Shut; 1=Open`. For programs there is
 * `model.json`.
 *
 * @returns empty where the model names none
 */
export function compactValues(values: Values | undefined): string {
  if (values === undefined) return "";
  const { kind, items = [], minimum, maximum } = values;
  if (kind === "range") return `range: ${String(minimum ?? "")}..${String(maximum ?? "")}`;
  return items.length === 0 ? kind : `${kind}: ${items.map(itemText).join("; ")}`;
}

function itemText({ value, label }: ValueItem): string {
  if (value === undefined) return label ?? "";
  return label === undefined ? String(value) : `${String(value)}=${label}`;
}
