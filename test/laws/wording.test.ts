import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readWording } from "../../generator/inputs/read-wording.ts";
import type { Wording } from "../../generator/inputs/wording.ts";
import type { Attribute } from "../../generator/model/model.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { DOCS_INPUT } from "../support/page-folders.ts";

const wording = readWording("wording.en.yaml", readFileSync(join(DOCS_INPUT, "wording.en.yaml"), "utf8"));
const attributes = Object.values(generatedModel("current").references).flatMap(({ common, events }) => [
  ...common.map((attribute) => ["*", attribute] as const),
  ...events.flatMap((event) => event.attributes.map((attribute) => [event.name, attribute] as const)),
]);

test.each(wording.map((said) => [said.attribute, said] as const))("our words for %s are used", (name, said) => {
  const meant = attributes.filter(
    ([event, attribute]) => attribute.name === name && (said.events?.includes(event) ?? true),
  );
  expect(meant.some(([, attribute]) => usesAll(attribute, said))).toBe(true);
});

function usesAll({ values, nullWhen, absentWhen }: Attribute, said: Wording): boolean {
  const labels = values?.items?.map(({ label }) => label) ?? [];
  return (
    [...(said.labels?.values() ?? []), ...(said.described ?? [])].every((label) => labels.includes(label)) &&
    (said.nullWhen === undefined || said.nullWhen === nullWhen) &&
    (said.absentWhen === undefined || said.absentWhen === absentWhen)
  );
}
