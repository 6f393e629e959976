import { expect, test } from "vitest";

import { unusedWords } from "../../generator/commands/unused-words.ts";
import type { HandWrittenName } from "../../generator/inputs/hand-written.ts";
import { readDescriptions } from "../../generator/inputs/read-descriptions.ts";
import { readThemes } from "../../generator/inputs/read-themes.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const MODEL = buildModel({
  site: { events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "color" })] })] },
});
const words = {
  descriptions: readDescriptions(
    "d.yaml",
    `events: { open_door: A., open_dor: B. }
attributes:
  color:
    - { events: ["shut_*"], text: C. }
    - { text: D. }
  colour: E.
`,
  ),
  themes: readThemes("t.yaml", "- { theme: doors, title: D, description: D., events: [open_door, shut_door] }\n"),
};

test("the user's own words for what no page documents are told, each with its place", () => {
  expect(unusedWords({ ...words, borrowed: new Set() }, [MODEL])).toEqual([
    "d.yaml:1:36: event open_dor is documented by no page at hand; is it misspelt?",
    "d.yaml:4:7: attribute color, for the events named, is documented by no page at hand; is it misspelt?",
    "d.yaml:6:11: attribute colour, for the events named, is documented by no page at hand; is it misspelt?",
    "t.yaml:1:3: event shut_door of theme doors is documented by no page at hand; is it misspelt?",
  ]);
});

test("the project's own words are about pages that the user need not have", () => {
  const borrowed = new Set<HandWrittenName>(["descriptions.en.yaml", "themes.yaml"]);
  expect(unusedWords({ ...words, borrowed }, [MODEL])).toEqual([]);
});
