import { expect, test } from "vitest";

import type { Change } from "../../../generator/diff/change.ts";
import { valueTexts } from "../../../generator/report/changes/value-text.ts";
import { buildAttribute, buildEvent, buildReference } from "../../support/model-builder.ts";

const place = { scope: "site" } as const;
const textOf = (kind: Change["kind"], after: unknown) => valueTexts({ kind, to: place, after } as Change);

test.each<[Change["kind"], unknown, string]>([
  ["scope", buildReference({ events: [buildEvent({ name: "open" })] }), "1 event"],
  ["page", { locale: "pt-br", release: "next" }, "pt-br of next"],
  ["event", buildEvent({ name: "open" }), "0 attributes"],
  ["attribute", buildAttribute({ name: "a", type: "long" }), "long"],
  [
    "event.lifecycle",
    { status: "deprecated", since: "2024-10", replacedBy: "shut door" },
    'deprecated since 2024-10, replaced by "shut door"',
  ],
  ["attribute.listedIn", "common", "every event"],
  ["attribute.listedIn", ["a", "b"], "a, b"],
  ["attribute.listedIn", ["a", "b", "c", "d"], "4 events"],
  ["attribute.nullable", true, "yes"],
  ["attribute.default", "", '""'],
  ["attribute.default", 0, "0"],
  ["attribute.values", { kind: "range", minimum: 1 }, "range 1 to ?"],
  ["attribute.values", { kind: "codes", items: [{ value: 9, label: "Viewer" }] }, 'codes: 9 = "Viewer"'],
  ["attribute.values", { kind: "closed", items: [1, 2, 3, 4].map((value) => ({ value })) }, "closed, 4 values"],
  ["attribute.value", { value: "a b", label: "x" }, '"a b" = "x"'],
  ["attribute.value", { value: null }, "null"],
  ["attribute.value", { label: "some words" }, '"some words"'],
  ["attribute.description", "One.\u001b[31m", '"One.\\u001b[31m"'],
  ["attribute.missingIn", true, "missing"],
])("%s %j is %s", (kind, value, text) => {
  expect(textOf(kind, value)).toEqual({ after: text });
});
