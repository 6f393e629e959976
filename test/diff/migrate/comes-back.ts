import type { ColumnPair } from "../../../generator/diff/migrate/match-columns.ts";

/** Whether nothing of a text is lost where it becomes a value of another kind. This is the rule, written a second time. */
export function comesBack(text: string, { before, after }: ColumnPair, timeDigits: number): boolean {
  if (after.kind === "float") return isPlain(text) && decimalOf(text) === decimalOf(String(Number(text)));
  if (["integer", "long", "number"].includes(after.kind)) return isPlain(text);
  if (before.kind !== "string") return true;
  if (after.kind === "boolean") return text === "true" || text === "false";
  if (after.kind === "uuid") return text === text.toLowerCase();
  if (after.kind === "date-time") return /^0*Z?$/u.test(text.slice(20 + timeDigits));
  return true;
}

const isPlain = (text: string): boolean => /^(?:-?[1-9]|0$|-?0\.)/u.test(text);

/** A number in digits of which none is a zero at either end, and the place of its point. */
function decimalOf(text: string): string {
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/iu.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/u, "");
  const significant = digits.replace(/0+$/u, "");
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return significant === "" ? "0" : `${sign}${significant}e${String(power)}`;
}
