import { expect, test } from "vitest";

import { coveredText, findingsOf, pageFile } from "./lint-pages.ts";

const ROWS = ["actorUserId", "groupId", "reason", "siteName", "userId"];

test("an event that other pages of the release have is missing behind the event before it", () => {
  const pages = [
    pageFile("pt-br", { events: { add_user: ROWS, sign_out: ROWS } }),
    pageFile("zh-cn", { events: { add_user: ROWS, sign_in: ["isError: 布尔值"], sign_out: ROWS } }),
  ];
  const found = findingsOf("event-missing", pages);
  expect(found).toMatchObject([
    {
      message: "the event `sign_in` is missing; it stands on the page in zh-cn",
      locations: [{ file: "current/pt-br.md" }, { file: "current/zh-cn.md" }],
      subject: { page: "current pt-br site", event: "sign_in", expected: "sign_in" },
    },
  ]);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual(["add\\_user"]);
  expect(findingsOf("row-missing", pages)).toEqual([]);
});

test("the first event of all is missing at the first heading of the page", () => {
  const pages = [
    pageFile("pt-br", { events: { sign_out: ROWS } }),
    pageFile("zh-cn", { events: { add_user: ["isError: 布尔值"], sign_out: ROWS } }),
  ];
  expect(findingsOf("event-missing", pages).map((finding) => coveredText(pages, finding))).toEqual(["sign\\_out"]);
});

test("a row is missing at the heading of its event, or at the first row of the common table", () => {
  const pages = [
    pageFile("pt-br", { common: ["siteId: inteiro"], events: { sign_in: ROWS.filter((row) => row !== "reason") } }),
    pageFile("zh-cn", { common: ["eventOutcome", "siteId: 整数"], events: { sign_in: ROWS } }),
    pageFile("sv-se", { common: ["eventOutcome", "siteId: heltal"], events: { sign_in: ROWS } }),
  ];
  const found = findingsOf("row-missing", pages);
  expect(found.map(({ message }) => message)).toEqual([
    "the row `eventOutcome` is missing; it stands on the pages in sv-se, zh-cn",
    "the row `reason` is missing; it stands on the pages in sv-se, zh-cn",
  ]);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual(["siteId", "sign\\_in"]);
});

test("pages of another release are no measure, nor is a row whose name is not proved", () => {
  const older = pageFile("pt-br", { release: "next", events: { sign_in: ROWS.slice(1) } });
  expect(findingsOf("row-missing", [older, pageFile("zh-cn", { events: { sign_in: ROWS } })])).toEqual([]);
  const unproved = [
    pageFile("pt-br", { events: { sign_in: [...ROWS, "zona morta: booliano"] } }),
    pageFile("zh-cn", { events: { sign_in: ROWS } }),
  ];
  expect(findingsOf("row-missing", unproved)).toEqual([]);
});

test("an event that is said to have no attributes of its own lacks those of other pages; one without a table does not", () => {
  const other = pageFile("zh-cn", { events: { sign_in: ["reason"], sign_out: ROWS } });
  const sentence = ['<tr><td colspan="3">Nada.</td></tr>'];
  const lacking = [pageFile("pt-br", { events: { sign_in: sentence, sign_out: ROWS } }), other];
  expect(findingsOf("row-missing", lacking)).toHaveLength(1);
  const tableless = [pageFile("pt-br", { events: { sign_in: "Nada.", sign_out: ROWS } }), other];
  expect(findingsOf("row-missing", tableless)).toEqual([]);
});
