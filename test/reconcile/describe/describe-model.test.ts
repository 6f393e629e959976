import { expect, test } from "vitest";

import { readDescriptions } from "../../../generator/inputs/read-descriptions.ts";
import { describeModel } from "../../../generator/reconcile/describe/describe-model.ts";
import { isMeantFor, projectDescriber } from "../../../generator/reconcile/describe/project-describer.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

test.each([
  ["open_door", "open_door", true],
  ["open_door", "open_doors", false],
  ["open_*", "open_door", true],
  ["*_door", "open_door", true],
  ["*door*", "door", true],
  ["a*a", "a", false],
  ["a*a", "aa", true],
  ["hist_*_task*", "hist_create_task", true],
  ["hist_*_task*", "hist_create_task_state", true],
  ["hist_*_task", "hist_task", false],
  ["a*b*c", "a1b2b3c", true],
  ["a*b*bc", "a1bc", false],
  ["*", "anything", true],
])("the pattern %s and the event %s: %s", (pattern, event, expected) => {
  expect(isMeantFor({ events: [pattern] }, event)).toBe(expected);
});

const MODEL = buildModel({
  site: {
    common: [buildAttribute({ name: "name" })],
    events: [
      buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "name" }), buildAttribute({ name: "x" })] }),
      buildEvent({ name: "open_window", attributes: [buildAttribute({ name: "name" })] }),
    ],
  },
  tenant: { events: [buildEvent({ name: "sell_house", attributes: [buildAttribute({ name: "name" })] })] },
});

const DESCRIPTIONS = readDescriptions(
  "descriptions.en.yaml",
  `
events: { open_door: A door opened. }
common: { site: { name: Name of the site. } }
attributes:
  name:
    - { events: ["*_door", open_door], text: Name of the door. }
    - { text: Name of the rest. }
`,
);

test("each event and attribute gets the words meant for it, and the first meaning that names its event counts", () => {
  const themes = new Map([["open_door", "doors"]]);
  const { site, tenant } = describeModel(MODEL, { describer: projectDescriber(DESCRIPTIONS), themes }).references;
  const told = [site, tenant].map((reference) => ({
    common: reference?.common.map(({ description }) => description),
    events: reference?.events.map(({ name, theme, description, attributes }) => [
      name,
      theme,
      description,
      attributes.map((attribute) => attribute.description),
    ]),
  }));
  expect(told).toEqual([
    {
      common: ["Name of the site."],
      events: [
        ["open_door", "doors", "A door opened.", ["Name of the door.", undefined]],
        ["open_window", undefined, undefined, ["Name of the rest."]],
      ],
    },
    { common: [], events: [["sell_house", undefined, undefined, ["Name of the rest."]]] },
  ]);
});

test("nothing to say leaves the model as it is", () => {
  const nobody = { event: () => undefined, attribute: () => undefined };
  expect(describeModel(MODEL, { describer: nobody, themes: new Map() })).toEqual(MODEL);
});
