import { isCodeLabel } from "../scrape/label.ts";

const NUMBER = String.raw`\d+(?: \d{3})*`;

/** A number with its label in full-width brackets: `0（每小时）`; a digit inside a word is none (`IPv4（…）`). */
const BRACKETED = new RegExp(String.raw`(?<![\p{L}\p{N}.])(${NUMBER})\s*（([^（）]+)）`, "gu");

/** What ends a label; the point of `1.º` and of `1.5` and the colon of `1:a` do not. */
const SEPARATOR = /[,;、，；：。()（）]|(?<!\d):|\.(?![ºª\d])/u;

/** What stands between two codes of one list; anything else (`10（默认）到 0（最高）`) makes it another statement. */
const BETWEEN = /^\s*[、，；]\s*(?:和|以及|及|與|与)?\s*$|^\s*(?:和|以及|及|與|与)\s*$/u;

/** A short word between a label and the next code, as `e` in `1 = Ativo e 2 = Suspenso`; in Han, without blanks. */
const CONJUNCTION = /\s+\p{Script=Latin}{1,4}\s+(?=\d+\s*[=＝])|\s*(?:和|以及|及|與|与)\s*(?=\d+\s*[=＝])/gu;

const CODE_FIRST = new RegExp(String.raw`(?:^|[^\p{L}\p{N}.])(${NUMBER})$`, "u");
const CODE_LAST = new RegExp(`^${NUMBER}$`, "u");

/**
 * Finds codes with their labels in a run of text: `N = label`, `label = N` (two of them at least, for one alone may be
 * the end of a sentence) and `N（label）` (likewise). Where a label is not clear or not short, the pair is left out.
 *
 * @param text a run of plain text
 * @returns the pairs in order, each as `N = label` or `label = N`; finding them again in a list of them gives the same
 */
export function findCodes(text: string): readonly string[] {
  const line = text.replace(/\s+/gu, " ");
  return /[=＝]/u.test(line) ? equations(line) : bracketed(line);
}

interface Pair {
  readonly code: string;
  readonly label: string;
  readonly codeFirst: boolean;
}

function equations(line: string): readonly string[] {
  const pairs = line.replace(CONJUNCTION, ", ").split(SEPARATOR).flatMap(readPair);
  const clear = new Set(clearReversed(pairs.filter(({ codeFirst }) => !codeFirst)));
  return pairs
    .filter((pair) => pair.codeFirst || clear.has(pair))
    .map(({ code, label, codeFirst }) => (codeFirst ? `${code} = ${label}` : `${label} = ${code}`));
}

/**
 * Nothing parts the first label of a list of `label = N` from the sentence before it: where it is longer than all that
 * follow, it holds a piece of that sentence.
 */
function clearReversed(pairs: readonly Pair[]): readonly Pair[] {
  const [first, ...others] = pairs;
  if (first === undefined || others.length === 0) return [];
  const words = ({ label }: Pair): number => label.split(" ").length;
  return words(first) > Math.max(...others.map(words)) ? clearReversed(others) : pairs;
}

function readPair(segment: string): readonly Pair[] {
  const [left = "", right = "", ...more] = segment.split(/[=＝]/u).map((side) => side.trim());
  if (more.length > 0) return [];
  const code = CODE_FIRST.exec(left)?.[1];
  if (code !== undefined && isCodeLabel(right)) return [{ code, label: right, codeFirst: true }];
  if (CODE_LAST.test(right) && isCodeLabel(left)) return [{ code: right, label: left, codeFirst: false }];
  return [];
}

function bracketed(line: string): readonly string[] {
  const found = [...line.matchAll(BRACKETED)];
  const gaps = found.slice(1).map((match, i) => {
    const before = found[i];
    return before === undefined ? "" : line.slice(before.index + before[0].length, match.index);
  });
  if (gaps.length === 0 || !gaps.every((gap) => BETWEEN.test(gap))) return [];
  return found
    .map(([, code = "", label = ""]) => ({ code, label: label.trim() }))
    .filter(({ label }) => isCodeLabel(label) && !SEPARATOR.test(label))
    .map(({ code, label }) => `${code} = ${label}`);
}
