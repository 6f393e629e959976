import { expect, test } from "vitest";

import { printedPage } from "../support/printed-builder.ts";
import { contextOf, explained } from "../support/explained-pages.ts";

test("an attribute of several events: who has it, and where its type differs", () => {
  const page = printedPage("en-us", {
    events: {
      close_door: ["doorId: string"],
      open_door: ["doorId: string"],
      paint_door: ["colour: string", "doorId: integer"],
    },
  });
  const context = contextOf([page]);
  expect(explained("doorId", context)).toMatchInlineSnapshot(`
    "
    doorId, an attribute of 3 events  (site, release current)
    =========================================================
      What is known of it differs: type.

      string (2 events)
        close_door open_door

      integer (1 event)
        paint_door

      The reasons: explain close_door.doorId
    "
  `);
  expect(explained("colour", context)).toBe(explained("paint_door.colour", context));
});

test("a common attribute is explained in each scope, and answers as one of any event", () => {
  const pages = (["site", "tenant"] as const).map((scope) =>
    printedPage("en-us", { scope, common: ["eventTime: string"], events: { open_door: [] } }),
  );
  const context = contextOf(pages);
  const titles = (text: string): readonly string[] =>
    explained(text, context)
      .split("\n")
      .filter((line) => line.includes("release current"));
  expect(titles("eventTime")).toEqual([
    "eventTime, common to all events  (site, release current)",
    "eventTime, common to all events  (tenant, release current)",
  ]);
  expect(titles("open_door.eventTime")).toEqual(titles("eventTime"));
});
