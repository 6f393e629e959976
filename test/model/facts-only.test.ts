import { expect, test } from "vitest";

import { factsOnly, modelOfFacts } from "../../generator/model/facts-only.ts";
import { modelId } from "../../generator/model/model-id.ts";
import { parseFacts } from "../../generator/model/parse-model.ts";
import { serializeFacts, serializeModel } from "../../generator/model/serialize-model.ts";
import { fullAttribute, fullModel } from "../support/full-model.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";

const { site } = factsOnly(fullModel).references;

test("facts are what the identity is made of, and conditions", () => {
  expect(Object.keys(site ?? {})).toEqual(["documentedIn", "product", "common", "events"]);
  expect(Object.keys(site?.events[0] ?? {})).toEqual(["name", "lifecycle", "availability", "seeAlso", "attributes"]);
  const left = ["history", "observed", "printed", "seenIn", "evidence", "description"];
  expect(Object.keys(site?.common[0] ?? {})).toEqual(Object.keys(fullAttribute).filter((key) => !left.includes(key)));
  expect(modelId(modelOfFacts(factsOnly(fullModel)).references)).toBe(modelId(fullModel.references));
});

const DOORS = buildModel({
  site: {
    common: [buildAttribute({ name: "time", type: "integer" })],
    events: [buildEvent({ name: "shut", attributes: ["z", "a"].map((name) => buildAttribute({ name })) })],
  },
});

test("an attribute is a line, in page order", () => {
  expect(serializeFacts(factsOnly(DOORS))).toBe(
    [
      "{",
      '  "modelVersion": 1,',
      '  "id": "0123456789ab",',
      '  "release": "current",',
      '  "references": {',
      '    "site": {',
      '      "documentedIn": "current",',
      '      "product": "cloud",',
      '      "common": [',
      '        {"name":"time","type":"integer"}',
      "      ],",
      '      "events": [',
      "        {",
      '          "name": "shut",',
      '          "attributes": [',
      '            {"name":"z","type":"string"},',
      '            {"name":"a","type":"string"}',
      "          ]",
      "        }",
      "      ]",
      "    }",
      "  }",
      "}\n",
    ].join("\n"),
  );
});

test("written facts are read back as a model without pages, locales and words", () => {
  const text = serializeFacts(factsOnly(fullModel));
  const model = parseFacts(text, "0001.json");
  expect(factsOnly(model)).toEqual(factsOnly(fullModel));
  expect(model.references.site).toMatchObject({ pages: [], events: [{ seenIn: [] }] });
});

test("a whole model is read as it is", () => {
  expect(parseFacts(serializeModel(fullModel), "model.json")).toEqual(fullModel);
});

test("what is wrong is told by its place", () => {
  const text = serializeFacts(factsOnly(DOORS)).replace('"integer"', '"whole"');
  expect(() => parseFacts(text, "0001.json")).toThrow("0001.json: $.references.site.common[0].type must be one of");
  expect(() => parseFacts(text.replace('"name":"z",', ""), "h.json")).toThrow("h.json: $.references.site.common[0]");
});
