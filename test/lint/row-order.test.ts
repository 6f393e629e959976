import { expect, test } from "vitest";

import { outOfOrder } from "../../generator/lint/out-of-order.ts";
import { coveredText, findingsOf, pageFile } from "./lint-pages.ts";

test("the fewest names are out of order", () => {
  expect(outOfOrder([])).toEqual([]);
  expect(outOfOrder(["a", "b", "c"])).toEqual([]);
  expect(outOfOrder(["z", "a", "b", "c"])).toEqual([0]);
  expect(outOfOrder(["a", "c", "b", "d"])).toHaveLength(1);
  expect(outOfOrder(["a", "b", "C", "d"])).toEqual([2]);
});

test("a row in the wrong place is told where it belongs, by the names of the log", () => {
  const rows = ["actorUserId", "siteName", "groupId", "motivo", "userId"];
  const english = ["actorUserId", "groupId", "reason", "siteName", "userId"];
  const pages = [
    pageFile("pt-br", { events: { sign_in: rows } }),
    pageFile("zh-cn", { events: { sign_in: english } }),
    pageFile("sv-se", { events: { sign_in: english } }),
  ];
  const found = findingsOf("row-order", pages);
  expect(found.map(({ message }) => message)).toEqual(["`siteName` is out of order: it belongs before `userId`"]);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual(["siteName"]);
});

test("the last row may belong before others, another one at the end", () => {
  const messages = (rows: readonly string[]): readonly string[] =>
    findingsOf("row-order", [pageFile("en-us", { events: { sign_in: rows } })]).map(({ message }) => message);
  expect(messages(["a", "b", "d", "e", "f", "c"])).toEqual(["`c` is out of order: it belongs before `d`"]);
  expect(messages(["f", "a", "b", "c", "d"])).toEqual(["`f` is out of order: it belongs at the end"]);
});

test("a page that is not sorted has no row out of order", () => {
  const events = { sign_in: ["userId", "reason", "groupId", "actorUserId"], sign_out: ["b", "a"] };
  expect(findingsOf("row-order", [pageFile("en-us", { events })])).toEqual([]);
});

test("a name that is not proved has no place in the order", () => {
  const events = { sign_in: ["actorUserId", "groupId", "ID do lugar", "siteName", "userId"] };
  expect(findingsOf("row-order", [pageFile("pt-br", { events })])).toEqual([]);
});
