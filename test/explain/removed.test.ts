import { expect, test } from "vitest";

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
  ["open_door", ["site: documented until model aaaaaaaaaaaa, removed in bbbbbbbbbbbb"]],
  ["open_door.color", ["site: documented until model aaaaaaaaaaaa, removed in bbbbbbbbbbbb"]],
  ["shut_door.color", ["site: documented until model bbbbbbbbbbbb, removed in cccccccccccc"]],
  ["color", ["site: documented until model bbbbbbbbbbbb, removed in cccccccccccc"]],
  ["shut_door", ["site: documented until model cccccccccccc"]],
  ["open_door.size", []],
  ["window", []],
])("%s", (name, lines) => {
  expect(removedLines(queryOf(name), LINE)).toEqual(lines);
});
