import { join } from "node:path";

import { expect, test } from "vitest";

import { PROJECT_FOLDER } from "../../../generator/commands/project-folder.ts";
import { emitDocs } from "../../../generator/emit/docs/emit-docs.ts";
import { loadTemplates } from "../../../generator/inputs/load-templates.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

const templates = await loadTemplates(join(PROJECT_FOLDER, "templates"));
const MODEL = buildModel({
  site: {
    events: [
      buildEvent({
        name: "open_door",
        history: { firstSeen: "aaaaaaaaaaaa", removedIn: "bbbbbbbbbbbb" },
        attributes: [buildAttribute({ name: "color", history: { formerTypes: ["integer", "long"] } })],
      }),
    ],
  },
});
const pages = (changelog?: Parameters<typeof emitDocs>[1]["changelog"]) =>
  new Map(
    emitDocs(MODEL, { naming: "snake", templates, ...(changelog && { changelog }) }).map(({ path, text }) => [
      path,
      text,
    ]),
  );

test("the page holds its parts, releases first, and the start page leads to it", () => {
  const docs = pages({ releases: ["## A\n\na\n"], history: ["## B\n\nb\n"] });
  expect(docs.get("docs/changelog.md")).toMatch(/^# Changelog\n\n[^#]+\n\n## A\n\na\n\n## B\n\nb\n$/u);
  expect(docs.get("docs/index.md")).toContain("](changelog.md)");
});

test("without anything to compare it says so; without a changelog there is no page", () => {
  expect(pages({ releases: [], history: [] }).get("docs/changelog.md")).toContain(
    "\nNo other release and no earlier model",
  );
  expect(pages().has("docs/changelog.md")).toBe(false);
  expect(pages().get("docs/index.md")).not.toContain("changelog.md");
});

test("what earlier models tell stands on the event's page", () => {
  const page = pages().get("docs/events/site/open_door.md");
  expect(page).toContain("\nNew in model `aaaaaaaaaaaa`. Model `bbbbbbbbbbbb` did not have it.\n");
  expect(page).toMatch(/\| \[`color`\][^\n]+Documented as integer, then long before\./u);
});
