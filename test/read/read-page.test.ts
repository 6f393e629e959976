import { expect, test } from "vitest";
import { UserError } from "../../generator/findings/user-error.ts";
import { readPage } from "../../generator/read/read-page.ts";
import { HEADER, read, sitePage, table } from "../support/portal-page.ts";

const refusal = (bytes: Uint8Array | string): string => {
  try {
    readPage("in/page.md", typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes);
  } catch (error) {
    if (error instanceof UserError && error.exitCode === 3) return error.message;
    throw error;
  }
  return "no refusal";
};

test("an empty file, a binary file and another encoding are refused (case 3)", () => {
  expect(refusal("")).toBe("in/page.md: the file is empty; fetch the page again or leave the file out");
  expect(refusal(" \r\n\n")).toContain("the file is empty");
  expect(refusal("\uFEFF")).toContain("the file is empty");
  expect(refusal(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toContain("is a binary file (it holds NUL bytes)");
  expect(refusal(Uint8Array.of(0x23, 0x20, 0xe9, 0x20, 0x61))).toContain("is not UTF-8 text");
});

test("a page cut off inside a character is said to be cut off (case 3)", () => {
  const bytes = new TextEncoder().encode("# Referência do tipo");
  expect(refusal(bytes.slice(0, 8))).toBe(
    "in/page.md: the file is cut off in the middle of a character at its end; fetch the page again",
  );
});

test("an HTML page is named by its title, made safe for a terminal (case 3)", () => {
  const html = `\uFEFF<!-- x -->\n<!DOCTYPE html><html><head><title>\n Not \u001b[31mfound ${"x".repeat(99)}</title></head><table>`;
  expect(refusal(html)).toBe(
    `in/page.md: is an HTML page, titled "Not \\u001b[31mfound ${"x".repeat(64)}…", perhaps an error page that was saved ` +
      "as the page; expected a reference page as Markdown with HTML tables; fetch the page again",
  );
  expect(refusal("<html><body>Sorry</body></html>")).toContain("is an HTML page, perhaps an error page");
});

test("a text without heading, table and front matter is no page", () => {
  expect(refusal("Not found\n")).toContain(
    "is no reference page: it has neither front matter nor a heading nor a table",
  );
});

test("front matter that is not closed, or is no YAML, is refused with its place (case 3)", () => {
  expect(refusal("---\ntitle: x\nversion: cur")).toBe(
    "in/page.md:1:1: the front matter that begins here has no closing line `---`; " +
      "the page may be cut off or edited: mend it or fetch the page again",
  );
  expect(refusal('---\ntitle: x\nversion: "cur\n---\n# x\n')).toMatch(
    /^in\/page\.md:\d+:\d+: the front matter is no YAML/u,
  );
  expect(refusal("---\n- a\n---\n# x\n")).toContain("in/page.md:2:1: the front matter is no list of `key: value`");
});

test("what would hide the rest of the page is refused", () => {
  expect(refusal("# a\n\n```\n## b\n")).toContain(
    "in/page.md:3:1: the page is cut off: the code block that begins here",
  );
  expect(refusal("# a\n\nx <!-- b\n")).toContain(
    "in/page.md:3:3: the page is cut off: the HTML comment that begins here",
  );
});

test("front matter values are text, with their places; a page may have none", () => {
  const page = read("---\nversion: 2024.10\nid: 0123\ndate: 2026-01-01\nempty:\nlist: [a]\n---\n# x\n");
  expect([...page.frontMatter].map(([key, { value }]) => [key, value])).toEqual([
    ["version", "2024.10"],
    ["id", "0123"],
    ["date", "2026-01-01"],
    ["empty", ""],
  ]);
  expect(page.frontMatter.get("id")?.location).toEqual({
    file: "page.md",
    start: { line: 3, column: 5 },
    end: { line: 3, column: 9 },
  });
  expect(read("# x\n").frontMatter.size).toBe(0);
});

test("CRLF, CR and a byte order mark change nothing, positions included", () => {
  const text = sitePage(
    `## a\\_b\n\nThe \`a_b\` event.\n\n- one\n- two\n\n${table(HEADER, ["x\n\ny", "string", "é 😀 z"])}`,
  );
  const page = read(text);
  expect(read(text.replaceAll("\n", "\r\n"))).toEqual(page);
  expect(read(text.replaceAll("\n", "\r"))).toEqual(page);
  expect(read(`\uFEFF${text}`)).toEqual(page);
});
