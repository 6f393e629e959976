import { compareText } from "../../model/compare-text.ts";
import type { Attribute, PrintedName } from "../../model/model.ts";
import type { PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import type { Witness } from "../aligned.ts";
import { modelEvidence } from "../names/name-evidence.ts";
import { adoptSet } from "../facts/adopt-set.ts";
import { applyWording, type WordingBook } from "../facts/apply-wording.ts";
import { decideAttributeFacts, type DecidedFacts, type NamedRow } from "../facts/decide-attribute-facts.ts";
import type { ValueKnowledge } from "../facts/learn-values.ts";
import type { ResolvedRow } from "../resolved.ts";

/** What the facts of an attribute are decided with. */
export interface AttributeContext {
  /** The release whose pages document the row. */
  readonly release: string;
  /** The event's name; undefined for the common table. */
  readonly event: string | undefined;
  readonly knowledge: ValueKnowledge;
  readonly wording: WordingBook;
  /** Attributes of which the text of a neighbour says that they are always there. */
  readonly alwaysPresent: ReadonlySet<string>;
}

/**
 * Makes an attribute of a row whose name and type are decided.
 *
 * @returns undefined where the name or the type is not decided
 */
export function buildAttribute({ row, name, types }: ResolvedRow, context: AttributeContext): Attribute | undefined {
  const type = types.get(context.release);
  if (name.name === undefined || type?.type === undefined) return undefined;
  const evidence = name.candidates.find((candidate) => candidate.name === name.name)?.evidence ?? [];
  const facts = decideFacts({ row, name: name.name, type: type.type }, context);
  return {
    name: name.name,
    type: type.type,
    ...applyWording(facts, context.wording.find(name.name, context.event)),
    ...printedElsewhere(row, name.name),
    seenIn: localesOf(row),
    evidence: {
      name: modelEvidence(evidence),
      type: type.evidence,
      ...(facts.valuesEvidence && { values: facts.valuesEvidence }),
    },
  };
}

function decideFacts(row: NamedRow, { release, knowledge, alwaysPresent }: AttributeContext): DecidedFacts {
  const facts = decideAttributeFacts(row, release, knowledge, alwaysPresent.has(row.name));
  if (facts.values?.kind !== "described") return facts;
  const items = adoptSet(row.row, knowledge.setsByName.get(row.name) ?? []);
  if (items === undefined) return facts;
  const by = ["same-name", ...(facts.valuesEvidence?.by ?? [])];
  return { ...facts, values: { kind: "closed", items }, valuesEvidence: { confidence: ADOPTED_CONFIDENCE, by } };
}

/** A set that another attribute of the same name has for sure, and of which this one's text shows a part. */
const ADOPTED_CONFIDENCE = 0.9;

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
