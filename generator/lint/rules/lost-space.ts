import { quote } from "../../findings/quote.ts";
import type { Inline, Paragraph } from "../../read/page.ts";
import { pageTexts, type PageText } from "../page-texts.ts";
import type { Fault, Rule } from "../rule.ts";

/** Two sentences glued together, as translation tools do it (`fim.Depois`). */
export const lostSpace: Rule = {
  id: "lost-space",
  level: "info",
  purpose: "Checks that there is a space between two sentences.",
  explanation:
    "It reads badly, and programs that look for the end of a sentence miss it. One finding is given for each cell or paragraph.",
  find: ({ pages }) => pages.flatMap((page) => pageTexts(page).flatMap(faultOf)),
};

function faultOf({ subject, paragraphs }: PageText): readonly Fault[] {
  const [found] = paragraphs.flatMap((paragraph) => {
    const glued = gluedSentences(paragraph);
    return glued === undefined ? [] : [{ ...glued, location: paragraph.location }];
  });
  if (found === undefined) return [];
  const { printed, expected, location } = found;
  const message = `no space between two sentences in ${quote(printed)}`;
  return [{ message, locations: [location], subject: { ...subject, printed, expected } }];
}

/**
 * Between the end of one sentence and the beginning of the next. A word before and a capital behind: so that `3.5`, `U.S.`,
 * `e.g.` and `.NET` are none. Korean has spaces and no capitals; Chinese, Japanese and Thai have no spaces to lose.
 */
const GAP =
  /(?<=[\p{Script=Latin}\p{N}]{2}[)\]"”»’']*[.!?])(?=[("“«¿¡]?\p{Lu}(?![.\p{Lu}]))|(?<=\p{Script=Hangul}[.!?])(?=\p{Script=Hangul})/u;

/** What holds dots by its nature: addresses and names of files. */
const ADDRESS = /:\/\/|^www\.|@|\\/u;

/** The first run without a space in which one is missing, as printed and with it. */
function gluedSentences({ content }: Paragraph): { readonly printed: string; readonly expected: string } | undefined {
  const shown = textOf(content, (code) => code);
  // A code span is a word of the sentence, whatever it holds.
  const masked = textOf(content, (code) => "x".repeat(code.length));
  for (const { 0: run, index } of masked.matchAll(/\S+/gu)) {
    const gap = ADDRESS.test(run) ? -1 : run.search(GAP);
    if (gap < 0) continue;
    const printed = shown.slice(index, index + run.length);
    return { printed, expected: `${printed.slice(0, gap)} ${printed.slice(gap)}` };
  }
  return undefined;
}

function textOf(content: readonly Inline[], showCode: (code: string) => string): string {
  return content.map((inline) => inlineText(inline, showCode)).join("");
}

function inlineText(inline: Inline, showCode: (code: string) => string): string {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "code":
      return showCode(inline.text);
    case "break":
      return " ";
    default:
      return textOf(inline.content, showCode);
  }
}
