import { expect, test } from "vitest";

import { demandSoundModel } from "../../generator/model/demand-sound-model.ts";
import { factsOnly } from "../../generator/model/facts-only.ts";
import { modelId } from "../../generator/model/model-id.ts";
import type { Reference } from "../../generator/model/model.ts";
import { parseNamedModel } from "../../generator/model/parse-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const [door, latch] = ["door", "latch"].map((name) => buildAttribute({ name })) as [Row, Row];
type Row = ReturnType<typeof buildAttribute>;

function sound(site: Partial<Reference>): ReturnType<typeof buildModel> {
  const model = buildModel({ site });
  return { ...model, id: modelId(model.references) };
}

const events = (...rows: readonly Row[]) => [
  buildEvent({ name: "open" }),
  buildEvent({ name: "shut", attributes: rows }),
];

test("a model of distinct names and of its own id is sound; an attribute may be common and an event's own", () => {
  const model = sound({ common: [door], events: events(door, latch) });
  expect(demandSoundModel(model, "m.json", modelId)).toBe(model);
});

test.each<readonly [string, Partial<Reference>, string]>([
  [
    "two events",
    { events: [...events(), buildEvent({ name: "open" })] },
    'm.json: $.references.site.events[2].name is "open", as $.references.site.events[0].name is. Remove one of them.',
  ],
  [
    "two rows of an event",
    { events: events(door, latch, door) },
    'm.json: $.references.site.events[1].attributes[2].name is "door", as $.references.site.events[1].attributes[0].name is. Remove one of them.',
  ],
  [
    "two common rows",
    { common: [door, door] },
    'm.json: $.references.site.common[1].name is "door", as $.references.site.common[0].name is. Remove one of them.',
  ],
  [
    "a row without a name",
    { events: events(buildAttribute({ name: "" })) },
    "m.json: $.references.site.events[1].attributes[0].name is empty. Name it, or remove it.",
  ],
  [
    "an event without a name",
    { events: [buildEvent({ name: " " })] },
    "m.json: $.references.site.events[0].name is empty. Name it, or remove it.",
  ],
])("%s are refused, with their place", (_, site, message) => {
  expect(() => demandSoundModel(sound(site), "m.json", modelId)).toThrow(message);
});

test("a model that was edited and kept its id is refused; facts that came from an earlier version are not", () => {
  const model = sound({ events: events(door) });
  const edited = { ...sound({ events: events(latch) }), id: model.id };
  const right = modelId(edited.references);
  expect(() => demandSoundModel(edited, "m.json", modelId)).toThrow(
    `m.json: $.id is "${model.id}", but the facts are those of model "${right}": they were edited. ` +
      `Make it anew with \`activity-log-schema generate\`, or write "${right}".`,
  );
  expect(demandSoundModel(edited, "m.json", undefined)).toBe(edited);
});

test("facts of history are read as a model; of a whole model nothing may be missing", () => {
  const model = sound({ common: [door], events: events(latch) });
  const read = parseNamedModel(JSON.stringify(factsOnly(model)), "h.json");
  expect([read.id, read.references.site?.pages, read.references.site?.events[1]?.seenIn]).toEqual([model.id, [], []]);
  expect(parseNamedModel(JSON.stringify(model), "m.json")).toEqual(model);
  const broken = {
    ...model,
    references: { site: { ...model.references.site, common: [{ name: "door", type: "string" }] } },
  };
  expect(() => parseNamedModel(JSON.stringify(broken), "m.json")).toThrow(
    'm.json: $.references.site.common[0] must have "seenIn". Make it anew with `activity-log-schema generate`.',
  );
});

test("the id of a model of an earlier version was made otherwise: it is what a database records", () => {
  const { id, ...rest } = sound({ events: events(door) });
  const upgrades = new Map([[0, (model: object) => ({ ...model })]]);
  const text = JSON.stringify({ ...rest, id: "0123456789ab", modelVersion: 0 });
  expect(parseNamedModel(text, "m.json", { upgrades, latest: 1 })).toMatchObject({
    id: "0123456789ab",
    modelVersion: 1,
  });
  expect(id).not.toBe("0123456789ab");
});
