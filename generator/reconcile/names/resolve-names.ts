import type { NameDecision, NameJudge } from "./name-judge.ts";
import { NamePlace } from "./name-place.ts";
import type { NameQuestion, NameWitness } from "./name-question.ts";
import { TranslationMemory } from "./translation-memory.ts";

/** One name to be decided among others of its table. */
export interface NameSubject {
  readonly question: NameQuestion;
  /** The name a human decided; it is taken as it is. */
  readonly override: string | undefined;
}

/** Names that stand in one list and whose order counts: the rows of a table, or the events of a scope. */
export type NameTable = readonly NameSubject[];

/** The decision on each name. */
export type NameDecisions = ReadonlyMap<NameSubject, NameDecision>;

/** Decisions usually settle in three to five rounds; what still changes then is undecided. */
const MAX_ROUNDS = 12;
/** What a human decided, in log odds. */
const OVERRIDE_WEIGHT = 8;

/**
 * Decides all names together: in each round every name is weighed with what the round before made sure (translations,
 * names, neighbours), until nothing changes. All names of a round see the same state, so the order of pages, tables and
 * rows does not matter.
 *
 * @param tables the tables of all scopes and releases: what one proves serves the others
 */
export function resolveNames(tables: readonly NameTable[], judge: NameJudge): NameDecisions {
  const open = new Set(tables.flat().filter(({ question }) => !judge.isBeyondDoubt(question)));
  const all = new Set(tables.flat());
  let decided = decideRound(tables, new Map(), judge, all);
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const next = decideRound(tables, decided, judge, open);
    if (sameNames(decided, next)) break;
    decided = round === MAX_ROUNDS - 1 ? undecideChanging(decided, next) : next;
  }
  // Once more for all: now the evidence is complete, and what is beyond doubt has its place weighed as well.
  return keepNames(decided, decideRound(tables, decided, judge, all));
}

/** Decides the open names of a round; the others keep their decision. */
function decideRound(
  tables: readonly NameTable[],
  decided: NameDecisions,
  judge: NameJudge,
  open: ReadonlySet<NameSubject>,
): NameDecisions {
  const memory = rememberNames(tables, decided);
  const sorted = sortedShare(tables, decided);
  const next = new Map(decided);
  for (const table of tables) {
    const names = table.map((subject) => decided.get(subject)?.name);
    table.forEach((subject, i) => {
      if (!open.has(subject)) return;
      const decision = judge.decide(subject.question, new NamePlace(names, i, sorted), memory);
      next.set(subject, applyOverride(subject, decision));
    });
  }
  return next;
}

/** The evidence of the last look, for the names that were settled before it. */
function keepNames(settled: NameDecisions, last: NameDecisions): NameDecisions {
  return new Map([...last].map(([subject, decision]) => [subject, { ...decision, name: settled.get(subject)?.name }]));
}

function applyOverride({ override }: NameSubject, decision: NameDecision): NameDecision {
  if (override === undefined) return decision;
  const evidence = [{ by: "override", weight: OVERRIDE_WEIGHT }];
  return {
    name: override,
    candidates: [{ name: override, evidence, weight: OVERRIDE_WEIGHT }, ...decision.candidates],
  };
}

/** What sure rows teach: each locale's text once a row, however many of its pages print it. */
function rememberNames(tables: readonly NameTable[], decided: NameDecisions): TranslationMemory {
  const memory = new TranslationMemory();
  for (const subject of tables.flat()) {
    const name = decided.get(subject)?.name;
    if (name === undefined) continue;
    memory.learnName(name);
    for (const { locale, printed } of distinctWitnesses(subject.question)) memory.learn(locale.tag, printed, name);
  }
  return memory;
}

function distinctWitnesses({ witnesses }: NameQuestion): readonly NameWitness[] {
  const isSame = (a: NameWitness, b: NameWitness): boolean => a.locale === b.locale && a.printed === b.printed;
  return witnesses.filter((witness, i) => witnesses.findIndex((other) => isSame(witness, other)) === i);
}

/**
 * How sorted the tables are: 1 where every pair of sure neighbours ascends by code units, 0 where half of them do, as
 * chance would have it.
 */
function sortedShare(tables: readonly NameTable[], decided: NameDecisions): number {
  let pairs = 0;
  let ascending = 0;
  for (const table of tables) {
    const names = table.map((subject) => decided.get(subject)?.name);
    for (let i = 1; i < names.length; i++) {
      const [left, right] = [names[i - 1], names[i]];
      if (left === undefined || right === undefined) continue;
      pairs++;
      if (left < right) ascending++;
    }
  }
  return pairs === 0 ? 0 : Math.max(0, (ascending / pairs) * 2 - 1);
}

function sameNames(a: NameDecisions, b: NameDecisions): boolean {
  return a.size === b.size && [...b].every(([subject, { name }]) => a.get(subject)?.name === name);
}

function undecideChanging(before: NameDecisions, after: NameDecisions): NameDecisions {
  return new Map(
    [...after].map(([subject, decision]) => {
      const stable = before.get(subject)?.name === decision.name;
      return [subject, stable ? decision : { ...decision, name: undefined }];
    }),
  );
}
