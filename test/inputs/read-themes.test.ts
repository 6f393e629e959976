import { expect, test } from "vitest";

import { readThemes } from "../../generator/inputs/read-themes.ts";

const read = (text: string): ReturnType<typeof readThemes> => readThemes("themes.yaml", text);
const DOORS = "- { theme: doors, title: Doors, description: They open., events: [open_door, shut_door] }\n";

test("themes keep their order", () => {
  const themes = read(
    `${DOORS}- { theme: windows, title: Windows, description: They break., events: [break_window] }\n`,
  );
  expect(themes.map(({ key }) => key)).toEqual(["doors", "windows"]);
  expect(themes[0]).toMatchObject({ title: "Doors", description: "They open.", events: ["open_door", "shut_door"] });
});

test("an empty file has no themes", () => {
  expect(read("")).toEqual([]);
});

test.each([
  [DOORS + DOORS, "themes.yaml:2:3: theme doors stands in line 1 already; keep one of them"],
  [
    `${DOORS}- { theme: more, title: More, description: More., events: [open_door] }\n`,
    "themes.yaml:2:60: event open_door stands in line 1 already; keep one of them",
  ],
  [
    "- { theme: Doors, title: Doors, description: D., events: [a] }",
    "themes.yaml:1:12: expected a key such as `sign-in`",
  ],
  ["- { theme: doors, title: Doors, description: D., events: [] }", "themes.yaml:1:58: expected at least one event"],
])("%s is refused", (text, message) => {
  expect(() => read(text)).toThrow(message);
});
