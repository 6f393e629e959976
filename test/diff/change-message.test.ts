import { expect, test } from "vitest";

import { changeMessage } from "../../generator/diff/change-message.ts";
import type { Change } from "../../generator/diff/change.ts";

const place = { scope: "site", attribute: "siteRoleId", value: 9 } as const;
const relabelled: Change = {
  ...{ kind: "attribute.value.label", from: place, to: place },
  ...{ before: "BasicUser", after: "Viewer" },
};

test("what all events have is told of all", () => {
  expect(changeMessage(relabelled)).toBe("In every site event, `siteRoleId` 9 means `Viewer`, it meant `BasicUser`.");
});

test("where it is may be told in other words, or not at all", () => {
  expect(changeMessage(relabelled, "In 226 site events")).toBe(
    "In 226 site events, `siteRoleId` 9 means `Viewer`, it meant `BasicUser`.",
  );
  expect(changeMessage(relabelled, "")).toBe("`siteRoleId` 9 means `Viewer`, it meant `BasicUser`.");
});

test("a likely rename says how sure it is, and why; a certain one does not", () => {
  const renamed = (certainty: { readonly confidence: number; readonly by?: readonly string[] }): string =>
    changeMessage({
      kind: "event.name",
      from: { scope: "tenant", event: "open_door" },
      to: { scope: "tenant", event: "open_gate" },
      ...{ before: "open_door", after: "open_gate" },
      ...certainty,
    });
  expect(renamed({ confidence: 0.876, by: ["position", "values"] })).toBe(
    "Tenant event `open_gate` was called `open_door` (87 % sure: position, values).",
  );
  expect(renamed({ confidence: 1, by: ["confirmed"] })).toBe("Tenant event `open_gate` was called `open_door`.");
});

test("what is gone is called as it was", () => {
  const from = { scope: "site", event: "shut_door" } as const;
  expect(changeMessage({ kind: "event", from, before: { name: "shut_door", attributes: [], seenIn: [] } })).toBe(
    "Site event `shut_door` is gone.",
  );
});

test("an attribute that leaves many tables counts them", () => {
  const to = { scope: "site", attribute: "siteLuid" } as const;
  const before = ["a", "b", "c", "d"];
  expect(changeMessage({ kind: "attribute.listedIn", from: to, to, before, after: "common" })).toBe(
    "`siteLuid` is in every site event, it was in 4 site events.",
  );
});
