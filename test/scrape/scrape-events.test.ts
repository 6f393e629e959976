import { expect, test } from "vitest";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { HEADER, read, sitePage, table } from "../support/portal-page.ts";

const scrapeEvents = (events: string): PrintedReference => scrape(read(sitePage(events)));

const faults = ({ irregularities }: PrintedReference): readonly string[] =>
  irregularities.map(({ kind, message, locations }) => {
    const places = locations.map(({ start }) => `${start.line}:${start.column}`).join(" ");
    return `${kind} ${places} ${message}`;
  });

const rows = ({ events }: PrintedReference): readonly string[] =>
  events.flatMap(({ name, attributes }) =>
    attributes.map((a) => `${name.text}.${a.name.text}: ${a.type?.text ?? "-"}`),
  );

const A_B = `## a\\_b\n\nThe \`a_b\` event.\n\n`;

test("names and types are taken as printed, odd spellings included (case 1)", () => {
  const page = scrapeEvents(A_B + table(HEADER, ["x", "bool", ""], ["y", "boolean", ""], ["z", "sring", "Text."]));
  expect(rows(page)).toEqual(["a_b.x: bool", "a_b.y: boolean", "a_b.z: sring"]);
  expect(page.events[0]?.attributes[2]?.type?.location).toEqual({
    file: "page.md",
    start: { line: 17, column: 183 },
    end: { line: 17, column: 188 },
  });
  expect(page.common.map(({ name }) => name.text)).toEqual(["eventTime"]);
  expect(faults(page)).toEqual([]);
});

test("the event's name is the heading's; the lead is kept as it is printed (case 4)", () => {
  const event = (heading: string, lead: string): unknown => {
    const [first] = scrapeEvents(`## ${heading}\n\n${lead}\n\n${table(HEADER, ["x", "string", ""])}`).events;
    return [first?.name.text, first?.leadName?.text];
  };
  expect(event("add\\_delete\\_user\\_to\\_group", "The `add_delete_user_to_group` event.")).toEqual([
    "add_delete_user_to_group",
    "add_delete_user_to_group",
  ]);
  expect(event("hist_logout", "The ` hist_logout event` comes.")).toEqual(["hist_logout", " hist_logout event"]);
  expect(event("hist_logout ##", "It comes.\n\n**Note:** not `other_event`.")).toEqual(["hist_logout", undefined]);
});

test("a sentence over all columns is no attribute (case 6)", () => {
  const sentence = '<tr><td colspan="3">Nothing else, see <a href="#common-attributes">there</a>.</td></tr>';
  const page = scrapeEvents(
    `${A_B}${table(HEADER, sentence)}\n\n## c\\_d\n\n${table(HEADER, ["x", "string", ""], sentence)}`,
  );
  expect(page.events.map(({ commonOnly, attributes }) => [commonOnly, attributes.length])).toEqual([
    [true, 0],
    [false, 1],
  ]);
  expect(faults(page)).toEqual([
    'prose-row 17:80 the table of "a_b" has a sentence in the place of a row',
    'prose-row 21:123 the table of "c_d" has a sentence in the place of a row',
  ]);
});

test("header words tell the columns, wherever the header stands and in whatever order (case 7)", () => {
  const body = "<tr><td>When.</td><td>string</td><td>x</td></tr>";
  const header = "<tr><td>Description</td><td>Type</td><td>Attribute Name</td></tr>";
  const layouts = [
    `<table><thead>${header}</thead><tbody>${body}</tbody></table>`,
    `<table><tfoot>${header}</tfoot><tbody>${body}</tbody></table>`,
    `<table><tbody>${header}${body}${header}</tbody></table>`,
    `<table>${header.replace("Description", "What it is")}${body}</table>`,
  ];
  for (const layout of layouts) {
    const page = scrapeEvents(A_B + layout);
    expect(rows(page)).toEqual(["a_b.x: string"]);
    expect(faults(page)).toEqual([]);
  }
});

test("a foot that stands before the body is read after it (case 7)", () => {
  const foot = "<tfoot><tr><td>z</td><td>string</td><td></td></tr></tfoot>";
  const body = "<tbody><tr><th>x</th><td>integer</td><td></td></tr></tbody>";
  expect(rows(scrapeEvents(`${A_B}<table>${foot}<thead>${HEADER}</thead>${body}</table>`))).toEqual([
    "a_b.x: integer",
    "a_b.z: string",
  ]);
});

test("missing, further and empty cells shift nothing and are reported (case 7)", () => {
  const page = scrapeEvents(
    A_B +
      table(
        HEADER,
        ["a", "string"],
        ["b", "string", "Text.", "more"],
        ["", "", ""],
        "<tr></tr>",
        ["c", "What it is."],
        ["string", "What it is."],
        ["d"],
        ["e", "", "Text."],
        "<tr><td>f</td><td>integer</td><td>No end tag",
        ["g", "string", "Text."],
      ),
  );
  expect(rows(page)).toEqual([
    "a_b.a: string",
    "a_b.b: string",
    "a_b.c: -",
    "a_b.d: -",
    "a_b.e: -",
    "a_b.f: integer",
    "a_b.g: string",
  ]);
  expect(page.events[0]?.attributes[2]?.description).toMatchObject([{ content: [{ text: "What it is." }] }]);
  expect(faults(page).map((fault) => fault.replace(/ \d+:\d+ /u, " "))).toEqual([
    'missing-cell the row "a" in the table of "a_b" has no description',
    'extra-cell the row "b" in the table of "a_b" has a cell beyond the last column; it is left out',
    'empty-row the table of "a_b" has an empty row',
    'empty-row the table of "a_b" has an empty row',
    'missing-cell the row "c" in the table of "a_b" has no type',
    'missing-cell the row in the table of "a_b" has no name',
    'missing-cell the row "d" in the table of "a_b" has no type',
    'missing-cell the row "d" in the table of "a_b" has no description',
    'missing-cell the row "e" in the table of "a_b" has no type',
  ]);
});

test("a cell over several rows counts for each of them (case 7)", () => {
  const page = scrapeEvents(
    A_B +
      table(
        HEADER,
        '<tr><td>a</td><td rowspan="2">string</td><td>One.</td></tr>',
        ["b", "Two."],
        '<tr><td rowspan="2">c</td><td>integer</td><td>Three.</td></tr>',
        ["integer", "Four."],
      ),
  );
  expect(rows(page)).toEqual(["a_b.a: string", "a_b.b: string", "a_b.c: integer"]);
  expect(page.events[0]?.attributes[1]?.description).toMatchObject([{ content: [{ text: "Two." }] }]);
  expect(faults(page).map((fault) => fault.replace(/ \d+:\d+ /u, " "))).toEqual([
    'row-span a cell of the row "a" in the table of "a_b" reaches over several rows',
    'row-span a cell of the row "c" in the table of "a_b" reaches over several rows',
  ]);
});

test("a table without header words is read by its type words, and reported", () => {
  const page = scrapeEvents(`${A_B}${table(["x", "string", "Text."])}\n\n## c_d\n\n${table(["p", "q", "r"])}`);
  expect(rows(page)).toEqual(["a_b.x: string"]);
  expect(faults(page)).toEqual([
    'header-missing 17:1 the table of "a_b" has no header row',
    'event-without-table 19:4 the event "c_d" has no table of attributes',
    'extra-table 21:1 a table below "c_d" is not read',
  ]);
});

test("the first of two events or attributes of one name is kept, both are shown (case 10)", () => {
  const twice = table(HEADER, ["x", "string", ""], ["x", "integer", ""]);
  const page = scrapeEvents(`${A_B}${twice}\n\n${A_B}${table(HEADER, ["y", "string", ""])}`);
  expect(rows(page)).toEqual(["a_b.x: string"]);
  expect(faults(page)).toEqual([
    'duplicate-attribute 17:131 17:88 "x" stands twice in the table of "a_b", as "string" and as "integer"; the first is kept',
    'duplicate-event 19:4 13:4 the event "a_b" is described twice; the first is kept',
  ]);
});

test("an event without a table in mid page stays, with a report; a second table is not read", () => {
  const one = table(HEADER, ["x", "string", ""]);
  const page = scrapeEvents(`## a_b\n\nNo table.\n\n## c_d\n\n${one}\n\n${table(HEADER, ["y", "string", ""])}`);
  expect(page.events.map(({ name, commonOnly }) => [name.text, commonOnly])).toEqual([
    ["a_b", false],
    ["c_d", false],
  ]);
  expect(rows(page)).toEqual(["c_d.x: string"]);
  expect(faults(page)).toEqual([
    'event-without-table 13:4 the event "a_b" has no table of attributes',
    'extra-table 21:1 a table below "c_d" is not read',
  ]);
});

test("a translated heading is an event where a table of attributes stands below it", () => {
  const one = table(HEADER, ["x", "string", ""]);
  const page = scrapeEvents(
    `## definir\\_permissões\n\n${one}\n\n## set the rights\n\n${one}\n\n## See also\n\nMore text.`,
  );
  expect(page.events.map(({ name }) => name.text)).toEqual(["definir_permissões", "set the rights"]);
  expect(faults(page)).toEqual([]);
});

test("markup around a name is reported and left out; white space is collapsed", () => {
  const page = scrapeEvents(A_B + table(HEADER, ["<code>x</code>", "string", ""], [" y&nbsp;\n z ", " long ", ""]));
  expect(rows(page)).toEqual(["a_b.x: string", "a_b.y z: long"]);
  expect(faults(page)).toEqual([
    'name-markup 17:88 the name "x" in the table of "a_b" stands in markup; its text is taken',
  ]);
});

test("what a page prints reaches a message without control characters", () => {
  const page = scrapeEvents(A_B + table(HEADER, ["\u001b[2Jx\u202e", "string"]));
  expect(faults(page)).toEqual([
    'missing-cell 17:80 the row "\\u001b[2Jx\\u202e" in the table of "a_b" has no description',
  ]);
});

test("a heading of another rank with a table below it is an event too, not lost in the one before", () => {
  const page = scrapeEvents(
    `${A_B}${table(HEADER, ["x", "string", ""])}\n\n### Remarks\n\nText.\n\n### c\\_d\n\n${table(HEADER, ["y", "string", ""])}`,
  );
  expect(rows(page)).toEqual(["a_b.x: string", "c_d.y: string"]);
});
