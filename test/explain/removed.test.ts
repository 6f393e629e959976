import { expect, test } from "vitest";

import { nameChanges } from "../../generator/diff/name-changes.ts";
import { removedLines } from "../../generator/explain/removed.ts";
import { buildAttribute, buildEvent, buildModel } from "../support/model-builder.ts";
import { queryOf } from "../support/explained-pages.ts";

const color = buildAttribute({ name: "color" });
const LINE = [
  buildModel({ id: "aaaaaaaaaaaa", site: { events: [buildEvent({ name: "open_door", attributes: [color] })] } }),
  buildModel({ id: "bbbbbbbbbbbb", site: { common: [color], events: [buildEvent({ name: "shut_door" })] } }),
  buildModel({ id: "cccccccccccc", site: { events: [buildEvent({ name: "shut_door" })] } }),
];

test.each([
  [
    "open_door",
    ["site: documented until model aaaaaaaaaaaa (release current), removed in bbbbbbbbbbbb (release current)"],
  ],
  [
    "open_door.color",
    ["site: documented until model aaaaaaaaaaaa (release current), removed in bbbbbbbbbbbb (release current)"],
  ],
  [
    "shut_door.color",
    ["site: documented until model bbbbbbbbbbbb (release current), removed in cccccccccccc (release current)"],
  ],
  ["color", ["site: documented until model bbbbbbbbbbbb (release current), removed in cccccccccccc (release current)"]],
  ["shut_door", ["site: documented until model cccccccccccc (release current)"]],
  ["open_door.size", []],
  ["window", []],
])("%s", (name, lines) => {
  expect(removedLines(queryOf(name), LINE, nameChanges)).toEqual(lines);
});

const rows = (...names: readonly string[]) => names.map((name) => buildAttribute({ name }));
const RENAMED = [
  buildModel({
    id: "aaaaaaaaaaaa",
    release: "2024",
    site: {
      events: [
        buildEvent({ name: "sign_in", attributes: rows("siteName", "color", "authResult") }),
        buildEvent({ name: "shut_door", attributes: rows("siteName") }),
      ],
    },
  }),
  buildModel({
    id: "bbbbbbbbbbbb",
    release: "2025",
    site: {
      common: rows("SiteName"),
      events: [
        buildEvent({ name: "Sign_In", attributes: rows("color", "AuthResult") }),
        buildEvent({ name: "shut_door" }),
      ],
    },
  }),
];

test.each([
  ["sign_in", "Sign_In"],
  ["sign_in.color", "Sign_In.color"],
  ["sign_in.authResult", "Sign_In.AuthResult"],
  ["authResult", "AuthResult"],
  ["siteName", "SiteName"],
  ["shut_door.siteName", "shut_door.SiteName"],
])("%s goes by another name since", (name, later) => {
  expect(removedLines(queryOf(name), RENAMED, nameChanges)).toEqual([
    `site: documented until model aaaaaaaaaaaa (release 2024), renamed to ${later} in bbbbbbbbbbbb (release 2025)`,
  ]);
});
