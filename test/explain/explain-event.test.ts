import { expect, test } from "vitest";

import { printedPage } from "../support/printed-builder.ts";
import { contextOf, explained } from "../support/explained-pages.ts";

test("an event: its attributes, unresolved ones among them, its places, how its name was found", () => {
  const pages = [
    printedPage("pt-br", {
      common: ["eventTime: sring"],
      events: { open_door: ["caption: sring", "doorId: sring"], close_door: [] },
    }),
    printedPage("es-es", { events: { open_door: ["heading: cadena", "doorId: cadena"] } }),
    printedPage("ja-jp", { events: { open_door: ["doorId: 文字列"] } }),
  ];
  expect(explained("open_door", contextOf(pages))).toMatchInlineSnapshot(`
    "
    open_door, an event  (site, release current)
    ============================================
      locales  all

    2 attributes, beside 1 that all events have
      name       type    sure  locales      values
      [heading]  ?       -     es-es pt-br  unresolved; caption +3.50, heading +3.50
      doorId     string  0.99  all

    Where it stands
      locale  release  heading    place
      es-es   current  open_door  current/es-es/site.md:1:1
      ja-jp   current  open_door  current/ja-jp/site.md:1:1
      pt-br   current  open_door  current/pt-br/site.md:1:1

    Why the name is open_door
      open_door has +13.25 (3 are needed).
      open_door +13.25
        +4.00  attested:ja-jp  a page in another script left it in Latin letters
        +3.00  families        two language families print it, and neither as a word
                               of its own
        +2.00  attested:es-es  a page of a romance language prints it
        +2.00  shape           several words in snake_case, which translators leave
                               alone
        +1.50  lexicon         all of its words are English
        +0.75  attested:pt-br  a further page of a romance language prints it
        +0.00  order           in order between its sure neighbours
    "
  `);
});

test("an event whose name is not decided answers to its headings", () => {
  const page = printedPage("pt-br", { events: { "porta aberta": ["doorId: bool"] } });
  const silent = { ...page, events: page.events.map((event) => ({ ...event, leadName: undefined })) };
  expect(explained("porta aberta", contextOf([silent]))).toMatchInlineSnapshot(`
    "
    porta aberta, an event  (site, release current)
    ===============================================
      Unresolved: no name is proved.
      locales  pt-br

    1 attribute
      name    type     sure  locales  values
      doorId  boolean  0.95  pt-br

    Where it stands
      locale  release  heading       place
      pt-br   current  porta aberta  current/pt-br/site.md:1:1

    Why no name is sure
      No page prints anything here that could be an identifier, and nothing suggests
      one.
    "
  `);
});

test("an event of both scopes is shown in both", () => {
  const pages = (["site", "tenant"] as const).map((scope) =>
    printedPage("en-us", { scope, events: { open_door: [] } }),
  );
  const titles = explained("open_door", contextOf(pages))
    .split("\n")
    .filter((line) => line.includes("an event"));
  expect(titles).toEqual([
    "open_door, an event  (site, release current)",
    "open_door, an event  (tenant, release current)",
  ]);
});
