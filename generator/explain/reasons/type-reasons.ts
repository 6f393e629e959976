import type { Override } from "../../inputs/override.ts";
import { TYPE_WEIGHTS, type TypeDecision, type TypeVote } from "../../reconcile/types/decide-type.ts";
import type { TypeReading } from "../../reconcile/types/type-reader.ts";
import type { ExplainContext } from "../explain-context.ts";
import { oneLine } from "../layout/one-line.ts";
import { textTable } from "../layout/text-table.ts";
import { overrideLines } from "./override-lines.ts";
import { weightText } from "./weight-text.ts";

const READINGS: { readonly [B in TypeReading["by"]]: string } = {
  locale: "the locale's own word",
  english: "the English word",
  "other-locale": "a word of another locale",
  closeness: "close to a known word",
  "other-rows": "the other locales print this type wherever the word stands",
};

/**
 * How a type was decided: every page's vote, with the word it prints and how that was read.
 *
 * @param release the release whose pages are heard; the others only where these are silent
 */
export function typeReasons(
  { type, votes }: TypeDecision,
  release: string,
  override: Override | undefined,
  context: ExplainContext,
): readonly string[] {
  const isOwn = ({ witness, reading }: TypeVote): boolean =>
    reading !== undefined && witness.source.page.release === release;
  const heard = votes.some(isOwn) ? votes.filter(isOwn) : votes;
  const rows = votes.map((vote) => [
    ...voteCells(vote, heard.includes(vote)),
    voteSentence(vote, heard.includes(vote)),
  ]);
  const said = override === undefined ? [] : overrideLines(override, "type", context);
  const none = type === undefined ? ["  No page's word can be read."] : [];
  return [...said, ...none, ...textTable(rows, context.width)];
}

function voteCells({ witness: { source, item }, reading }: TypeVote, isHeard: boolean): readonly string[] {
  const weight = reading === undefined || !isHeard ? 0 : TYPE_WEIGHTS[reading.by];
  const page = `${source.locale.tag} ${source.page.release}`;
  return [weightText(weight), reading?.type ?? "?", page, oneLine(item.type?.text ?? "-")];
}

function voteSentence({ reading }: TypeVote, isHeard: boolean): string {
  if (reading === undefined) return "nothing tells what it means";
  return READINGS[reading.by] + (isHeard ? "" : "; another release, not counted");
}
