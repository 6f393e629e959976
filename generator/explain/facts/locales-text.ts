import type { Source } from "../../reconcile/aligned.ts";

/** Above this many locales, a list of those that lack something is shorter than one of those that have it. */
const FEW = 3;

/** Which locales have something, in short: `all`, `all but sv-se`, `pt-br zh-cn`. */
export function localesText(seenIn: readonly string[], sources: readonly Source[]): string {
  const all = [...new Set(sources.map(({ locale }) => locale.tag))];
  const lacking = all.filter((tag) => !seenIn.includes(tag));
  if (lacking.length === 0) return all.length === 1 ? String(all[0]) : "all";
  return seenIn.length > FEW && lacking.length < seenIn.length ? `all but ${lacking.join(" ")}` : seenIn.join(" ");
}
