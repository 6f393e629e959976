import type { Attribute, Evidence, PrintedName, Reference } from "../../model/model.ts";
import { markdownCode } from "../markdown-text.ts";

/** A name or type that is less sure than this is shown with its evidence. */
const SURE = 0.95;

/** How sure an attribute's name and type are; every field is Markdown. */
export interface NameRow {
  readonly name: string;
  readonly nameConfidence: string;
  readonly typeConfidence: string;
  /** How sure its values are; empty where it has none. */
  readonly valuesConfidence: string;
  /** The pieces of evidence for the name, strongest first. */
  readonly evidence: string;
  /** Those for its values; empty where it has none. */
  readonly valuesEvidence: string;
  /** What pages print in the place of the name; may be empty. */
  readonly printed: string;
}

/** How sure the names and types of an event are. */
export interface NameTable {
  /** The confidence that no name falls below; undefined where there is no attribute. */
  readonly leastName: string | undefined;
  readonly leastType: string | undefined;
  /** Undefined where no attribute has values. */
  readonly leastValues: string | undefined;
  /** The attributes that a page prints otherwise, that are not quite sure, or that have values. */
  readonly rows: readonly NameRow[];
  readonly hasValues: boolean;
}

/** Sums up the evidence for an event's attributes; where all pages agree there is nothing to look at. */
export function nameTable(attributes: readonly Attribute[], reference: Reference): NameTable {
  const shown = attributes.filter(({ printed = [], evidence: { name, type, values } }) => {
    return printed.length > 0 || values !== undefined || Math.min(name.confidence, type.confidence) < SURE;
  });
  return {
    leastName: least(attributes.map(({ evidence }) => evidence.name)),
    leastType: least(attributes.map(({ evidence }) => evidence.type)),
    leastValues: least(attributes.flatMap(({ evidence }) => evidence.values ?? [])),
    hasValues: shown.some(({ evidence }) => evidence.values !== undefined),
    rows: shown.map((attribute) => nameRow(attribute, reference)),
  };
}

const nameRow = ({ name, evidence, printed = [] }: Attribute, reference: Reference): NameRow => ({
  name: markdownCode(name),
  nameConfidence: percent(evidence.name),
  typeConfidence: percent(evidence.type),
  valuesConfidence: evidence.values === undefined ? "" : percent(evidence.values),
  valuesEvidence: (evidence.values?.by ?? []).map(markdownCode).join(", "),
  evidence: evidence.name.by.map(markdownCode).join(", "),
  printed: printedNames(printed, reference),
});

function least(evidence: readonly Evidence[]): string | undefined {
  const [first] = evidence.toSorted((left, right) => left.confidence - right.confidence);
  return first === undefined ? undefined : percent(first);
}

/**
 * What pages print in the place of a name, with their locales, and their release where it is not the one the scope is
 * documented in.
 *
 * @example "`motivo` (pt-br), `razón` (es-es in next)"
 */
export function printedNames(printed: readonly PrintedName[], { documentedIn }: Reference): string {
  const places = new Map<string, string[]>();
  for (const { locale, release, as } of printed) {
    const place = release === documentedIn ? locale : `${locale} in ${release}`;
    places.set(as, [...(places.get(as) ?? []), place]);
  }
  return [...places].map(([as, where]) => `${markdownCode(as)} (${where.map(markdownCode).join(", ")})`).join(", ");
}

// Rounded down: what is not wholly sure never reads 100 %. The small addend is for 0.29, whose product is 28.999….
const percent = ({ confidence }: Evidence): string => `${String(Math.floor(confidence * 100 + 1e-9))} %`;
