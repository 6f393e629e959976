import { expect, test } from "vitest";
import { plainText } from "../../generator/read/plain-text.ts";
import type { Table, TableCell } from "../../generator/read/page.ts";
import { read } from "../support/portal-page.ts";

function tableOf(html: string): Table {
  const [found] = read(html).blocks;
  if (found?.kind !== "table") throw new Error("no table");
  return found;
}

const rowsOf = (html: string): readonly string[] =>
  tableOf(html).rows.map(
    ({ section, cells }) => `${section}: ${cells.map(({ content }) => plainText(content)).join("|")}`,
  );

const cellOf = (content: string): TableCell | undefined =>
  tableOf(`<table><tr><td>${content}</td></tr></table>`).rows[0]?.cells[0];

test("text in a cell keeps its order, and blocks and list items stay apart (case 5)", () => {
  const cell = cellOf(
    'The&nbsp;result.Values:<ul><li><b>ok:</b> fine|good</li><li><b>no:</b>\n not</li></ul><p class="note"><b>Note:</b> see <a href="#x">x</a> &amp; <code>y</code></p>z',
  );
  expect(plainText(cell?.content ?? [])).toBe("The result.Values: ok: fine|good no: not Note: see x & y z");
  expect(cell?.content.map(({ kind }) => kind)).toEqual(["paragraph", "list", "paragraph", "paragraph"]);
  expect(cell?.content[2]).toMatchObject({
    note: true,
    content: [
      { kind: "strong", content: [{ kind: "text", text: "Note:" }] },
      { kind: "text", text: " see " },
      { kind: "link", url: "#x", content: [{ kind: "text", text: "x" }] },
      { kind: "text", text: " & " },
      { kind: "code", text: "y" },
    ],
  });
});

test("a block inside bold text, a table inside a cell and hidden elements do not glue or leak text", () => {
  expect(plainText(cellOf("<b>a<p>b</p></b>c")?.content ?? [])).toBe("a b c");
  expect(plainText(cellOf("a<table><tr><td>b</td><td>c</td></tr></table>d<script>e</script>")?.content ?? [])).toBe(
    "a b c d",
  );
  expect(cellOf(" \n<br>&nbsp;")?.content).toEqual([]);
});

test("rows and cells are found where end tags or start tags are missing (case 7)", () => {
  expect(rowsOf("<table><tr><td>a<td>b<p>c<tr><td>d<th>e</table>")).toEqual(["body: a|b c", "body: d|e"]);
  expect(rowsOf("<table><tr><td>a</td></tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table>")).toEqual([
    "body: a",
    "body: b|c",
    "body: d",
  ]);
  expect(
    rowsOf("<table><tfoot><tr><td>f</td></tr></tfoot><thead><tr><th>h</th></tr></thead><tr></tr></table>"),
  ).toEqual(["foot: f", "head: h", "body: "]);
});

test("spans are numbers within the limits of HTML", () => {
  const spans = (attributes: string): unknown => {
    const cell = tableOf(`<table><tr><td ${attributes}>a</td></tr></table>`).rows[0]?.cells[0];
    return [cell?.columnSpan, cell?.rowSpan];
  };
  expect(spans('colspan="3"')).toEqual([3, 1]);
  expect(spans('colspan="x" rowspan="-1"')).toEqual([1, 1]);
  expect(spans('colspan="0" rowspan="0"')).toEqual([1, 65534]);
  expect(spans('colspan="99999" rowspan="2"')).toEqual([1000, 2]);
});

test("cells and rows have the place of their content, whatever closes them", () => {
  const text = "<table>\n<tr><td> ab </td><td><code>c</code></td><td></td></tr><tr><td>d<td>e<p>f\n<tr><td>g</table>";
  const at = ({ location: { start, end } }: { location: TableCell["location"] }): string =>
    `${start.line}:${start.column}-${end.line}:${end.column}`;
  const { rows } = tableOf(text);
  expect(rows.map(at)).toEqual(["2:1-2:55", "2:55-2:73", "3:1-3:10"]);
  expect(rows.map(({ cells }) => cells.map(at).join(" "))).toEqual([
    "2:10-2:12 2:22-2:36 2:45-2:45",
    "2:63-2:64 2:68-2:73",
    "3:9-3:10",
  ]);
});
