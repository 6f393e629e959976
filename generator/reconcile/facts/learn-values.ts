import type { ValueItem } from "../../model/model.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { ResolvedRow, ResolvedScope } from "../resolved.ts";
import { statementsOf } from "./attribute-statements.ts";
import { decideValues } from "./decide-values.ts";
import type { SpellingKnowledge } from "./decide-spelling.ts";
import { ValueMemory } from "./value-memory.ts";

/** What the lists whose spellings are sure teach the others. */
export interface ValueKnowledge extends SpellingKnowledge {
  /** Closed sets by the name of the attributes that have them. */
  readonly setsByName: ReadonlyMap<string, readonly (readonly ValueItem[])[]>;
}

/** Decides all lists once, each by itself, and learns from those that are sure. */
export function learnValues(scopes: readonly ResolvedScope[], lexicon: Lexicon): ValueKnowledge {
  const memory = new ValueMemory();
  const setsByName = new Map<string, (readonly ValueItem[])[]>();
  for (const resolved of scopes.flatMap(({ common, events }) => [...common, ...events.flatMap(({ rows }) => rows)])) {
    const items = closedSet(resolved, lexicon);
    if (items === undefined || resolved.name.name === undefined) continue;
    setsByName.set(resolved.name.name, [...(setsByName.get(resolved.name.name) ?? []), items]);
    learnPlaces(resolved, items, memory);
  }
  return { lexicon, memory, setsByName };
}

function closedSet({ row }: ResolvedRow, lexicon: Lexicon): readonly ValueItem[] | undefined {
  const release = row[0]?.source.page.release ?? "";
  const decided = decideValues(statementsOf(row, "values"), release, { lexicon, memory: new ValueMemory() });
  return decided?.values.kind === "closed" ? decided.values.items : undefined;
}

function learnPlaces({ row }: ResolvedRow, items: readonly ValueItem[], memory: ValueMemory): void {
  for (const { source, item } of row) {
    const said = item.facts.values;
    if (said?.kind !== "closed" || said.items.length !== items.length) continue;
    said.items.forEach(({ text }, i) => {
      memory.learn(source.locale.tag, text, String(items[i]?.value));
    });
  }
}
