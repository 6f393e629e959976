import fc from "fast-check";
import { expect, test } from "vitest";
import { eventFileNames } from "../../generator/emit/event-file-names.ts";

const named = (...names: readonly string[]): Record<string, string> => Object.fromEntries(eventFileNames(names));

test("an ordinary event's file is named after it", () => {
  expect(named("open_door", "hist_login2")).toEqual({ open_door: "open_door", hist_login2: "hist_login2" });
});

test("no name leaves its folder or means a device", () => {
  expect(named("../up", "a/b", "con", "", "a b")).toEqual({
    "../up": "~2e~2e~2fup",
    "a/b": "a~2fb",
    con: "con~",
    "": "~",
    "a b": "a~20b",
  });
});

test("names that a disk may fold together stay apart, and the plain one keeps its own", () => {
  expect(named("User", "user")).toEqual({ User: "User~2", user: "user" });
});

test("any names get distinct safe files, whatever their order", () => {
  const anyName = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[ab~AB2]{0,5}$/u));
  fc.assert(
    fc.property(fc.uniqueArray(anyName, { maxLength: 30 }), (names) => {
      const settled = eventFileNames(names);
      expect(new Set([...settled.values()].map((name) => name.toLowerCase())).size).toBe(names.length);
      expect([...settled.values()].filter((name) => !/^[\w~-]+$/u.test(name))).toEqual([]);
      expect(eventFileNames(names.toReversed())).toEqual(settled);
    }),
  );
});
