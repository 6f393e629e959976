import { expect, test } from "vitest";
import { distillPage } from "../../generator/distill/distill-page.ts";
import { readPage } from "../../generator/read/read-page.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { FRONT_MATTER, HEADER, read, sitePage, table } from "../support/portal-page.ts";
import { NO_SEEDS, seedPages } from "../support/seeds.ts";
import { printedFacts } from "./printed-facts.ts";

const EVENT = `## a\\_b

The \` a_b event\` is written when someone turns the knob of the made-up machine.

**Note:** Gone since May. Use [set\\_c](#set-c) and *never* \`old_d\` for the machine.

It happens when:

- The knob turns.
- The \`knob\` is **off**.

- - nested [page](https://x.example/p_(1)?a=1&b=2) here

${table(
  HEADER,
  [
    "result",
    "string",
    'How it ended. Values:<ul><li><b>ok:</b> it went well.</li><li><b>no:</b> it did not.</li></ul><p class="note"><b>Note:</b> see <a href="#x">x &amp; y</a>.</p>',
  ],
  [
    "kind_1",
    "sring",
    "One of 0 = Off, 1 = On and 2 = Broken (for good). Mind &lt;b&gt; and <b>this whole sentence, which is far too long to be the label of anything at all.</b>",
  ],
  '<tr><td colspan="3">It has no more attributes, see <a href="#common-attributes">the others</a>.</td></tr>',
  ["<code>x</code>", "bool", "Ask <a href='javascript:alert(1)'>him</a>.", "extra words"],
)}
`;

test("a distilled page holds the facts of the page and none of its sentences", () => {
  const page = read(
    sitePage(EVENT, FRONT_MATTER.replace("version", 'id: "0123"\ndescription: All about it.\nversion')),
  );
  expect(distillPage(page)).toMatchInlineSnapshot(`
    "---
    title: Activity Log Site Event Type Reference
    id: "0123"
    version: current
    locale: en-us
    canonical_url: https://help.example.com/current/online/en-us/activity_log_schema.htm
    ---

    # Activity Log Site Event Type Reference

    ## Common attributes

    <table>
    <tbody>
    <tr><th>Attribute Name</th><th>Type</th><th>Description</th></tr>
    <tr><td>eventTime</td><td>string</td><td></td></tr>
    </tbody>
    </table>

    ## a\\_b

    \` a_b event\`

    **Note:** [set\\_c](#set-c) \`old_d\`

    - \`knob\` **off**
    - - [page](https://x.example/p_%281%29?a=1&amp;b=2)

    <table>
    <tbody>
    <tr><th>Attribute Name</th><th>Type</th><th>Description</th></tr>
    <tr><td>result</td><td>string</td><td><p><a href="#x">x &amp; y</a></p><p>Possible values:</p><ul>
    <li><b>ok</b></li>
    <li><b>no</b></li>
    </ul></td></tr>
    <tr><td>kind_1</td><td>sring</td><td><p>Codes:</p><ul>
    <li>0 = Off</li>
    <li>1 = On</li>
    <li>2 = Broken</li>
    </ul></td></tr>
    <tr><td colspan="3"><a href="#common-attributes">the others</a></td></tr>
    <tr><td><code>x</code></td><td>bool</td><td></td><td></td></tr>
    </tbody>
    </table>
    "
  `);
});

test("distilling refuses what cannot be scraped", () => {
  expect(() => distillPage(read(sitePage("")))).toThrow("the page has no event");
});

const ODD_TABLES = {
  "columns in another order": `<table><tr><th>Type</th><th>Description</th><th>Attribute Name</th></tr><tr><td>string</td><td>Some text.</td><td>x</td></tr></table>`,
  "spans, missing and empty cells": table(
    HEADER,
    '<tr><td rowspan="2">x</td><td>string</td><td>Text.</td></tr>',
    ["integer", "Text."],
    ["y", "What it is."],
    ["string", "What it is."],
    ["", "", ""],
    "<tr></tr>",
    ["z"],
    ["z", "long", "Text."],
  ),
  "only a sentence": table(HEADER, '<tr><td colspan="3">Nothing to see.</td></tr>'),
  "head and foot": `<table><tfoot><tr><td>z</td><td>long</td><td></td></tr></tfoot><thead>${HEADER}</thead><tr><td>x</td><td>int</td></tr></table>`,
  "no header": table(["x", "string", "Text."], ["y", "Text.", "Text."]),
  "no attributes": `${table(["p", "q", "r"])}\n\nMore \`code\`.`,
  "markup in the text": table(HEADER, [
    "x &lt;b&gt; &amp;amp; *y* `z`",
    "string",
    "<code>a`b</code> <b>*c*</b> <a href='a b\"c'>d</a>",
  ]),
};

test.each(Object.entries(ODD_TABLES))("the scraper takes the same facts from both: %s", (_, odd) => {
  const text = sitePage(`## a_b\n\n1. one\n\n* \`\`x \` y\`\` 2 = Two\n\n${odd}\n\n${EVENT}`);
  const page = read(text);
  const distilled = distillPage(page);
  expect(printedFacts(scrape(read(distilled)))).toEqual(printedFacts(scrape(page)));
  expect(distillPage(read(distilled))).toBe(distilled);
});

test.skipIf(NO_SEEDS !== "").each(seedPages())(
  `the scraper takes the same facts from both: $file${NO_SEEDS}`,
  ({ file, bytes }) => {
    const page = readPage(file, bytes);
    const distilled = distillPage(page);
    const again = readPage(file, new TextEncoder().encode(distilled));
    expect(printedFacts(scrape(again))).toEqual(printedFacts(scrape(page)));
    expect(distillPage(again)).toBe(distilled);
  },
);
