import { expect, test } from "vitest";

import type { Finding } from "../../generator/findings/finding.ts";
import { formatLocation } from "../../generator/findings/format-location.ts";
import { readDisagreements } from "../../generator/inputs/read-disagreements.ts";
import { readOverrides } from "../../generator/inputs/read-overrides.ts";
import { RULES } from "../../generator/lint/rules.ts";
import { runRules } from "../../generator/lint/run-rules.ts";
import { localeByTag } from "../../generator/locales/locales.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { read } from "../support/portal-page.ts";
import { CLEAN_PAGES, RULE_FIXTURES, type RuleFixture } from "./exact-findings.ts";

const lexicon = await loadLexicon(["en-us", "pt-br"].map(localeByTag));
const sources = { defaultRelease: "current", releases: [{ name: "current" }] };

function lint({ pages, overrides = "", disagreements = "" }: Omit<RuleFixture, "findings">): readonly string[] {
  const printed = Object.entries(pages).map(([file, text]) => scrape(read(text, file)));
  const decisions = readOverrides("overrides.yaml", overrides);
  const reconciliation = reconcile(printed, { lexicon, overrides: decisions, sources, wording: [] });
  return runRules({
    pages: printed,
    reconciliation,
    lexicon,
    disagreements: readDisagreements("disagreements.yaml", disagreements),
  }).map(format);
}

function format({ ruleId, level, message, locations }: Finding): string {
  return `${locations.map(formatLocation).join(" ")} ${level} ${ruleId}: ${message}`;
}

test.each(Object.entries(RULE_FIXTURES))("%s", (id, fixture) => {
  const found = lint(fixture);
  expect(found).toEqual(fixture.findings);
  expect(found.filter((finding) => finding.includes(` ${id}: `))).not.toEqual([]);
});

test("clean pages have no finding", () => {
  expect(lint({ pages: CLEAN_PAGES })).toEqual([]);
});

test("ids are kebab-case and stand for one rule each; a purpose says what is checked", () => {
  const ids = RULES.map(({ id }) => id);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(RULES.filter(({ purpose }) => !/^Checks that [^\n]+\.$/u.test(purpose))).toEqual([]);
});

test("findings come in the order of the table of rules, then by file and place", () => {
  const fixtures = ["duplicate-attribute", "missing-cell", "extra-cell"].map((id) => RULE_FIXTURES[id]?.pages["en.md"]);
  const [duplicate = "", missing = "", extra = ""] = fixtures;
  const events = [missing, extra, duplicate].map((page, i) =>
    page.slice(page.indexOf("## open")).replaceAll("open", ["open", "shut", "hang"][i] ?? ""),
  );
  const found = lint({ pages: { "en.md": missing.replace(/## open[^]*/u, events.join("\n")) } });
  expect(found.map((finding) => finding.replace(/^en\.md:(\d+):.*(?:error|warning) ([a-z-]+):.*/u, "$1 $2"))).toEqual([
    "29 duplicate-attribute",
    "17 missing-cell",
    "23 extra-cell",
  ]);
});
