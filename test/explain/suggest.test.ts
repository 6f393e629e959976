import { expect, test } from "vitest";

import { parseQuery } from "../../generator/explain/query.ts";
import { suggest } from "../../generator/explain/suggest.ts";
import { printedPage } from "../support/printed-builder.ts";
import { contextOf, explained, queryOf } from "../support/explained-pages.ts";

const pages = [
  printedPage("pt-br", { events: { open_door: ["motivo: sring"], close_door: ["doorId: sring"] } }),
  printedPage("es-es", { events: { open_door: ["motivo: cadena"], close_door: ["doorId: cadena"] } }),
  printedPage("zh-cn", { events: { open_door: ["reason: 字符串"], close_door: ["doorId: 字符串"] } }),
];
const { scopes } = contextOf(pages);

test.each([
  ["open_door.motivo", ["motivo is what es-es, pt-br prints for reason: explain open_door.reason"]],
  ["Motivo", ["Motivo is what es-es, pt-br prints for reason: explain reason"]],
  ["open_door.reasno", ["perhaps open_door.reason"]],
  ["opendoor.reason", ["perhaps open_door.reason"]],
  ["close_dor", ["perhaps close_door"]],
  ["DOORID", ["perhaps doorId"]],
  ["open_door.doorId", ["other events have it: close_door"]],
  ["window", []],
])("%s may mean %j", (text, lines) => {
  expect(explained(text, contextOf(pages))).toBe("\nnothing");
  expect(suggest(queryOf(text), scopes)).toEqual(lines);
});

test("a translation that holds spaces is given as a shell takes it", () => {
  const page = printedPage("pt-br", { events: { open_door: ["ID da porta: bool"] } });
  expect(suggest(queryOf("ID da port"), contextOf([page]).scopes)).toEqual(["perhaps ID da porta"]);
});

test.each(["", ".", "open_door.", ".reason", "  . "])("%j is no query", (text) => {
  expect(parseQuery(text)).toBeUndefined();
});
