import { expect, test } from "vitest";

import { compilePages } from "../../generator/commands/compile-pages.ts";
import { describeReleases } from "../../generator/commands/describe-releases.ts";
import { selectReleases } from "../../generator/commands/select-releases.ts";
import { distillPage } from "../../generator/distill/distill-page.ts";
import { serializeModel } from "../../generator/model/serialize-model.ts";
import { DOOR_PAGE, NEXT_DOOR_PAGE } from "../support/door-pages.ts";
import { read } from "../support/portal-page.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";

const makeFolder = temporaryFolders();

const SOURCES = "defaultRelease: current\nreleases: { current: { fallback: next }, next: { fallback: current } }\n";
const HAND_WRITTEN = {
  "sources.yaml": SOURCES,
  "descriptions.en.yaml": "events: { open_door: A door opened. }\nattributes: { color: Color of the paint. }\n",
  "themes.yaml": "- { theme: doors, title: Doors, description: They open., events: [open_door] }\n",
};

/** What the models of all releases say of everything, as `release place: text`. */
async function described(pages: Readonly<Record<string, string>>, descriptions: string): Promise<readonly string[]> {
  const folder = makeFolder({ ...HAND_WRITTEN, ...pages });
  const compiled = await compilePages([folder], folder);
  const { releases, gaps } = describeReleases(selectReleases(compiled, []), compiled, descriptions);
  const told = releases.flatMap(({ model }) =>
    (model.references.site?.events ?? []).flatMap((event) =>
      [event, ...event.attributes].map((item) => `${model.release} ${item.name}: ${item.description ?? "-"}`),
    ),
  );
  return [...told, ...gaps];
}

test("the project's own words are the same whatever a page says", async () => {
  const words = ["current open_door: A door opened.", "current color: Color of the paint.", "current doorId: -"];
  expect(await described({ "a.md": DOOR_PAGE }, "project")).toEqual(words);
  expect(await described({ "a.md": DOOR_PAGE.replace("Of the paint: é.", "Another text.") }, "project")).toEqual(words);
});

test("none leaves everything without", async () => {
  expect(await described({ "a.md": DOOR_PAGE }, "none")).toEqual([
    "current open_door: -",
    "current color: -",
    "current doorId: -",
  ]);
});

test("a locale takes the prose of its own pages, each release that of its own", async () => {
  const pages = { "a.md": DOOR_PAGE, "b.md": NEXT_DOOR_PAGE.replace("Which one.", "Which door it was.") };
  expect(await described(pages, "en-us")).toEqual([
    "current open_door: The open_door event.",
    "current color: Of the paint: é.",
    "current doorId: Which one.",
    "next open_door: The open_door event.",
    "next colorName: Of the paint: é.",
    "next doorId: Which door it was.",
  ]);
});

test("where a release has no page of the locale, that of another release describes what both have", async () => {
  const british = NEXT_DOOR_PAGE.replaceAll("en-us", "en-gb");
  expect(await described({ "a.md": DOOR_PAGE, "b.md": british }, "en-us")).toEqual([
    "current open_door: The open_door event.",
    "current color: Of the paint: é.",
    "current doorId: Which one.",
    "next open_door: The open_door event.",
    "next colorName: -",
    "next doorId: Which one.",
    "next: no site page of en-us is at hand; that of release current describes its site events, as far as it has them",
  ]);
});

test("a scope of which the locale has no page stays without, and that is told", async () => {
  const tenant = DOOR_PAGE.replaceAll("en-us", "en-gb")
    .replaceAll("activity_log_schema", "activity_log_tenant_schema")
    .replaceAll("open", "build");
  const told = await described({ "a.md": DOOR_PAGE, "b.md": tenant }, "en-us");
  expect(told.at(-1)).toBe("current: no tenant page of en-us is at hand; its tenant events stay without description");
});

test("distilled pages have no prose to give: refused, with the remedy", async () => {
  const distilled = distillPage(read(DOOR_PAGE));
  await expect(described({ "a.md": distilled }, "en-us")).rejects.toThrow(
    /^--descriptions en-us: .*a\.md: distilled, without prose; name a folder of full pages with --docs$/u,
  );
});

test("a locale of which no page is at hand is refused, with those that are", async () => {
  await expect(described({ "a.md": DOOR_PAGE }, "sv-se")).rejects.toThrow(
    "--descriptions sv-se: no page of sv-se is at hand (found: en-us); add it with --docs",
  );
});

test("words change no fact: the id is the same under all of them", async () => {
  const folder = makeFolder({ ...HAND_WRITTEN, "a.md": DOOR_PAGE });
  const compiled = await compilePages([folder], folder);
  const models = ["project", "none", "en-us"].map((words) => {
    const [release] = describeReleases(selectReleases(compiled, []), compiled, words).releases;
    if (release === undefined) throw new Error("no release");
    return release.model;
  });
  expect(new Set(models.map(({ id }) => id)).size).toBe(1);
  expect(new Set(models.map(serializeModel)).size).toBe(3);
});
