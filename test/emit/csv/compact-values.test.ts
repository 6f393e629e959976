import { expect, test } from "vitest";

import { compactValues } from "../../../generator/emit/csv/compact-values.ts";
import type { Values } from "../../../generator/model/model.ts";
import { VALUE_ATTRIBUTES } from "../../support/values-model.ts";

test("the values of each kind in one cell", () => {
  const cells = VALUE_ATTRIBUTES.map(({ name, values }) => [name, compactValues(values)]).filter(
    ([, text]) => text !== "",
  );
  expect(Object.fromEntries(cells)).toEqual({
    doorState: "codes: 0=Shut; 1=Wide open; 3=Ajar (a little)",
    outcome: "closed: success=It went well; failure",
    jobKind: "open: Paint; Oil",
    method: "examples: PUSH; PULL",
    dayMask: "bitmask: 1=Sunday; 2=Monday",
    priority: "range: 0..10",
    objKind: "described: Door; Gate",
    isPrivate: "closed: true=Private; false=Public; null=Unknown",
  });
});

test.each<[Values, string]>([
  [{ kind: "described" }, "described"],
  [{ kind: "range", minimum: 1 }, "range: 1.."],
])("%j is %s", (values, text) => {
  expect(compactValues(values)).toBe(text);
});
