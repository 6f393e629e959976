import { expect, test } from "vitest";

import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import { CONTEXT } from "../../report/report-input.ts";
import { buildModel } from "../../support/model-builder.ts";
import { templates } from "../templates.ts";

const options = { naming: "snake", templates } as const;
const pageOf = (path: string, rules = CONTEXT.rules): string | undefined =>
  emitDocs(buildModel({ site: {} }), { ...options, rules }).find((file) => file.path === path)?.text;

test("the rules of lint have a page, the worst first", () => {
  expect(pageOf("docs/rules/lint.md", CONTEXT.rules.toReversed())).toMatchInlineSnapshot(`
    "# Rules of lint

    What \`lint\` looks for in the publisher's pages. A finding has a level: an error makes the command fail unless
    \`--fail-on\` says otherwise. [Back to the start](../index.md).

    | Rule | Level | What it does |
    | --- | --- | --- |
    | [\`twin-door\`](#twin-door) | error | Checks that \`doors\` differ. |
    | [\`odd-door\`](#odd-door) | warning | Checks that doors are even. |
    | [\`loud-door\`](#loud-door) | info | Checks that doors are quiet. |

    ## twin-door

    Checks that \`doors\` differ. Level: error.

    Remove one of \`them\`.

    ## odd-door

    Checks that doors are even. Level: warning.

    Plane it.

    ## loud-door

    Checks that doors are quiet. Level: info.

    Oil it.
    "
  `);
});

test("the start page leads to it, where there is one", () => {
  expect(pageOf("docs/index.md")).toContain("](rules/lint.md)");
  expect(pageOf("docs/index.md", [])).not.toContain("rules/lint.md");
  expect(pageOf("docs/rules/lint.md", [])).toBeUndefined();
});
