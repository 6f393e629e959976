import { expect, test } from "vitest";

import { coveredText, findingsOf, pageFile } from "./lint-pages.ts";

const cell = (locale: string, text: string): ReturnType<typeof pageFile> =>
  pageFile(locale, { events: { sign_in: [`a: string: ${text}`] } });

test.each([
  ["pt-br", "The name of the door."],
  ["zh-cn", "How long the door was open, in <b>whole</b> seconds"],
  ["de-de", "<p>Die Tür.</p><p>The size of the door.</p>"],
])("%s: %s is English", (locale, text) => {
  expect(findingsOf("untranslated-text", [cell(locale, text)])).toHaveLength(1);
});

test.each([
  ["en-us", "The name of the door."],
  ["en-gb", "The colour of the door."],
  ["pt-br", "O nome da porta."],
  ["pt-br", "Number of doors"],
  ["pt-br", "0 = Off, 1 = Turned On, 2 = Half Open, 3 = Broken"],
  ["pt-br", "<code>the name of the door</code> aqui"],
  ["sv-se", "Information om dörren i huset."],
  ["zh-cn", "门的名字 (Door Name Of House)"],
])("%s: %s is not", (locale, text) => {
  expect(findingsOf("untranslated-text", [cell(locale, text)])).toEqual([]);
});

test("the same words on pages of two families are nobody's language", () => {
  const text = "Zorp der flimm von quux";
  const pages = [cell("pt-br", text), cell("zh-cn", text)];
  const found = findingsOf("untranslated-text", pages);
  expect(found).toMatchObject([
    { message: `not translated: "${text}"`, subject: { page: "current pt-br site", attribute: "a", printed: text } },
    { subject: { page: "current zh-cn site" } },
  ]);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual([text, text]);
});

test("the same words on pages of one family may be right on both", () => {
  const text = "uma porta de casa grande";
  expect(findingsOf("untranslated-text", [cell("pt-br", text), cell("es-es", text)])).toEqual([]);
});
