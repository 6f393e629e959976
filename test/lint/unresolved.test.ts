import { expect, test } from "vitest";

import { coveredText, findingsOf, pageFile } from "./lint-pages.ts";

test("a name that no page proves is an error at its cell; all cells of the row are told", () => {
  const pages = [
    pageFile("es-es", { events: { sign_in: ["actorUserId", "subtítulo"] } }),
    pageFile("sv-se", { events: { sign_in: ["actorUserId", "bildtext"] } }),
  ];
  const found = findingsOf("unresolved-name", pages);
  expect(found).toMatchObject([
    {
      level: "error",
      message: 'no page proves the name: es-es "subtítulo", sv-se "bildtext" (perhaps `bildtext`)',
      locations: [{ file: "current/es-es.md" }, { file: "current/sv-se.md" }],
      subject: { page: "current es-es site", event: "sign_in", attribute: "subtítulo", printed: "subtítulo" },
    },
  ]);
  expect(coveredText(pages, found[0] ?? expect.fail())).toBe("subtítulo");
});

test("a heading that no page proves is an error at the heading", () => {
  const pages = [pageFile("pt-br", { events: { definir_permissões: ["actorUserId"] } })];
  const found = findingsOf("unresolved-name", pages);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual(["definir\\_permissões"]);
});

test("a type that nobody can read is an error at its cell", () => {
  const pages = [pageFile("de-de", { events: { sign_in: ["userId: Wahrheitswert"] } })];
  const found = findingsOf("unresolved-type", pages);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual(["Wahrheitswert"]);
  expect(found[0]?.message).toBe('no page proves the type: de-de "Wahrheitswert"');
});
