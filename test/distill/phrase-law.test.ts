import fc from "fast-check";
import { expect, test } from "vitest";
import { distillPage } from "../../generator/distill/distill-page.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import type { Locale } from "../../generator/locales/locale.ts";
import type { LocalePhrases } from "../../generator/locales/phrases.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { read, table } from "../support/portal-page.ts";
import { printedFacts } from "./printed-facts.ts";

const SPEAKING = LOCALES.flatMap((locale) => (locale.phrases ? [[locale.tag, locale, locale.phrases] as const] : []));

const PIECES = [
  ...[
    "lamp",
    "Lit",
    "GET",
    "KEY_1",
    "1",
    "10",
    "100",
    "1.0",
    "0.1",
    " = ",
    ", ",
    "、",
    ". ",
    "。",
    ".",
    ": ",
    "; ",
    " (",
    ")",
    "（",
    "）",
  ],
  ...[
    "<code>Lit</code>",
    "<code>lampId</code>",
    "<code>x</code>",
    "<code>True</code>",
    "<b>Lit:</b>",
    "<b>x</b>",
    "'a b'",
    "“a”",
  ],
  ...[
    "<p>",
    "</p>",
    "<ul><li>",
    "</li><li>",
    "</li></ul>",
    '<a href="#turn-knob">it</a>',
    '<a href="https://x.example">it</a>',
  ],
  ...["October 2024", "2024 年 10 月", "null", "API", " ", " "],
];

const NAMES = ["x", "knobType", "lampId", "status"];

/** Everything that the locale says for facts, ours included. */
function saidIn(phrases: LocalePhrases): readonly string[] {
  const { standard, units, formats, ranges, ...lists } = phrases;
  const said = [
    ...Object.values<readonly string[]>({ ...lists, ...units, ...formats }).flat(),
    ...ranges.flat(),
    ...Object.values<string>({ ...standard }),
  ];
  return said.filter((phrase) => phrase !== "");
}

function pageOf({ tag, headers, noteLabels }: Locale, cells: readonly string[], lead: string): string {
  const header = [headers.name[0] ?? "", headers.type[0] ?? "", headers.description[0] ?? ""];
  const rows = cells.map((cell, i) => [NAMES[i] ?? "x", "string", cell]);
  const note = `**${noteLabels[0] ?? ""}** ${lead}`;
  return `---\ntitle: Activity Log Site Event Type Reference\nlocale: ${tag}\nversion: current\n---\n\n## a\\_b\n\n\`a_b\`\n\n${note}\n\n${table(header, ...rows)}\n`;
}

test.each(SPEAKING)(
  "%s: the scraper takes the same facts from a random page and its distilled page",
  (_, locale, phrases) => {
    const piece = fc.oneof(
      fc.constantFrom(...PIECES),
      fc.constantFrom(...saidIn(phrases)).map((phrase) => ` ${phrase} `),
    );
    const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
    const lead = fc
      .array(
        fc.oneof(fc.constantFrom("`turn_knob`", "[it](#turn-knob)", "October 2024", "old\\_lamps", ". ", "API"), piece),
        { maxLength: 8 },
      )
      .map((pieces) => pieces.join(" ").replace(/<[^>]*>/gu, ""));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), lead, (cells, said) => {
        const page = read(pageOf(locale, cells, said));
        const printed = scrape(page);
        const distilled = distillPage(page, printed);
        const again = read(distilled);
        expect(printedFacts(scrape(again))).toEqual(printedFacts(printed));
        expect(distillPage(again)).toBe(distilled);
      }),
      { numRuns: 60 },
    );
  },
);
