import { posix } from "node:path";

import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";

import { eventsOf, generatedFiles, generatedModel } from "../support/generated-folder.ts";

interface DocsPage {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** The pages as a Markdown parser sees them, by their paths in the package. */
const pages = new Map(generatedFiles("docs").map(({ path, text }) => [path, readDocsPage(text)]));

function readDocsPage(text: string): DocsPage {
  const links: string[] = [];
  const anchors = new Set<string>();
  const visit = (node: Nodes): void => {
    if (node.type === "link") links.push(node.url);
    if (node.type === "html") {
      for (const [, id = ""] of node.value.matchAll(/ id="([^"]+)"/gu)) anchors.add(id);
    }
    if (node.type === "heading") anchors.add(slugOf(toString(node, { includeHtml: false })));
    if ("children" in node) node.children.forEach(visit);
  };
  visit(fromMarkdown(text));
  return { links, anchors };
}

/** The anchor that hosts of Markdown give a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

test("every link leads to a page of the docs, and to a place on it", () => {
  const links = [...pages].flatMap(([page, { links: urls }]) => urls.map((url) => ({ page, url })));
  const inside = links.filter(({ url }) => !/^https?:/u.test(url));
  expect(inside.length).toBeGreaterThan(2840);
  const broken = inside.filter(({ page, url }) => {
    const [path = "", anchor] = url.split("#");
    const target = pages.get(path === "" ? page : posix.join(posix.dirname(page), path));
    return target === undefined || (anchor !== undefined && !target.anchors.has(anchor));
  });
  expect(broken).toEqual([]);
});

test("the indexes, the pages of value sets, deprecations and rules, and a page for each event: the start links to all", () => {
  const events = eventsOf(generatedModel()).map(({ scope, event }) => `docs/events/${scope}/${event.name}.md`);
  const others = [
    ...["attributes", "changelog", "deprecations", "json-schema", "rules/changes", "rules/lint", "sql", "values"],
  ].map((page) => `docs/${page}.md`);
  expect(new Set(pages.keys())).toEqual(new Set(["docs/index.md", ...others, ...events]));
  const linked = new Set((pages.get("docs/index.md")?.links ?? []).map((url) => `docs/${url}`));
  expect([...others, ...events].filter((page) => !linked.has(page))).toEqual([]);
});
