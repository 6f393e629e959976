import type { AttributeType, Evidence } from "../../model/model.ts";
import type { AlignedRow, Witness } from "../aligned.ts";
import type { PrintedAttribute } from "../../scrape/printed-reference.ts";
import type { TypeReader, TypeReading } from "./type-reader.ts";

/** What one page says of a row's type. */
export interface TypeVote {
  readonly witness: Witness<PrintedAttribute>;
  readonly reading: TypeReading | undefined;
}

/** How a row's type was decided; `type` is undefined where no page can be read. */
export interface TypeDecision {
  readonly type: AttributeType | undefined;
  readonly votes: readonly TypeVote[];
  readonly evidence: Evidence;
}

/** What a reading is worth, in natural log odds: a known word says it, an odd one suggests it. */
export const TYPE_WEIGHTS: Readonly<Record<TypeReading["by"], number>> = {
  locale: 3,
  english: 3,
  "other-locale": 2,
  "other-rows": 2,
  closeness: 2,
};

/**
 * Decides the type of a row by the vote of the pages of one release; other releases are heard only where these are
 * silent, for a type may change from release to release.
 *
 * @param release the release whose pages document the row
 * @param override the type a human decided
 */
export function decideType(
  row: AlignedRow,
  release: string,
  readType: TypeReader,
  override: AttributeType | undefined,
): TypeDecision {
  const votes = row.map((witness) => ({ witness, reading: readType(witness) }));
  if (override) return { type: override, votes, evidence: { confidence: 0.99, by: ["override"] } };
  const own = votes.filter(({ witness, reading }) => reading && witness.source.page.release === release);
  return countVotes(votes, own.length > 0 ? own : votes);
}

function countVotes(votes: readonly TypeVote[], heard: readonly TypeVote[]): TypeDecision {
  const totals = new Map<AttributeType, number>();
  for (const { reading } of heard) {
    if (reading) totals.set(reading.type, (totals.get(reading.type) ?? 0) + TYPE_WEIGHTS[reading.by]);
  }
  const most = Math.max(...totals.values());
  const best = [...totals].filter(([, weight]) => weight === most).map(([type]) => type);
  const type = best.length > 0 ? best.reduce(widerType) : undefined;
  return { type, votes, evidence: typeEvidence(type, totals, heard) };
}

/** Where two types have equal support, the one that loses no value of the other. */
function widerType(a: AttributeType, b: AttributeType): AttributeType {
  if (a === b) return a;
  const numbers: readonly AttributeType[] = ["integer", "long", "float"];
  const wider = numbers[Math.max(numbers.indexOf(a), numbers.indexOf(b))];
  return numbers.includes(a) && numbers.includes(b) && wider !== undefined ? wider : "string";
}

function typeEvidence(
  type: AttributeType | undefined,
  totals: ReadonlyMap<AttributeType, number>,
  heard: readonly TypeVote[],
): Evidence {
  const sum = [...totals].reduce((total, [voted, weight]) => total + (voted === type ? weight : -weight), 0);
  const confidence = type === undefined ? 0 : Math.min(0.99, 1 / (1 + Math.exp(-sum)));
  const by = heard
    .filter(({ reading }) => reading?.type === type)
    .map(
      ({ witness, reading }) =>
        `${reading?.by === "locale" ? "printed" : String(reading?.by)}:${witness.source.locale.tag}`,
    );
  return { confidence: Math.round(confidence * 100) / 100, by: [...new Set(by)] };
}
