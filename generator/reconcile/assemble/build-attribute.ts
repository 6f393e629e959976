import { compareText } from "../../model/compare-text.ts";
import type { Attribute, PrintedName } from "../../model/model.ts";
import type { PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import type { Witness } from "../aligned.ts";
import { modelEvidence } from "../names/name-evidence.ts";
import type { ResolvedRow } from "../resolved.ts";

/**
 * Makes an attribute of a row whose name and type are decided.
 *
 * @param release the release whose pages document the row
 * @returns undefined where the name or the type is not decided
 */
export function buildAttribute({ row, name, types }: ResolvedRow, release: string): Attribute | undefined {
  const type = types.get(release);
  if (name.name === undefined || type?.type === undefined) return undefined;
  const evidence = name.candidates.find((candidate) => candidate.name === name.name)?.evidence ?? [];
  return {
    name: name.name,
    type: type.type,
    ...printedElsewhere(row, name.name),
    seenIn: localesOf(row),
    evidence: { name: modelEvidence(evidence), type: type.evidence },
  };
}

/** What pages print in the place of a name, where it differs: by locale, then release. */
export function printedElsewhere(
  witnesses: readonly Witness<PrintedAttribute | PrintedEvent>[],
  name: string,
): { readonly printed?: readonly PrintedName[] } {
  const printed = witnesses
    .map(({ source, item }) => ({ locale: source.locale.tag, release: source.page.release, as: item.name.text }))
    .filter(({ as }) => as !== name)
    .sort((a, b) => compareText(a.locale, b.locale) || compareText(a.release, b.release));
  return printed.length > 0 ? { printed } : {};
}

/** The locales of some pages, in the order of their tags. */
export function localesOf(witnesses: readonly Witness<unknown>[]): readonly string[] {
  return [...new Set(witnesses.map(({ source }) => source.locale.tag))].sort(compareText);
}
