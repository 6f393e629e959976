import { expect, test } from "vitest";

import { appendHistory } from "../../generator/inputs/append-history.ts";
import { isHistory, readHistory } from "../../generator/inputs/history.ts";
import { factsOnly } from "../../generator/model/facts-only.ts";
import { serializeFacts, serializeModel } from "../../generator/model/serialize-model.ts";
import { fullModel } from "../support/full-model.ts";
import { buildModel } from "../support/model-builder.ts";

const OLD = buildModel({ id: "aaaaaaaaaaaa", site: {} });
const file = (name: string, text = serializeFacts(factsOnly(OLD))) => ({
  path: `docs-input/history/${name}`,
  bytes: new TextEncoder().encode(text),
});

test("history lies in its folder, not below it", () => {
  expect(["history/a.json", "history/b/a.json", "a.json", "x/history/a.json"].map(isHistory)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("facts and whole models are read, by their number", () => {
  const files = [file("0002-0123456789ab.json", serializeModel(fullModel)), file("0001-aaaaaaaaaaaa.json")];
  expect(readHistory(files).map(({ id }) => id)).toEqual(["aaaaaaaaaaaa", "0123456789ab"]);
});

test.each([
  [["first.json"], "history/first.json: an earlier model is named by a number of 4 digits and its id, such as 0001-"],
  [
    ["0001-bbbbbbbbbbbb.json"],
    "history/0001-bbbbbbbbbbbb.json: holds model aaaaaaaaaaaa; name it 0001-aaaaaaaaaaaa.json",
  ],
  [
    ["0001-aaaaaaaaaaaa.json", "0001-bbbbbbbbbbbb.json"],
    "0001-bbbbbbbbbbbb.json: has the number of docs-input/history/0001-aaaaaaaaaaaa.json; number it anew",
  ],
])("%j is refused", (names, message) => {
  expect(() => readHistory(names.map((name) => file(name)))).toThrow(message);
});

test("a file that is no model is refused by its name", () => {
  expect(() => readHistory([file("0001-aaaaaaaaaaaa.json", "{}")])).toThrow("0001-aaaaaaaaaaaa.json: not a model");
});

test("a model is appended behind the newest, whatever the order of the names", () => {
  const entry = appendHistory(["0012-bbbbbbbbbbbb.json", "0002-cccccccccccc.json", "README.md"], OLD);
  expect(entry).toEqual({ name: "0013-aaaaaaaaaaaa.json", text: serializeFacts(factsOnly(OLD)) });
  expect(appendHistory([], OLD)?.name).toBe("0001-aaaaaaaaaaaa.json");
});

test("the newest is not appended again; facts that come back are", () => {
  expect(appendHistory(["0001-bbbbbbbbbbbb.json", "0002-aaaaaaaaaaaa.json"], OLD)).toBeUndefined();
  expect(appendHistory(["0001-aaaaaaaaaaaa.json", "0002-bbbbbbbbbbbb.json"], OLD)?.name).toBe("0003-aaaaaaaaaaaa.json");
});
