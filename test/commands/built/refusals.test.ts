import { join } from "node:path";

import { beforeAll, expect, test } from "vitest";

import { cutAfter, DOOR_PAGE, TRANSLATED_PAGE } from "../../support/door-pages.ts";
import { runCommand } from "../../support/run-command.ts";
import { snapshotFolder } from "../../support/snapshot-folder.ts";
import { type FileTree, temporaryFolders } from "../../support/temporary-folders.ts";

const makeFolder = temporaryFolders();
const out = makeFolder();
let earlier: ReturnType<typeof snapshotFolder>;

beforeAll(() => {
  const { code } = runCommand(["generate", "--docs", makeFolder({ "page.md": DOOR_PAGE }), "--out", out]);
  earlier = snapshotFolder(out);
  expect([code, earlier.has("current/typescript/index.d.ts")]).toEqual([0, true]);
});

/** Runs `generate` on a folder that must be refused: nothing on stdout, and the earlier output as it was. */
function refusalOf(docs: string): string {
  const { code, stdout, stderr } = runCommand(["generate", "--docs", docs, "--out", out]);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  expect(snapshotFolder(out)).toEqual(earlier);
  return stderr;
}

const bytes = new TextEncoder().encode(DOOR_PAGE);
const CUT_OFF = 'the page is cut off inside the table that begins here, below "open_door"; fetch the page again';

test.each<[string, FileTree, string]>([
  ["cut off in a row", { "a.md": cutAfter(DOOR_PAGE, "<td>lo") }, `a.md:17:1: ${CUT_OFF}`],
  ["cut off between two rows", { "a.md": cutAfter(DOOR_PAGE, "</tr>", "color") }, `a.md:17:1: ${CUT_OFF}`],
  [
    "cut off in the front matter",
    { "a.md": cutAfter(DOOR_PAGE, "locale: en") },
    "a.md:1:1: the front matter that begins here has no closing line `---`; " +
      "the page may be cut off or edited: mend it or fetch the page again",
  ],
  [
    "cut off inside a character",
    { "a.md": bytes.slice(0, bytes.indexOf(0xc3) + 1) },
    "a.md: the file is cut off in the middle of a character at its end; fetch the page again",
  ],
  [
    "cut off behind a heading",
    { "a.md": cutAfter(DOOR_PAGE, "## open\\_door") },
    'a.md:13:4: the page is cut off: it ends with the heading "open_door" and has no table below it; fetch the page again',
  ],
  ["empty", { "a.md": "" }, "a.md: the file is empty; fetch the page again or leave the file out"],
  [
    "an error page in HTML",
    { "a.htm": "<!DOCTYPE html><html><head><title>503 \u001b[2J</title></head><body>Sorry</body></html>" },
    'a.htm: is an HTML page, titled "503 \\u001b[2J", perhaps an error page that was saved as the page; ' +
      "expected a reference page as Markdown with HTML tables; fetch the page again",
  ],
  [
    "binary",
    { "a.txt": Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0) },
    "a.txt: is a binary file (it holds NUL bytes), not a page; give the page as UTF-8 text",
  ],
  [
    "in an unknown language",
    { "a.md": DOOR_PAGE.replaceAll("Attribute Name", "Nazwa").replaceAll("Type<", "Typ<").replaceAll("Desc", "Op") },
    'a.md:11:15: the page is in an unknown language: its first table is headed "Nazwa", "Typ", "Opription", ' +
      "as in no known locale; leave the file out, or add the locale's header words to the project",
  ],
])("a page that is %s is refused by name and cause", (_, files, message) => {
  expect(refusalOf(makeFolder(files))).toBe(`${message}\n`);
});

test("broken pages among whole ones are named, all of them", () => {
  const folder = makeFolder({ "b/whole.md": DOOR_PAGE, "b/empty.md": "", "c.md": cutAfter(DOOR_PAGE, "<td>lo") });
  expect(
    refusalOf(folder)
      .split("\n")
      .map((line) => line.split(": ")[0]),
  ).toEqual(["b/empty.md", "c.md:17:1", ""]);
});

test("a folder without pages, and a folder that is not there", () => {
  const empty = makeFolder({ "notes.csv": "a,b\n" });
  expect(refusalOf(empty)).toBe(
    `${empty}: no page found (.md, .txt, .htm or .html); name a folder that holds reference pages\n`,
  );
  const missing = join(empty, "missing");
  expect(refusalOf(missing)).toBe(`${missing}: not found; give the path of a folder of pages\n`);
});

test("a name that nothing proves is refused: a line for the row, and an entry that only lacks the decision", () => {
  const folder = makeFolder({ "page.md": TRANSLATED_PAGE, "overrides.yaml": "" });
  expect(refusalOf(folder)).toBe(
    [
      "unresolved site open_door 1: pt-br=Cor da porta",
      "1 row has a name or type that the pages at hand don't prove; nothing was written.",
      "Add pages of other locales, or decide: put these entries into overrides.yaml and fill in what is empty.",
      "",
      "# page.md:17:88",
      "- scope: site",
      "  event: open_door",
      "  locale: pt-br",
      "  printed: Cor da porta",
      '  name: ""',
      '  reason: ""',
      "",
      "",
    ].join("\n"),
  );
});

test("each page that prints the row is named in its line, and the printed text cannot steer a terminal", () => {
  const spanish = TRANSLATED_PAGE.replaceAll("pt-br", "es-es")
    .replaceAll("Nome do Atributo", "Nombre del atributo")
    .replaceAll(">Descrição<", ">Descripción<")
    .replaceAll(">cadeia de caracteres<", ">cadena<")
    .replaceAll(">longo<", ">long<")
    .replace(">Cor da porta<", ">Color de \u009bla puerta<");
  const folder = makeFolder({ "1.md": spanish, "2.md": TRANSLATED_PAGE, "overrides.yaml": "# none\n" });
  const [line, count] = refusalOf(folder).split("\n");
  expect(line).toBe("unresolved site open_door 1: es-es=Color de \\u009bla puerta, pt-br=Cor da porta");
  expect(count).toMatch(/^1 row has /u);
});

test("the entry, once it is filled in, lets the run pass", () => {
  const folder = makeFolder({ "page.md": TRANSLATED_PAGE, "overrides.yaml": "" });
  const entry = refusalOf(folder).split("\n\n")[1]?.replace('name: ""', "name: doorColor").replace('""', "Made up.");
  const decided = makeFolder({ "page.md": TRANSLATED_PAGE, "overrides.yaml": entry ?? "" });
  const { code, stderr } = runCommand(["generate", "--docs", decided, "--out", makeFolder(), "--only", "csv"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
});
