import { plainText } from "../../read/plain-text.ts";
import type { List, Paragraph } from "../../read/page.ts";
import type { StandardPhrases } from "../../locales/standard-phrases.ts";

/** A phrase of ours as it was found in a text: which one, what follows its label, and the list below it. */
export interface StandardBlock {
  readonly key: keyof StandardPhrases;
  /** Behind the colon; empty where nothing follows. */
  readonly said: string;
  readonly paragraph: Paragraph;
  readonly list: List | undefined;
}

/** What stands behind the label of a phrase; `none` where the phrase is all. */
type Behind = "none" | "list" | "text" | "text or none" | "no phrase by itself";

const BEHIND: { readonly [K in keyof StandardPhrases]: Behind } = {
  closed: "list",
  open: "list",
  examples: "list",
  codes: "list",
  bitmask: "list",
  etc: "no phrase by itself",
  range: "text",
  meanings: "list",
  default: "text",
  unit: "text",
  formats: "text",
  alwaysPresent: "text",
  since: "text",
  deprecated: "text or none",
  discontinued: "text or none",
  legacy: "text or none",
  nullable: "none",
  nullableIf: "none",
  absent: "none",
  absentIf: "none",
  decimals: "none",
  partialInApi: "none",
};

const KEYS = Object.keys(BEHIND) as readonly (keyof StandardPhrases)[];

/**
 * Reads a paragraph as a phrase of ours: it begins with its label, and holds nothing else.
 *
 * @param list that follows the paragraph
 */
export function standardBlock(
  paragraph: Paragraph,
  list: List | undefined,
  standard: StandardPhrases,
): StandardBlock | undefined {
  // What stands in markup is what is left of the page's own text.
  if (paragraph.note || paragraph.content[0]?.kind !== "text") return undefined;
  const text = plainText(paragraph.content).normalize("NFC");
  for (const key of KEYS) {
    const said = text.startsWith(standard[key])
      ? saidBehind(text.slice(standard[key].length), BEHIND[key], list)
      : undefined;
    if (said !== undefined) return { key, said, paragraph, list: BEHIND[key] === "list" ? list : undefined };
  }
  return undefined;
}

function saidBehind(rest: string, behind: Behind, list: List | undefined): string | undefined {
  switch (behind) {
    case "none":
      return rest === "" ? "" : undefined;
    case "list":
      return rest === ":" && list !== undefined ? "" : undefined;
    case "text":
    case "text or none":
      if (rest.startsWith(": ")) return rest.slice(2);
      return rest === "" && behind === "text or none" ? "" : undefined;
    case "no phrase by itself":
      return undefined;
  }
}
