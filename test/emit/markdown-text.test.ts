import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import { expect, test } from "vitest";

import { markdownCode, markdownLink, markdownText } from "../../generator/emit/markdown-text.ts";

const typesOf = (markdown: string): readonly string[] =>
  fromMarkdown(markdown).children.flatMap((block) => [
    block.type,
    ...("children" in block ? block.children.map(({ type }) => type) : []),
  ]);

const HOSTILE = [
  ...["# a", "- a", "+ a", "* a", "> a", "1. a", "12) a", "---", "===", "```js", "~~~", "    a", "::: tip", ":--|--:"],
  ...[
    "a|b",
    "a\\",
    "\\|",
    "<b>x</b>",
    "<script>alert(1)</script>",
    "<!-- a",
    "&lt;b&gt;",
    "&#60;",
    "a & b",
    "`a`",
    "*a*",
  ],
  ...[
    "__a__",
    "[a](javascript:alert(1))",
    "![a](x)",
    "[a]: x",
    "[[toc]]",
    "{{ 1 + 1 }}",
    "{{{ a }}}",
    "a\nb",
    "$a$",
    "~~a~~",
  ],
];

test.each(HOSTILE)("%j reads as it is and does nothing", (text) => {
  const markdown = markdownText(text);
  const types = typesOf(markdown).filter((type) => type !== "text" && type !== "html");
  expect(types).toEqual(["paragraph"]);
  expect(toString(fromMarkdown(markdown), { includeHtml: false })).toBe(text.replaceAll(/\s+/g, " ").trim());
  expect(markdown).not.toMatch(/\{\{|(?<!\\)[|<](?!!-- -->)|\n/);
});

test("whatever the text, it stays one line of text", () => {
  const piece = fc.constantFrom(...HOSTILE, "a", " ", "_", "\\", "{", "\u202e", "\u0000", "é");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const types = typesOf(`| ${markdownText(pieces.join(""))} |`);
      expect(types.filter((type) => type !== "text" && type !== "html")).toEqual(["paragraph"]);
    }),
  );
});

test.each([
  ["objSize", "`objSize`"],
  ["pt-br", "`pt-br`"],
  ["ID do token", "`ID do token`"],
  ["a`b", "<code>a&#96;b</code>"],
  ["a|b", "<code>a&#124;b</code>"],
  ["</code><b>", "<code>&#60;&#47;code&#62;&#60;b&#62;</code>"],
  ["{{x}}", "<code>{<!-- -->{x&#125;&#125;</code>"],
  ["a\nb", "`a b`"],
  ["", "<code></code>"],
])("%j as code is %s", (text, markdown) => {
  expect(markdownCode(text)).toBe(markdown);
});

test.each([
  ["https://example.org/a_b?c=(d)", "[x](https://example.org/a_b?c=%28d%29)"],
  ["https://example.org/{{a}}", "[x](https://example.org/%7B%7Ba%7D%7D)"],
  ["javascript:alert(1)", "x"],
  ["data:text/html,x", "x"],
  ["no address", "x"],
])("a link to %j is %s", (address, markdown) => {
  expect(markdownLink("x", address)).toBe(markdown);
});
