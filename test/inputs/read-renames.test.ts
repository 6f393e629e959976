import { expect, test } from "vitest";

import { readRenames } from "../../generator/inputs/read-renames.ts";

const ENTRY = `- scope: site
  event: open_door
  from: groupID
  to: groupLuid
  verdict: same
  reason: The text is the same.
`;

test("a file of comments says nothing", () => {
  expect(readRenames("r.yaml", "# none\n")).toEqual({ entries: [] });
});

test("an entry about an attribute of an event, and one about any", () => {
  const any = ENTRY.replace("  event: open_door\n", "").replace("same", "different");
  expect(readRenames("r.yaml", ENTRY + any).entries).toMatchObject([
    {
      scope: "site",
      event: "open_door",
      from: "groupID",
      to: "groupLuid",
      verdict: "same",
      reason: "The text is the same.",
    },
    { scope: "site", from: "groupID", to: "groupLuid", verdict: "different", reason: "The text is the same." },
  ]);
});

test.each([
  [ENTRY.replace("same", "maybe"), 'r.yaml:5:12: unknown value "maybe" (allowed: same, different)'],
  [ENTRY.replace("verdict", "verdcit"), 'r.yaml:5:3: unknown key "verdcit"; did you mean "verdict"?'],
  [ENTRY.replace("groupLuid", "group Luid"), "r.yaml:4:7: expected an identifier such as `actorUserId`"],
  [ENTRY.replace("groupLuid", "groupID"), "r.yaml:1:3: `from` and `to` are the same name"],
  [ENTRY.replace(/ {2}reason.*\n/u, ""), 'r.yaml:1:3: the key "reason" is missing'],
  ["site: x", "r.yaml:1:1: expected a list of entries, found an entry with keys"],
  [
    ENTRY +
      ENTRY.replace("from: groupID\n  to: groupLuid", "from: groupLuid\n  to: groupID").replace("same", "different"),
    "r.yaml:7:3: groupLuid and groupID are decided in line 1 already",
  ],
])("%j is refused", (text, message) => {
  expect(() => readRenames("r.yaml", text)).toThrow(message);
});

test("an entry knows where it stands", () => {
  const [first, second] = readRenames("r.yaml", ENTRY + ENTRY.replace("groupLuid", "groupUuid")).entries;
  expect([first?.location?.file, first?.location?.start.line]).toEqual(["r.yaml", 1]);
  expect(second?.location?.start.line).toBe(ENTRY.split("\n").length);
});
