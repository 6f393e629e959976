import type { ValueItem, Values } from "../../model/model.ts";

/** A code with the key it has in a constant. */
export interface CodeMember {
  /** A word in PascalCase, in letters of any script. @example "SiteAdministratorExplorer" */
  readonly key: string;
  readonly code: number;
  readonly label?: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The codes of a code map or bitmask with their keys; undefined for other values, and where one is no number. */
export function codeMembers({ kind, items = [] }: Values): readonly CodeMember[] | undefined {
  if ((kind !== "codes" && kind !== "bitmask") || items.length === 0) return undefined;
  const distinct = new Map(items.map(({ value, label }) => [value, label]));
  const keys = [...distinct].map(([value, label]) => keyOf(label, value));
  const members = [...distinct].map(([value, label], i): CodeMember | undefined => {
    if (typeof value !== "number") return undefined;
    const isShared = keys.filter((key) => key === keys[i]).length > 1;
    const key = isShared ? `${keys[i] ?? ""}_${codeName(value)}` : (keys[i] ?? "");
    return { key, code: value, ...(label !== undefined && { label }) };
  });
  return members.every((member) => member !== undefined) ? members : undefined;
}

/**
 * `Not licensed` becomes `NotLicensed`. A key never begins with a lower-case letter or an underscore of the label's, so
 * that no label can be `__proto__` or a property of every object.
 */
function keyOf(label: string | undefined, value: ValueItem["value"]): string {
  const words = label?.match(WORD) ?? [];
  const key = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join("");
  if (key === "") return `Code${codeName(value)}`;
  return /^\p{N}/u.test(key) ? `_${key}` : key;
}

const codeName = (value: ValueItem["value"]): string => String(value).replace("-", "Minus").replaceAll(/[^\w]/gu, "_");
