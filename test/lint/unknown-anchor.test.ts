import { expect, test } from "vitest";

import { coveredText, findingsOf, pageFile, tableText } from "./lint-pages.ts";

const link = (anchor: string): string => `a: string: Veja <a href="${anchor}">isso</a>.`;

test("a link leads to the English name of an event, whatever its heading prints", () => {
  const rows = ["groupId: inteiro", "userId: inteiro"];
  const pages = [
    pageFile("pt-br", { events: { definir_permissões: [link("#set-permissions"), ...rows], sign_in: rows } }),
    pageFile("zh-cn", { events: { set_permissions: ["a", ...rows], sign_in: rows } }),
    pageFile("sv-se", { events: { set_permissions: ["a", ...rows], sign_in: rows } }),
  ];
  expect(findingsOf("unknown-anchor", pages)).toEqual([]);
});

test.each(["#common-attributes", "#main-content", "#sign-in", "#Sign_In", "#", "#sign%2Din", "https://x.example/#y"])(
  "%s is known, or none of this page's",
  (anchor) => {
    expect(findingsOf("unknown-anchor", [pageFile("en-us", { events: { sign_in: [link(anchor)] } })])).toEqual([]);
  },
);

test.each(["#sign-off", "#%zz", "#sign-in-2"])("%s leads nowhere", (anchor) => {
  const pages = [pageFile("en-us", { events: { sign_in: [link(anchor)] } })];
  const found = findingsOf("unknown-anchor", pages);
  expect(found).toMatchObject([
    {
      message: `the page has no heading for the link "${anchor}"`,
      subject: { event: "sign_in", attribute: "a", printed: anchor },
    },
  ]);
  expect(coveredText(pages, found[0] ?? expect.fail())).toBe(`Veja <a href="${anchor}">isso</a>.`);
});

test("paragraphs below a heading are looked at, too, and links within other markup", () => {
  const text = `**Obs:** use [x](#gone) or *[y](#gone-2)*.\n\n${tableText("en-us", ["a"])}`;
  const found = findingsOf("unknown-anchor", [pageFile("en-us", { events: { sign_in: text } })]);
  expect(found.map(({ subject }) => subject)).toEqual([
    { page: "current en-us site", event: "sign_in", printed: "#gone" },
    { page: "current en-us site", event: "sign_in", printed: "#gone-2" },
  ]);
});

test("where the name of an event is not proved, its anchor is not known", () => {
  const pages = [pageFile("pt-br", { events: { definir_permissões: [link("#set-permissions")] } })];
  expect(findingsOf("unknown-anchor", pages)).toEqual([]);
});
