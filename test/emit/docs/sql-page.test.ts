import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";

const PROOFS = { executed: /^run by the engine:/u, parsed: /^read by independent parsers of its grammar; not run$/u };

test("the page tells of each engine whether it is run or only read", () => {
  const page = emitDocs(VALUES_MODEL, { naming: "snake", templates }).find(({ path }) => path === "docs/sql.md");
  const rows = [...(page?.text ?? "").matchAll(/^\| (.+) \| `sql\/(.+)\/` \| (.+) \|$/gmu)];
  expect(rows.map(([, title, name]) => ({ title, name }))).toEqual(
    DIALECTS.map(({ title, name }) => ({ title, name })),
  );
  for (const [index, { proof }] of DIALECTS.entries()) expect(rows[index]?.[3]).toMatch(PROOFS[proof]);
});

test("so does the README", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const rows = [...readme.matchAll(/^\| (.+?) +\| (run in the tests:|\*\*not run\*\*:)/gmu)];
  const told = rows.flatMap(([, titles = "", how = ""]) => titles.split(", ").map((title) => [title, how] as const));
  const expected = DIALECTS.map(({ title, proof }) => [
    title.replace("Amazon ", "").replace(" and ", "/"),
    proof === "executed" ? "run in the tests:" : "**not run**:",
  ]);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
  expect(told).toHaveLength(DIALECTS.length);
});
