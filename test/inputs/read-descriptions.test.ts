import { expect, test } from "vitest";

import { readDescriptions } from "../../generator/inputs/read-descriptions.ts";

const read = (text: string): ReturnType<typeof readDescriptions> => readDescriptions("descriptions.en.yaml", text);

test("events, common attributes and meanings are read with their places", () => {
  const { events, common, attributes } = read(
    [
      "events:",
      "  open_door: A door opened.",
      "common:",
      "  site: { eventTime: When it happened. }",
      "attributes:",
      "  doorId: Number of the door.",
      "  name:",
      "    - events: [open_*]",
      "      text: Name of the door.",
      "    - text: Name of the house.",
    ].join("\n"),
  );
  expect(events.get("open_door")).toMatchObject({
    text: "A door opened.",
    location: { start: { line: 2, column: 14 } },
  });
  expect(common.get("site")?.get("eventTime")?.text).toBe("When it happened.");
  expect(common.get("tenant")?.size).toBe(0);
  expect(attributes.get("doorId")).toMatchObject([{ text: "Number of the door." }]);
  expect(attributes.get("name")).toMatchObject([
    { text: "Name of the door.", events: ["open_*"], location: { start: { line: 8, column: 7 } } },
    { text: "Name of the house.", location: { start: { line: 10, column: 7 } } },
  ]);
});

test("a file of comments alone describes nothing", () => {
  expect(read("# none\n")).toEqual({
    events: new Map(),
    common: new Map([
      ["site", new Map()],
      ["tenant", new Map()],
    ]),
    attributes: new Map(),
  });
});

test.each([
  ["event: {}", 'unknown key "event"; did you mean "events"? (allowed: events, common, attributes)'],
  ["events: { open_door: [a] }", "expected a text, found a list"],
  ["events: { open-door: A. }", "expected an identifier such as `actorUserId`"],
  [
    "attributes: { name: [{ text: A. }, { text: B., events: [a] }] }",
    "a meaning without `events` is that of all others",
  ],
  ["attributes: { name: [] }", "expected at least one meaning"],
  ["attributes: { name: [{ events: [Open door], text: A. }] }", "the name of an event, in which `*` stands"],
  ['attributes: { name: "two\\nlines" }', "control characters and line breaks are not allowed here"],
])("%s is refused with its place", (text, cause) => {
  expect(() => read(text)).toThrow(cause);
  expect(() => read(text)).toThrow(/^descriptions\.en\.yaml:1:\d+: /u);
});
