import type { Locale } from "../locales/locale.ts";
import type { Flow } from "../read/page.ts";
import { factLocale } from "../scrape/facts/fact-locale.ts";
import { noteLabel } from "../scrape/facts/flow-sentences.ts";
import { readStandardFacts } from "../scrape/facts/standard-facts.ts";
import type { PrintedReference } from "../scrape/printed-reference.ts";
import { reduceFlow } from "./reduce-content.ts";
import { remainingMarks } from "./remaining-marks.ts";
import { renderAttributeFacts, renderEventFacts } from "./render-facts.ts";

/** How the texts of a page are told by their facts. */
export interface PageFacts {
  /** A cell that describes an attribute. */
  describe(description: readonly Flow[]): readonly Flow[];
  /** Paragraphs and lists outside tables. */
  tell(flow: readonly Flow[]): readonly Flow[];
}

/**
 * Takes from a page's reference how its texts are told. In a locale that has no phrases, and for what the reference does not
 * hold, a text is reduced to what is set off from its prose.
 */
export function pageFacts({ common, events }: PrintedReference, locale: Locale): PageFacts {
  const known = factLocale(locale);
  if (known === undefined) return { describe: reduceFlow, tell: reduceFlow };
  const { standard } = known;
  const rows = [...common, ...events.flatMap(({ attributes }) => attributes)];
  // A description is known by itself: the reference holds the very blocks of the page.
  const byDescription = new Map(rows.map(({ description, facts }) => [description, facts]));
  const byFirstBlock = new Map(events.map(({ text, facts }) => [text[0], facts]));
  return {
    describe: (description) => {
      const facts = byDescription.get(description);
      if (facts === undefined) return reduceFlow(description);
      const { rest } = readStandardFacts(description, standard);
      const remaining = remainingMarks(rest, facts, (paragraph) => noteLabel(paragraph, known) !== undefined);
      return [...remaining, ...renderAttributeFacts(facts, standard)];
    },
    tell: (flow) => {
      const told = flow.flatMap((block) => byFirstBlock.get(block) ?? []);
      const { rest } = readStandardFacts(flow, standard);
      return [...reduceFlow(rest), ...told.flatMap((facts) => renderEventFacts(facts, standard))];
    },
  };
}
