import { quote } from "../../findings/quote.ts";
import type { Locale } from "../../locales/locale.ts";
import { localeByTag } from "../../locales/locales.ts";
import type { Inline, Paragraph } from "../../read/page.ts";
import { plainText } from "../../read/plain-text.ts";
import type { Lexicon } from "../../reconcile/lexicon/lexicon.ts";
import { pageTexts, type PageText } from "../page-texts.ts";
import type { Fault, LintInput, Rule } from "../rule.ts";

/** Fewer words may be a name, a label or a term. */
const FEWEST_WORDS = 4;

/** Sentences that the translator left in English. */
export const untranslatedText: Rule = {
  id: "untranslated-text",
  level: "info",
  purpose: "Checks that a description is in the language of its page.",
  explanation:
    "Readers may not understand it. It is in English, or the same stands on a page in a language of another family.",
  find: (input) => {
    const known = wordsByFamily(input);
    return input.pages.flatMap((page) => {
      const locale = localeByTag(page.locale);
      if (isEnglishLocale(locale)) return [];
      return pageTexts(page).flatMap((text) =>
        faultOf(text, (words) => isForeign(words, locale, known, input.lexicon)),
      );
    });
  },
};

const isEnglishLocale = ({ tag }: Locale): boolean => tag.startsWith("en-");

function faultOf(
  { subject, paragraphs }: PageText,
  isUntranslated: (words: readonly string[]) => boolean,
): readonly Fault[] {
  const found = paragraphs.find((paragraph) => isUntranslated(wordsOf(paragraph)));
  if (found === undefined) return [];
  const printed = plainText(found.content);
  return [
    { message: `not translated: ${quote(printed)}`, locations: [found.location], subject: { ...subject, printed } },
  ];
}

/** The families in whose languages pages print a text, by its words. */
function wordsByFamily({ pages }: LintInput): ReadonlyMap<string, ReadonlySet<string>> {
  const families = new Map<string, Set<string>>();
  for (const page of pages) {
    const { family } = localeByTag(page.locale);
    for (const { paragraphs } of pageTexts(page)) {
      for (const paragraph of paragraphs) {
        const words = wordsOf(paragraph);
        if (!isProse(words)) continue;
        const key = words.join(" ");
        families.set(key, (families.get(key) ?? new Set()).add(family));
      }
    }
  }
  return families;
}

function isForeign(
  words: readonly string[],
  locale: Locale,
  families: ReadonlyMap<string, ReadonlySet<string>>,
  lexicon: Lexicon,
): boolean {
  if (!isProse(words)) return false;
  return (families.get(words.join(" "))?.size ?? 0) > 1 || isEnglish(words, locale, lexicon);
}

/** Words of running English that no other language of the pages has. */
const HALLMARKS: ReadonlySet<string> = new Set([
  "and",
  "from",
  "that",
  "the",
  "these",
  "this",
  "when",
  "whether",
  "which",
  "with",
]);

/** Every word is English, and one is nothing else, or most are no words of the page's own language. */
function isEnglish(words: readonly string[], locale: Locale, lexicon: Lexicon): boolean {
  const lower = words.map((word) => word.toLowerCase());
  if (!lower.every((word) => lexicon.isEnglish(word))) return false;
  const foreign = lower.filter((word) => !lexicon.isOwnWord(locale, word));
  return lower.some((word) => HALLMARKS.has(word)) || foreign.length > words.length / 2;
}

/** Names of values and products begin with capitals; running text is mostly in small letters. */
function isProse(words: readonly string[]): boolean {
  return words.length >= FEWEST_WORDS && words.filter((word) => /^\p{Ll}/u.test(word)).length >= FEWEST_WORDS - 1;
}

function wordsOf({ content }: Paragraph): readonly string[] {
  return proseOf(content).match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
}

/** The text without code spans, whose words belong to no language. */
function proseOf(content: readonly Inline[]): string {
  return content
    .map((inline) => {
      if (inline.kind === "text") return inline.text;
      return "content" in inline ? proseOf(inline.content) : " ";
    })
    .join("");
}
