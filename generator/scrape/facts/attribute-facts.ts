import type { Locale } from "../../locales/locale.ts";
import type { Flow } from "../../read/page.ts";
import type { AttributeFacts, PrintedValues } from "../printed-facts.ts";
import { readAlwaysPresent } from "./always-present.ts";
import { asBitmask, readReversedCodes } from "./bitmask.ts";
import { readCodeSpanValues } from "./code-span-values.ts";
import { readAbsent, readNullable } from "./conditions.ts";
import { readDefault } from "./default-value.ts";
import { isMention, type FactContext } from "./fact-context.ts";
import { factLocale, type FactLocale } from "./fact-locale.ts";
import { flowSentences } from "./flow-sentences.ts";
import { readAttributeLifecycle } from "./lifecycle.ts";
import { readListValues } from "./list-values.ts";
import { valuesIn } from "./listed-values.ts";
import { readMentions } from "./mentions.ts";
import { readNumberCodes } from "./number-codes.ts";
import { hasPhrase } from "./phrase-list.ts";
import type { Sentence } from "./sentence.ts";
import { readSince } from "./since-month.ts";
import { readStandardFacts } from "./standard-facts.ts";
import { countsInTenths, readFormats, readUnit } from "./units-and-formats.ts";
import { readMeanings } from "./value-meanings.ts";
import { readRange } from "./value-range.ts";
import { readWordValues } from "./word-values.ts";

/**
 * Reads what an attribute's description states, in the words of its page's locale. What is not clear is left out.
 *
 * @param flow the description
 * @param name of the attribute, as printed
 * @param names every name that the page prints: a code span with one of them is no value
 */
export function attributeFacts(
  flow: readonly Flow[],
  locale: Locale,
  name: string,
  names: ReadonlySet<string>,
): AttributeFacts {
  const known = factLocale(locale);
  if (known === undefined || flow.length === 0) return {};
  const context: FactContext = { locale: known, name, names };
  const { facts: told, rest } = readStandardFacts(flow, known.standard);
  const sentences = flowSentences(rest, known);
  // What we say ourselves is exact; it goes before what the page's prose seems to say.
  const facts = { ...recognise(rest, sentences, context), ...told };
  const valueTexts = valuesIn("code", facts);
  const mentions = readMentions(rest, (text) => isMention(text, context) && !valueTexts.has(text));
  return { ...facts, ...(mentions.length > 0 && { mentions }) };
}

function recognise(flow: readonly Flow[], sentences: readonly Sentence[], context: FactContext): AttributeFacts {
  const { locale } = context;
  const first = <T>(read: (sentence: Sentence) => T | undefined): T | undefined => firstOf(sentences, read);
  const formats = [...new Set(sentences.flatMap((sentence) => readFormats(sentence, locale)))];
  const alwaysPresent = [...new Set(sentences.flatMap((sentence) => readAlwaysPresent(sentence, context)))];
  return withoutUndefined({
    values: readValues(flow, sentences, context),
    meanings: first((sentence) => readMeanings(sentence, locale)),
    nullable: first((sentence) => readNullable(sentence, context)),
    absent: first((sentence) => readAbsent(sentence, context)),
    unit: first((sentence) => readUnit(sentence, locale)),
    formats:
      formats.length > 0 ? locale.formats.map(([format]) => format).filter((f) => formats.includes(f)) : undefined,
    decimals: sentences.some(countsInTenths) ? true : undefined,
    default: first((sentence) => readDefault(sentence, context)),
    alwaysPresent: alwaysPresent.length > 0 ? alwaysPresent : undefined,
    since: first((sentence) => readSince(sentence, locale)),
    lifecycle: readAttributeLifecycle(sentences, locale),
  });
}

function readValues(
  flow: readonly Flow[],
  sentences: readonly Sentence[],
  context: FactContext,
): PrintedValues | undefined {
  return (
    readListValues(flow, context.locale) ??
    readCodes(sentences, context.locale) ??
    firstOf(sentences.slice(0, 1), (sentence) => readRange(sentence, context.locale)) ??
    readCodeSpanValues(sentences, context) ??
    readWordValues(sentences, context)
  );
}

function readCodes(sentences: readonly Sentence[], locale: FactLocale): PrintedValues | undefined {
  const isBinary = sentences.some((sentence) => hasPhrase(sentence, locale.lists.binary));
  return firstOf(sentences, (sentence): PrintedValues | undefined => {
    const items = readNumberCodes(sentence, locale);
    if (items !== undefined) return { kind: "codes", items, etc: hasPhrase(sentence, locale.lists.etc) };
    const reversed = readReversedCodes(sentence, locale);
    const binary = reversed && asBitmask(reversed.items, isBinary);
    if (reversed === undefined) return undefined;
    return { kind: binary ? "bitmask" : "codes", items: binary ?? reversed.items, etc: reversed.etc };
  });
}

function firstOf<T>(sentences: readonly Sentence[], read: (sentence: Sentence) => T | undefined): T | undefined {
  for (const sentence of sentences) {
    const found = read(sentence);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Facts that nothing states are absent, not undefined. */
function withoutUndefined(facts: {
  readonly [K in keyof AttributeFacts]: AttributeFacts[K] | undefined;
}): AttributeFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
