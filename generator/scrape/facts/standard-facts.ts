import type { Format } from "../../model/model.ts";
import type { Location } from "../../findings/location.ts";
import type { StandardPhrases } from "../../locales/standard-phrases.ts";
import type { Flow } from "../../read/page.ts";
import { FORMATS, UNITS } from "../fact-kinds.ts";
import type { AttributeFacts, PrintedCondition, PrintedLifecycle } from "../printed-facts.ts";
import { codesOf, codeText } from "./sentence.ts";
import { anchorsOf } from "./anchors.ts";
import { standardBlock, type StandardBlock } from "./standard-blocks.ts";
import { readStandardMeanings, readStandardRange, readStandardValue, readStandardValues } from "./standard-values.ts";

type Facts = { -readonly [K in keyof AttributeFacts]: AttributeFacts[K] };

/** What our own phrases tell in a text, and the text without them. */
export interface StandardReading {
  readonly facts: AttributeFacts;
  readonly partialInApi: boolean;
  readonly rest: readonly Flow[];
}

/**
 * Takes the phrases in which we tell facts ourselves out of a text: each stands in a paragraph of its own, some with a list
 * below. Months are written as `2024-10`, units and formats as the model has them.
 */
export function readStandardFacts(flow: readonly Flow[], standard: StandardPhrases): StandardReading {
  const facts: Facts = {};
  const rest: Flow[] = [];
  let partialInApi = false;
  for (let i = 0; i < flow.length; i++) {
    const [block, next] = flow.slice(i, i + 2);
    if (block === undefined) continue;
    const list = next?.kind === "list" ? next : undefined;
    const found = block.kind === "paragraph" ? standardBlock(block, list, standard) : undefined;
    const told = found && factOf(found, standard.etc);
    if (found?.key === "partialInApi") partialInApi = true;
    // A sentence of the page may begin like a phrase of ours.
    else if (told === undefined || Object.keys(told).length === 0) rest.push(block);
    else {
      Object.assign(facts, told);
      if (found?.list !== undefined) i++;
    }
  }
  return { facts, partialInApi, rest };
}

function factOf(block: StandardBlock, etc: string): AttributeFacts {
  const { key, paragraph } = block;
  const { location } = paragraph;
  switch (key) {
    case "deprecated":
    case "discontinued":
    case "legacy":
      return { lifecycle: lifecycleOf(key, block) };
    case "nullable":
    case "nullableIf":
      return { nullable: condition(key === "nullableIf", location) };
    case "absent":
    case "absentIf":
      return { absent: condition(key === "absentIf", location) };
    case "decimals":
      return { decimals: true };
    default:
      return labelledFact(block, etc);
  }
}

/** What a label announces may be no fact, for a sentence of the page may begin like it. */
function labelledFact({ key, said, paragraph, list }: StandardBlock, etc: string): AttributeFacts {
  switch (key) {
    case "closed":
    case "open":
    case "examples":
    case "codes":
    case "bitmask":
      return defined("values", readStandardValues(key, list, etc));
    case "range":
      return defined("values", readStandardRange(said));
    case "meanings":
      return defined("meanings", readStandardMeanings(list));
    case "default":
      return defined("default", readStandardValue(behindLabel(paragraph.content), paragraph.location));
    case "unit":
      return defined(
        "unit",
        UNITS.find((unit) => unit === said),
      );
    case "formats":
      return defined("formats", atLeastOne(formatsIn(said)));
    case "alwaysPresent":
      return defined("alwaysPresent", atLeastOne(codesOf(paragraph.content).map(codeText)));
    case "since":
      return /^\d{4}-\d{2}$/u.test(said) ? { since: said } : {};
    default:
      return {};
  }
}

function atLeastOne<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length === 0 ? undefined : items;
}

function defined<K extends keyof AttributeFacts>(key: K, fact: AttributeFacts[K]): AttributeFacts {
  return fact === undefined ? {} : { [key]: fact };
}

/** Our label and its colon are the paragraph's first text. */
function behindLabel(content: StandardBlock["paragraph"]["content"]): StandardBlock["paragraph"]["content"] {
  const [first, ...others] = content;
  if (first?.kind !== "text") return content;
  const text = first.text.replace(/^[^:]*: /u, "");
  return text === "" ? others : [{ kind: "text", text }, ...others];
}

function formatsIn(said: string): readonly Format[] {
  const named = new Set(said.split(", "));
  return FORMATS.filter((format) => named.has(format));
}

function condition(conditional: boolean, location: Location): PrintedCondition {
  return { conditional, location };
}

function lifecycleOf(status: PrintedLifecycle["status"], { said, paragraph }: StandardBlock): PrintedLifecycle {
  const since = /^\d{4}-\d{2}(?= |$)/u.exec(said)?.[0];
  const [replacedBy] = anchorsOf(paragraph.content);
  return {
    status,
    ...(since !== undefined && { since }),
    ...(replacedBy !== undefined && { replacedBy }),
    location: paragraph.location,
  };
}
