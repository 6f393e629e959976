import { expect, test } from "vitest";
import { parseModel } from "../../generator/model/parse-model.ts";
import { serializeModel } from "../../generator/model/serialize-model.ts";
import { fullModel } from "../support/full-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

/** The same value with the keys of every object the other way round. */
const backwards = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, backwards(part)]),
  );
};

test("keys stand in the order of the contract, with 2 spaces and a final newline", () => {
  const event = buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorId", type: "integer" })] });
  expect(serializeModel(buildModel({ site: { events: [event] } }))).toMatchInlineSnapshot(`
    "{
      "modelVersion": 1,
      "id": "0123456789ab",
      "release": "current",
      "references": {
        "site": {
          "documentedIn": "current",
          "product": "cloud",
          "pages": [
            {
              "locale": "en-us",
              "release": "current"
            }
          ],
          "common": [],
          "events": [
            {
              "name": "open_door",
              "attributes": [
                {
                  "name": "doorId",
                  "type": "integer",
                  "seenIn": [
                    "en-us"
                  ],
                  "evidence": {
                    "name": {
                      "confidence": 1,
                      "by": [
                        "attested:en-us"
                      ]
                    },
                    "type": {
                      "confidence": 1,
                      "by": [
                        "attested:en-us"
                      ]
                    }
                  }
                }
              ],
              "seenIn": [
                "en-us"
              ]
            }
          ]
        }
      }
    }
    "
  `);
});

test("the order in which keys were given does not matter", () => {
  expect(serializeModel(backwards(fullModel) as typeof fullModel)).toBe(serializeModel(fullModel));
});

test("what was written is read back", () => {
  expect(parseModel(serializeModel(fullModel), "model.json")).toEqual(fullModel);
  expect(parseModel(`\uFEFF${serializeModel(buildModel())}`, "model.json")).toEqual(buildModel());
});

test("text that JSON must escape comes back as it was", () => {
  const description = 'a "quote", a \\, a line\nbreak, \u2028, 名前 and \u{1F6AA}';
  const model = buildModel({ site: { common: [buildAttribute({ name: "__proto__", description })] } });
  expect(parseModel(serializeModel(model), "model.json")).toEqual(model);
});
