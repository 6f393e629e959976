import { expect, test } from "vitest";

import { fileUri } from "../../generator/report/file-uri.ts";

test.each([
  ["pages/site.md", "pages/site.md"],
  ["../pages/ação 1#?.md", "../pages/a%C3%A7%C3%A3o%201%23%3F.md"],
  ["a:b/c.md", "a%3Ab/c.md"],
  ["/home/x y/a.md", "file:///home/x%20y/a.md"],
  ["C:/pages/a.md", "file:///C:/pages/a.md"],
  ["100%.md", "100%25.md"],
  ["\ud800.md", "%EF%BF%BD.md"],
])("%j is %s", (path, uri) => {
  expect(fileUri(path)).toBe(uri);
});
