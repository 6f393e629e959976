import { expect, test } from "vitest";
import { plainText } from "../../generator/read/plain-text.ts";
import type { Block, Page } from "../../generator/read/page.ts";
import { read } from "../support/portal-page.ts";

const outline = ({ blocks }: Page): readonly string[] => blocks.map(describe);

function describe(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `h${block.level} ${plainText(block.content)}`;
    case "table":
      return `table ${block.rows.map(({ cells }) => cells.map(({ content }) => plainText(content)).join("|")).join(" / ")}`;
    default:
      return `${block.kind} ${plainText([block])}`;
  }
}

const place = (block: Block | undefined): string =>
  block
    ? `${block.location.start.line}:${block.location.start.column}-${block.location.end.line}:${block.location.end.column}`
    : "";

test("headings, paragraphs, lists and tables come in page order", () => {
  const page = read(
    "# T\n\ntext **b**\nmore\n\n- one\n- two\n\n<table><tr><td>a</td></tr></table>\n\n## x\\_y\n\nend\n",
  );
  expect(outline(page)).toEqual([
    "h1 T",
    "paragraph text b more",
    "list one two",
    "table a",
    "h2 x_y",
    "paragraph end",
  ]);
  expect(page.blocks.map(place)).toEqual(["1:3-1:4", "3:1-4:5", "6:1-7:6", "9:1-9:35", "11:4-11:8", "13:1-13:4"]);
});

test("a blank line inside a table does not end it", () => {
  expect(outline(read("# T\n\n<table><tr><td>a</td>\n\n    <td>b\n\nc</td></tr></table>\n\nend\n"))).toEqual([
    "h1 T",
    "table a|b c",
    "paragraph end",
  ]);
});

test("a heading right behind a table or a closing tag is a heading", () => {
  expect(outline(read("<table><tr><td>a</td></tr></table>\n## x_y\n<div>\n<table></table>\n</div>\n## z\n"))).toEqual([
    "table a",
    "h2 x_y",
    "table ",
    "h2 z",
  ]);
});

test("a table behind text on its line, indented, or before text is a table", () => {
  const page = read(
    "text <table><tr><td>a</td></tr></table>    rest\n\n    <table><tr><td>b</td></tr></table>\n\n> <table><tr><td>c</td></tr></table>\n",
  );
  expect(outline(page)).toEqual(["paragraph text", "table a", "paragraph rest", "table b", "table c"]);
  expect(page.blocks.map(place)).toEqual(["1:1-1:6", "1:6-1:40", "1:44-1:48", "3:5-3:39", "5:3-5:37"]);
});

test("headings and tables in code blocks, code spans, escapes and comments are none", () => {
  const text =
    "# T\n\n```md\n## no\n<table><tr><td>no</td></tr></table>\n```\n\nA `<table>` and \\<table> here.\n\n<!--\n## no\n<table>\n-->\n## yes\n";
  expect(outline(read(text))).toEqual([
    "h1 T",
    "paragraph ## no <table><tr><td>no</td></tr></table>",
    "paragraph A <table> and <table> here.",
    "h2 yes",
  ]);
});

test("a less-than sign and an address in angle brackets take nothing with them", () => {
  expect(outline(read("# T\n\na < b and c\n\nsee <https://x.example/y> now\n\n## z\n"))).toEqual([
    "h1 T",
    "paragraph a < b and c",
    "paragraph see https://x.example/y now",
    "h2 z",
  ]);
});

test("a stray backtick hides no table below it", () => {
  expect(outline(read("# T\n\na ` b\n<table><tr><td>c ` d</td></tr></table>\n"))).toEqual([
    "h1 T",
    "paragraph a ` b",
    "table c ` d",
  ]);
});

test("a label in asterisks before a Han character is bold, as it is meant", () => {
  const [, paragraph, escaped] = read("# T\n\n**注意：**其他\n\n\\*\\*注意：\\*\\*其他\n").blocks;
  expect(paragraph).toMatchObject({
    content: [
      { kind: "strong", content: [{ kind: "text", text: "注意：" }] },
      { kind: "text", text: "其他" },
    ],
  });
  expect(escaped).toMatchObject({ content: [{ kind: "text", text: "**注意：**其他" }] });
});

test("a code span keeps its white space and has its place", () => {
  const [paragraph] = read("The ` a_b` event\n\n# T\n").blocks;
  expect(paragraph).toMatchObject({
    content: [
      { text: "The " },
      { kind: "code", text: " a_b", location: { start: { column: 5 }, end: { column: 11 } } },
      {},
    ],
  });
});

test("a page that breaks off inside a table says so; one inside an attribute or a comment does not end it", () => {
  const closed = (text: string): unknown =>
    read(`# T\n\n${text}`).blocks.flatMap((b) => (b.kind === "table" ? [b.closed] : []));
  expect(closed("<table><tr><td>a</td></tr></table>")).toEqual([true]);
  expect(closed("<table><tr><td>a</td></tr></tab")).toEqual([false]);
  expect(closed("<table><tr><td>a</td></tr></table")).toEqual([false]);
  expect(closed("<table cla")).toEqual([false]);
  expect(closed('<table><tr><td title="</table>">a<!-- </table> --></td></tr></table>')).toEqual([true]);
  expect(closed("<table><tr><td><table></table>a</td></tr></table>")).toEqual([true]);
});
