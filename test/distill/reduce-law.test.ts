import fc from "fast-check";
import { expect, test } from "vitest";
import { distillPage } from "../../generator/distill/distill-page.ts";
import { UserError } from "../../generator/findings/user-error.ts";
import type { Page } from "../../generator/read/page.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { HEADER, read, sitePage, table } from "../support/portal-page.ts";
import { printedFacts } from "./printed-facts.ts";

const WORDS = [
  "a",
  "b_c",
  "**",
  "*",
  "`",
  "``",
  "_",
  "[",
  "](",
  ")",
  "<b>",
  "</b>",
  "&amp;",
  "&",
  "\\",
  "#",
  "0 = X",
  "1.",
  "- ",
  "注意：",
  "|",
  "~",
];
const markdown = fc
  .array(fc.constantFrom(...WORDS, " ", " ", "\n", "\n\n"), { maxLength: 20 })
  .map((words) => words.join(""));

const TAGS = [
  "<b>",
  "</b>",
  "<p>",
  "</p>",
  "<code>",
  "</code>",
  "<ul><li>",
  "</li></ul>",
  "<li>",
  '<a href="x">',
  "</a>",
  "<br>",
  "&lt;",
  "&nbsp;",
];
const html = fc
  .array(fc.constantFrom(...TAGS, "a", "`", "*", "0 = X, ", " ", "、"), { maxLength: 15 })
  .map((parts) => parts.join(""));

/** A page that is refused, such as one with an open code block, has no distilled page. */
function readable(text: string): Page | undefined {
  try {
    const page = read(text);
    scrape(page);
    return page;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

test("distilling any page twice is distilling it once, and keeps its facts", () => {
  fc.assert(
    fc.property(markdown, html, (lead, cell) => {
      const text = sitePage(`## a_b\n\nx${lead}\n\n${table(HEADER, ["x", "string", cell], ["y", "long", ""])}`);
      const page = readable(text);
      fc.pre(page !== undefined);
      const distilled = distillPage(page);
      const again = read(distilled);
      expect(printedFacts(scrape(again))).toEqual(printedFacts(scrape(page)));
      expect(distillPage(again)).toBe(distilled);
    }),
    { numRuns: 200 },
  );
});
