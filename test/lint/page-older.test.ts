import { expect, test } from "vitest";

import { findingsOf, pageFile } from "./lint-pages.ts";

const ROWS = ["actorUserId", "groupId", "reason", "siteName", "userId"];

test("a page that lacks several rows of its siblings is older", () => {
  const pages = [
    pageFile("pt-br", { events: { sign_in: ROWS.slice(0, 2) } }),
    pageFile("zh-cn", { events: { sign_in: ROWS } }),
  ];
  expect(findingsOf("page-older", pages)).toEqual([
    {
      ruleId: "page-older",
      level: "info",
      message: "the page lacks 3 events or rows that other pages of its release have: it is probably older",
      locations: [{ file: "current/pt-br.md", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }],
      subject: { page: "current pt-br site" },
    },
  ]);
});

test("two missing rows may be slips", () => {
  const pages = [
    pageFile("pt-br", { events: { sign_in: ROWS.slice(0, 3) } }),
    pageFile("zh-cn", { events: { sign_in: ROWS } }),
  ];
  expect(findingsOf("page-older", pages)).toEqual([]);
});

test("of two pages that lack as much of each other neither is older", () => {
  const pages = [
    pageFile("pt-br", { events: { sign_in: [...ROWS.slice(0, 2), "tokenId", "tokenName", "viewCount"] } }),
    pageFile("zh-cn", { events: { sign_in: ROWS } }),
  ];
  expect(findingsOf("row-missing", pages)).toHaveLength(6);
  expect(findingsOf("page-older", pages)).toEqual([]);
});
