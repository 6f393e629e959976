import { expect, test } from "vitest";

import { ignoreChanges, tellIgnored } from "../../generator/commands/ignore-changes.ts";
import { readIgnored } from "../../generator/inputs/read-ignored.ts";
import { DOORS } from "../report/changes/changes-input.ts";

const TODAY = "2027-02-01";
const { changes } = DOORS;

/** The rules of what is left, and what is told, after a list of entries. */
function left(entries: string): { readonly rules: readonly string[]; readonly told: readonly string[] } {
  const remaining = ignoreChanges(changes, readIgnored("i.yaml", entries), TODAY);
  return { rules: remaining.changes.map(({ rule }) => rule.id), told: tellIgnored(remaining, "i.yaml") };
}

const ALL = changes.map(({ rule }) => rule.id);
const without = (id: string): readonly string[] => ALL.filter((other) => other !== id);

test.each([
  ["rule: event-removed", without("event-removed")],
  ["rule: attribute-*", without("attribute-type-widened")],
  ["event: '*_wall'", without("event-added")],
  ["attribute: state", without("code-meaning-changed")],
  ["scope: site", []],
  ["event: open_door, attribute: '*'", ALL.filter((_, i) => i !== ALL.indexOf("attribute-type-widened"))],
  [`fingerprint: ${changes[0]?.fingerprint ?? ""}`, ALL.slice(1)],
])("%s", (said, rules) => {
  expect(left(`- { ${said}, reason: x }`).rules).toEqual(rules);
});

test("all that an entry says must fit; a dot is a dot", () => {
  expect(left("- { rule: event-removed, event: open_door, reason: x }").rules).toEqual(ALL);
  expect(left("- { rule: event.removed, reason: x }").rules).toEqual(ALL);
});

test("an entry counts to the end of its last day; after that it is told and ignores nothing", () => {
  const until = (day: string) => left(`- { rule: event-removed, reason: x, expires: ${day} }`);
  expect(until(TODAY)).toEqual({ rules: without("event-removed"), told: ["i.yaml: 1 change ignored"] });
  expect(until("2027-01-31")).toEqual({
    rules: ALL,
    told: ["i.yaml: 0 changes ignored", "i.yaml:1:3: expired on 2027-01-31, ignores nothing; renew or remove it"],
  });
});

test("an entry that fits nothing is told", () => {
  expect(left("- { event: open_window, reason: x }\n- { scope: site, reason: x }").told).toEqual([
    "i.yaml: 6 changes ignored",
    "i.yaml:1:3: no change is as it says; remove it",
  ]);
});
