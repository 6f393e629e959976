import { describe, expect, test } from "vitest";

import { plainText } from "../../generator/read/plain-text.ts";
import { readPage } from "../../generator/read/read-page.ts";
import { seedPages, NO_SEEDS } from "../support/seeds.ts";
import { coveredText, lintPages } from "./lint-pages.ts";

const pages = seedPages().map(({ file, bytes }) => ({ file, text: new TextDecoder().decode(bytes) }));
const findings = pages.length === 0 ? [] : lintPages(pages);

/** The text of a piece of a page, without its markup. */
function shownText(source: string): string {
  const row = `<table><tr><td>${source.replaceAll("\\", "").replaceAll("`", "")}</td></tr></table>`;
  const [block] = readPage("piece.md", new TextEncoder().encode(`---\na: b\n---\n\n${row}\n`)).blocks;
  const content = block?.kind === "table" ? (block.rows[0]?.cells[0]?.content ?? []) : [];
  return plainText(content);
}

describe.skipIf(NO_SEEDS !== "")(`full pages${NO_SEEDS}`, () => {
  test("each finding's first place shows the printed text", () => {
    const printed = findings.filter(({ subject }) => subject?.printed !== undefined);
    expect(printed.length).toBeGreaterThan(0);
    for (const finding of printed) {
      const text = finding.subject?.printed ?? "";
      const covered = coveredText(pages, finding);
      if (text.startsWith("#")) expect(covered).toContain(text);
      else expect(shownText(covered)).toContain(text.trim());
    }
  });

  test("names and type words are covered exactly", () => {
    const exact = new Set(["translated-name", "name-case", "odd-type-word", "type-conflict", "row-order"]);
    for (const finding of findings.filter(({ ruleId }) => exact.has(ruleId))) {
      expect(shownText(coveredText(pages, finding))).toBe(finding.subject?.printed);
    }
  });

  test("every name that a page prints otherwise than it was decided is told once", () => {
    const names = findings.filter(({ ruleId }) => ruleId === "translated-name");
    const places = names.map(({ locations: [place] }) => JSON.stringify(place));
    expect(new Set(places).size).toBe(places.length);
  });
});
