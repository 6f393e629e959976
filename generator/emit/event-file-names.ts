import { compareText } from "../model/compare-text.ts";

/** Names that Windows keeps for devices, whatever their extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;
const UNSAFE = /[^A-Za-z0-9_-]/gu;
const LONGEST_STEM = 120;

/**
 * Settles under which name each event has its file (without extension), so that no event can leave its folder, and no
 * two fall together on a disk that folds case. An ordinary event's file is named after it.
 *
 * @param names - event names of one scope, as the pages have them: not to be trusted
 * @returns file name by event name; it depends on the names alone, not on their order
 */
export function eventFileNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const result = new Map<string, string>();
  for (const name of [...new Set(names)].sort(byPlainness)) {
    const fileName = firstFree(stemOf(name), taken);
    taken.add(fileName.toLowerCase());
    result.set(name, fileName);
  }
  return result;
}

/** Plain names first: they keep theirs where another one falls together with it. */
const byPlainness = (left: string, right: string): number =>
  Number(stemOf(left) !== left.toLowerCase()) - Number(stemOf(right) !== right.toLowerCase()) ||
  compareText(left, right);

function stemOf(name: string): string {
  const safe = name.replaceAll(UNSAFE, (character) => `~${(character.codePointAt(0) ?? 0).toString(16)}`);
  const stem = safe.slice(0, LONGEST_STEM);
  return stem === "" || DEVICE_NAME.test(stem) ? `${stem}~` : stem;
}

function firstFree(stem: string, taken: ReadonlySet<string>): string {
  let name = stem;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}~${count}`;
  return name;
}
