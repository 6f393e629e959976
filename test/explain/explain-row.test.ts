import { expect, test } from "vitest";

import type { Override } from "../../generator/inputs/override.ts";
import { printedPage } from "../support/printed-builder.ts";
import { contextOf, explained, stating } from "../support/explained-pages.ts";

const location = { file: "overrides.yaml", start: { line: 7, column: 3 }, end: { line: 7, column: 4 } };
const codes = [
  { code: 0, label: "Open" },
  { code: 2, label: "Shut" },
];

test("a row: its facts, what each page prints, every candidate with its evidence, every vote", () => {
  const pages = [
    stating(printedPage("pt-br", { events: { open_door: ["estado: sring", "uuid: sring"] } }), "estado", {
      unit: "seconds",
      values: { kind: "codes", items: codes, etc: false },
    }),
    printedPage("zh-cn", { events: { open_door: ["state: 字符串", "uuid: 字符串"] } }),
    printedPage("es-es", { release: "next", events: { open_door: ["estado: entero", "uuid: cadena"] } }),
  ];
  expect(explained("open_door.state", contextOf(pages))).toMatchInlineSnapshot(`
    "
    open_door.state  (site, release current)
    ========================================
      type        string
      values      codes: 0 = Open, 2 = Shut
      confidence  name 0.99, type 0.99, values 0.88

    Printed on the pages
      locale  release  name    type    place
      pt-br   current  estado  sring   current/pt-br/site.md:1:1
          values: codes: 0 = Open, 2 = Shut
          states: unit seconds
      zh-cn   current  state   字符串  current/zh-cn/site.md:1:1
      es-es   next     estado  entero  next/es-es/site.md:1:1

    Why the name is state
      state has +6.00 (3 are needed) and leads estado by 6.50 (1.5 are needed).
      state +6.00
        +4.00  attested:zh-cn  a page in another script left it in Latin letters
        +1.50  lexicon         all of its words are English
        +0.50  order           in order between its sure neighbours
      estado -0.50
        +2.00  attested:pt-br  a page of a romance language prints it
        +0.50  order           in order between its sure neighbours
        +0.00  attested:es-es  the page prints it, but it may be a word of the
                               page's own language
        -3.00  lexicon         not all of its words are English

    Why the type is string
      +2.00  string   pt-br current  sring   close to a known word
      +3.00  string   zh-cn current  字符串  the locale's own word
      +0.00  integer  es-es next     entero  the locale's own word; another release,
                                             not counted

    Why the values are these
      stated:pt-br  the page's text states them
    "
  `);
});

test("an unresolved row answers to what is printed and to its candidates, and shows why none won", () => {
  const pages = [
    printedPage("pt-br", { events: { open_door: ["caption: zzz"] } }),
    printedPage("es-es", { events: { open_door: ["heading: zzz"] } }),
  ];
  const context = contextOf(pages);
  expect(explained("open_door.heading", context)).toMatchInlineSnapshot(`
    "
    open_door.heading  (site, release current)
    ==========================================
      Unresolved: no name is proved.

    Printed on the pages
      locale  release  name     type  place
      es-es   current  heading  zzz   current/es-es/site.md:1:1
      pt-br   current  caption  zzz   current/pt-br/site.md:1:1

    Why no name is sure
      None is sure: caption leads heading by 0.00, 1.5 are needed.
      caption +3.50
        +2.00  attested:pt-br  a page of a romance language prints it
        +1.50  lexicon         all of its words are English
      heading +3.50
        +2.00  attested:es-es  a page of a romance language prints it
        +1.50  lexicon         all of its words are English

    Why no type is sure
      No page's word can be read.
      +0.00  ?  es-es current  zzz  nothing tells what it means
      +0.00  ?  pt-br current  zzz  nothing tells what it means
    "
  `);
  expect(explained("caption", context)).toBe(explained("open_door.caption", context));
});

test("a human decision shows its place and reason, and what the pages say beside it", () => {
  const override: Override = {
    scope: "site",
    place: { kind: "any-event" },
    locale: "pt-br",
    printed: "ID da porta",
    name: "doorId",
    reason: "made up",
    evidence: "a note",
    location,
  };
  const page = printedPage("pt-br", { events: { open_door: ["ID da porta: bool"] } });
  expect(explained("open_door.doorId", contextOf([page], [override]))).toMatchInlineSnapshot(`
    "
    open_door.doorId  (site, release current)
    =========================================
      type        boolean
      confidence  name 0.99, type 0.95

    Printed on the pages
      locale  release  name         type  place
      pt-br   current  ID da porta  bool  current/pt-br/site.md:1:1

    Why the name is doorId
      Decided by a human: doorId, in overrides.yaml:7:3
      Reason: made up
      Evidence: a note
      The pages at hand don't prove it.

    Why the type is boolean
      +3.00  boolean  pt-br current  bool  the locale's own word
    "
  `);
});

test("the second row of a name, and a row of another release, are told from the first", () => {
  const pages = [
    printedPage("en-us", { events: { open_door: ["doorId: string", "doorId: integer"] } }),
    printedPage("en-us", { release: "next", events: { open_door: ["doorId: string", "roomId: string"] } }),
  ];
  const context = contextOf(pages);
  const heads = (text: string): readonly (string | undefined)[] =>
    [...explained(text, context).matchAll(/^=+\n(.*)$/gmu)].map(([, line]) => line);
  expect(heads("open_door.doorId")).toEqual([
    "  type        string",
    "  Unresolved: an earlier row of the table has this name.",
  ]);
  expect(heads("open_door.roomId")).toEqual(["  Not in release current."]);
});

test("text of a page stays on its line", () => {
  const page = printedPage("en-us", { events: { open_door: ["door\nId: string"] } });
  expect(explained("open_door.door\nId", contextOf([page]))).toContain("open_door.door Id  (site, release current)");
});
