import { expect, test } from "vitest";

import type { Model } from "../../generator/model/model.ts";
import { exampleRecord } from "../../generator/samples/example-record.ts";
import { exampleValue } from "../../generator/samples/values/example-value.ts";
import { eventsOf, generatedModel } from "../support/generated-folder.ts";
import { HOSTILE_MODEL } from "../support/hostile-model.ts";
import { buildAttribute } from "../support/model-builder.ts";
import { VALUES_MODEL } from "../support/values-model.ts";
import { schemaVerdict } from "./schema-verdict.ts";

const CURRENT = generatedModel();

const examplesOf = (model: Model) =>
  eventsOf(model).flatMap(({ scope, event }) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [{ scope, event, record: exampleRecord(event, reference) }];
  });

test("an example of every kind of attribute", () => {
  expect(examplesOf(VALUES_MODEL)[0]?.record).toMatchInlineSnapshot(`
    {
      "createdAt": "2026-03-08T08:30:00Z",
      "dayMask": 3,
      "details": "{"enabled":true}",
      "doorLuid": "00006e43-0000-4000-8000-000000006e43",
      "doorState": 0,
      "eventTime": "2026-03-10T00:41:38.499721141Z",
      "eventType": "open_door",
      "isPrivate": true,
      "jobKind": "Paint",
      "method": "PUSH",
      "objKind": "Door",
      "oldOwner": "sample old owner",
      "outcome": "success",
      "paintTime": 1250,
      "priority": 10,
      "revision": 1.1,
      "sourceIp": "198.51.100.4",
      "tags": "sample,another",
    }
  `);
});

test("the example of every event satisfies its schema and has every attribute", () => {
  for (const model of [CURRENT, VALUES_MODEL, HOSTILE_MODEL]) {
    const verdict = schemaVerdict(model);
    for (const { scope, event, record } of examplesOf(model)) {
      expect([event.name, verdict(scope, record)]).toEqual([event.name, []]);
      expect(event.attributes.filter(({ name }) => !Object.hasOwn(record, name))).toEqual([]);
    }
  }
});

test("hosts and addresses are those set aside for documentation", () => {
  const texts = JSON.stringify(examplesOf(CURRENT).map(({ record }) => record));
  const hosts = texts.match(/(?<=:\/\/|@)[\w.-]+/gu) ?? [];
  expect(new Set(hosts.map((host) => host.replace(/^.*?(example\.(?:com|org|net))$/u, "$1")))).toEqual(
    new Set(["example.com", "example.org"]),
  );
  const addresses = texts.match(/\b\d+\.\d+\.\d+\.\d+\b/gu) ?? [];
  expect(addresses.filter((address) => !/^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./u.test(address))).toEqual([]);
});

test("an attribute has the same example in every event, and its default where it has one", () => {
  const door = buildAttribute({ name: "door" });
  expect(exampleValue(door)).toBe(exampleValue({ ...door, description: "Another." }));
  expect(exampleValue({ ...door, default: "shut" })).toBe("shut");
  expect(exampleValue({ ...door, default: 5 })).toBe("sample door");
  expect(exampleValue({ ...door, type: "integer", default: 5 })).toBe(5);
  const values = { kind: "range", minimum: 1, maximum: 9 } as const;
  expect(exampleValue({ ...door, type: "integer", default: 3, values })).toBe(3);
  expect(exampleValue({ ...door, type: "integer", default: 30, values })).toBe(5);
});
