import type { StandardPhrases } from "../locales/standard-phrases.ts";
import type { AttributeFacts, EventFacts, PrintedCondition, PrintedLifecycle } from "../scrape/printed-facts.ts";
import type { Flow, Inline } from "../read/page.ts";
import { NOWHERE, textParagraph, textInline, paragraphOf } from "./phrase-paragraphs.ts";
import { renderMeanings, renderValue, renderValues } from "./render-values.ts";

/**
 * Tells the facts of an attribute in the standard phrases of its locale, a paragraph each. The scraper reads the same facts
 * from them; what a text mentions is no phrase, it stays as code spans and links.
 */
export function renderAttributeFacts(facts: AttributeFacts, standard: StandardPhrases): readonly Flow[] {
  const { values, meanings, nullable, absent, unit, formats, alwaysPresent, since, lifecycle } = facts;
  return [
    ...(values ? renderValues(values, standard) : []),
    ...(meanings ? renderMeanings(meanings, standard) : []),
    ...(facts.default ? [labelled(standard.default, [renderValue(facts.default)])] : []),
    ...(nullable ? [condition(nullable, standard.nullable, standard.nullableIf)] : []),
    ...(absent ? [condition(absent, standard.absent, standard.absentIf)] : []),
    ...(unit ? [textParagraph(`${standard.unit}: ${unit}`)] : []),
    ...(formats ? [textParagraph(`${standard.formats}: ${formats.join(", ")}`)] : []),
    ...(facts.decimals === true ? [textParagraph(standard.decimals)] : []),
    ...(alwaysPresent ? [labelled(standard.alwaysPresent, codesInARow(alwaysPresent))] : []),
    ...(since !== undefined ? [textParagraph(`${standard.since}: ${since}`)] : []),
    ...(lifecycle ? [renderLifecycle(lifecycle, standard)] : []),
  ];
}

/** Tells the facts of an event in the standard phrases of its locale. */
export function renderEventFacts({ lifecycle, partialInApi }: EventFacts, standard: StandardPhrases): readonly Flow[] {
  return [
    ...(lifecycle ? [renderLifecycle(lifecycle, standard)] : []),
    ...(partialInApi === true ? [textParagraph(standard.partialInApi)] : []),
  ];
}

function condition({ conditional }: PrintedCondition, always: string, sometimes: string): Flow {
  return textParagraph(conditional ? sometimes : always);
}

function labelled(label: string, content: readonly Inline[]): Flow {
  return paragraphOf([textInline(`${label}: `), ...content]);
}

function codesInARow(names: readonly string[]): readonly Inline[] {
  return names.flatMap((text, i): readonly Inline[] => [
    ...(i === 0 ? [] : [textInline(" ")]),
    { kind: "code", text, location: NOWHERE },
  ]);
}

function renderLifecycle({ status, since, replacedBy }: PrintedLifecycle, standard: StandardPhrases): Flow {
  const told = [standard[status], ...(since === undefined ? [] : [since])].join(": ");
  if (replacedBy === undefined) return textParagraph(told);
  const link: Inline = { kind: "link", url: `#${replacedBy}`, content: [textInline(replacedBy)] };
  return paragraphOf([textInline(since === undefined ? `${told}: ` : `${told} `), link]);
}
