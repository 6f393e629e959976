import { expect, test } from "vitest";

import { CHANGE_RULES } from "../../../generator/diff/change-rules.ts";
import type { ChangeRuleDescription } from "../../../generator/emit/docs/change-rules-page.ts";
import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import { buildModel } from "../../support/model-builder.ts";
import { templates } from "../templates.ts";

const options = { naming: "snake", templates } as const;
const pageOf = (path: string, changeRules?: readonly ChangeRuleDescription[]): string | undefined =>
  emitDocs(buildModel({ site: {} }), { ...options, ...(changeRules && { changeRules }) }).find(
    (file) => file.path === path,
  )?.text;

const rule = (id: string, mirror: ChangeRuleDescription["mirror"], promises: ChangeRuleDescription["promises"]) => ({
  ...{ id, mirror, promises, level: "breaking" },
  ...{ purpose: `Checks that \`${id}\` holds.`, explanation: "Doors break." },
});

test("each rule of diff tells its level, its promises and its mirror", () => {
  const rules = [
    rule("door-added", "door-removed", { SOURCE: "breaking", SCHEMA: "compatible" }),
    rule("door-renamed", "door-renamed", { STORAGE: "breaking" }),
    rule("door-broken", { waiver: "Nobody mends it." }, { DOCS: "breaking" }),
  ];
  expect(pageOf("docs/rules/changes.md", rules)?.replace(/^[^]*(?=\| Rule)/u, "")).toMatchInlineSnapshot(`
    "| Rule | Level | What it does |
    | --- | --- | --- |
    | [\`door-added\`](#door-added) | breaking | Checks that \`door-added\` holds. |
    | [\`door-renamed\`](#door-renamed) | breaking | Checks that \`door-renamed\` holds. |
    | [\`door-broken\`](#door-broken) | breaking | Checks that \`door-broken\` holds. |

    ## door-added

    Checks that \`door-added\` holds. Level: breaking (SOURCE breaking, SCHEMA compatible).

    Doors break. Its mirror is [\`door-removed\`](#door-removed).

    ## door-renamed

    Checks that \`door-renamed\` holds. Level: breaking (STORAGE breaking).

    Doors break. It is its own mirror: the way back is such a change too.

    ## door-broken

    Checks that \`door-broken\` holds. Level: breaking (DOCS breaking).

    Doors break. It has no mirror. Nobody mends it.
    "
  `);
});

test("every rule of diff has an entry of its own, and every link leads to one", () => {
  const page = pageOf("docs/rules/changes.md", CHANGE_RULES) ?? "";
  const headings = [...page.matchAll(/^## (.+)$/gmu)].map(([, id]) => id);
  expect(headings).toEqual(CHANGE_RULES.map(({ id }) => id));
  const targets = [...page.matchAll(/\]\(#([^)]+)\)/gu)].map(([, id]) => id);
  expect(targets.filter((id) => !headings.includes(id))).toEqual([]);
});

test("the start page leads to it, where there is one", () => {
  expect(pageOf("docs/index.md", CHANGE_RULES)).toContain("](rules/changes.md)");
  expect(pageOf("docs/index.md")).not.toContain("rules/changes.md");
  expect(pageOf("docs/rules/changes.md")).toBeUndefined();
});
