import fc from "fast-check";
import { expect, test } from "vitest";
import { eventTypeNames } from "../../../generator/emit/json-schema/type-names.ts";

test.each([
  ["login_authentication", "SiteLoginAuthenticationEvent"],
  ["user", "SiteUserEvent"],
  ["class", "SiteClassEvent"],
  ["event", "SiteEventEvent"],
  ["2fa_reset", "Site2FaResetEvent"],
  ["toString", "SiteToStringEvent"],
  ["名前", "SiteUnnamed_7EC262Event"],
])("%s is called %s", (name, typeName) => {
  expect(eventTypeNames("site", [name]).get(name)).toBe(typeName);
});

test("of names that fall together the one in plain snake_case keeps its name", () => {
  const names = ["aB", "a_b", "a__b", "A_B"];
  const settled = eventTypeNames("tenant", names);
  expect(settled.get("a_b")).toBe("TenantABEvent");
  expect(settled).toEqual(eventTypeNames("tenant", names.toReversed()));
  expect(settled.get("aB")).toBe(eventTypeNames("tenant", ["a_b", "aB"]).get("aB"));
});

test("any names get distinct identifiers, whatever their order", () => {
  const anyName = fc.oneof(fc.string(), fc.stringMatching(/^[ab12_AB]{0,5}$/u));
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { maxLength: 30 }), (names) => {
      const settled = eventTypeNames("site", names);
      expect(new Set(settled.values()).size).toBe(names.length);
      expect([...settled.values()].filter((name) => !/^Site[A-Za-z0-9_]+Event$/u.test(name))).toEqual([]);
      expect(eventTypeNames("site", names.toReversed())).toEqual(settled);
    }),
  );
});
