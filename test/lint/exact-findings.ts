import { FRONT_MATTER, HEADER, sitePage, table } from "../support/portal-page.ts";

/** What a rule is shown, and all findings of all rules on it. */
export interface RuleFixture {
  /** Pages by their file names. */
  readonly pages: Readonly<Record<string, string>>;
  /** The text of `overrides.yaml`. */
  readonly overrides?: string;
  /** The text of `disagreements.yaml`. */
  readonly disagreements?: string;
  /** Each as `file:line:column`, further places, level, rule id and message. */
  readonly findings: readonly string[];
}

const ROW = ["color", "string", "Of the paint."] as const;
const DOOR = "## open\\_door\n\nThe `open_door` event.\n\n";
const door = (...rows: readonly (string | readonly string[])[]): string => sitePage(DOOR + table(HEADER, ...rows));
const english = (page: string): RuleFixture["pages"] => ({ "en.md": page });

const PORTUGUESE = [
  ["en-us", "pt-br"],
  ["Attribute Name", "Nome do Atributo"],
  [">Type<", ">Tipo<"],
  [">Description<", ">Descrição<"],
  [">string<", ">cadeia de caracteres<"],
  [">long<", ">longo<"],
] as const;

/** A page in English, with what the publisher has translated of it. */
const portuguese = (page: string): string => PORTUGUESE.reduce((text, [from, to]) => text.replaceAll(from, to), page);

/** A page that breaks no rule. */
export const CLEAN_PAGES: RuleFixture["pages"] = { "en.md": door(ROW), "pt.md": portuguese(door(ROW)) };

const override = (printed: string): string =>
  `- scope: site\n  event: open_door\n  locale: pt-br\n  printed: ${printed}\n  name: color\n  reason: Made up.\n`;

/** By the id of the rule that it is made for. */
export const RULE_FIXTURES: Readonly<Record<string, RuleFixture>> = {
  "duplicate-event": {
    pages: english(sitePage(`${DOOR}${table(HEADER, ROW)}\n\n${DOOR}${table(HEADER, ROW)}`)),
    findings: [
      'en.md:19:4 en.md:13:4 error duplicate-event: the event "open_door" is described twice; the first is kept',
    ],
  },
  "duplicate-attribute": {
    pages: english(door(ROW, ["color", "integer", ""])),
    findings: [
      'en.md:17:148 en.md:17:88 error duplicate-attribute: "color" stands twice in the table of "open_door", as "string" and as "integer"; the first is kept',
    ],
  },
  "locale-mismatch": {
    pages: english(door(ROW).replace("locale: en-us", "locale: zh-cn")),
    findings: ['en.md:4:9 warning locale-mismatch: the page is said to be "zh-cn", its tables are en-us'],
  },
  "missing-cell": {
    pages: english(door(["color", "string"])),
    findings: ['en.md:17:80 warning missing-cell: the row "color" in the table of "open_door" has no description'],
  },
  "extra-cell": {
    pages: english(door([...ROW, "more"])),
    findings: [
      'en.md:17:139 warning extra-cell: the row "color" in the table of "open_door" has a cell beyond the last column; it is left out',
    ],
  },
  "row-span": {
    pages: english(door('<tr><td>color</td><td rowspan="2">string</td><td></td></tr>', ["height", ""])),
    findings: [
      'en.md:17:114 warning row-span: a cell of the row "color" in the table of "open_door" reaches over several rows',
    ],
  },
  "header-missing": {
    pages: english(sitePage(DOOR + table(ROW))),
    findings: ['en.md:17:1 warning header-missing: the table of "open_door" has no header row'],
  },
  "empty-row": {
    pages: english(door(ROW, ["", "", ""])),
    findings: ['en.md:17:140 warning empty-row: the table of "open_door" has an empty row'],
  },
  "event-without-table": {
    pages: english(sitePage(`## shut\\_door\n\nNo table.\n\n${DOOR}${table(HEADER, ROW)}`)),
    findings: ['en.md:13:4 warning event-without-table: the event "shut_door" has no table of attributes'],
  },
  "extra-table": {
    pages: english(`${door(ROW)}\n${table(HEADER, ["height", "string", ""])}\n`),
    findings: ['en.md:19:1 warning extra-table: a table below "open_door" is not read'],
  },
  "translated-name": {
    pages: { "en.md": door(ROW), "pt.md": portuguese(door(["cor", "string", ""])) },
    findings: ['pt.md:17:88 warning translated-name: "cor" stands for `color`'],
  },
  "name-case": {
    pages: { "en.md": door(["doorId", "long", ""]), "pt.md": portuguese(door(["doorID", "long", ""])) },
    findings: ['pt.md:17:88 warning name-case: "doorID" is written `doorId`'],
  },
  "lead-name": {
    pages: english(door(ROW).replace("`open_door`", "`open_door event`")),
    findings: [
      'en.md:15:5 en.md:13:4 warning lead-name: the lead names "open_door event" where the heading names "open_door"',
    ],
  },
  "odd-type-word": {
    pages: english(door(["color", "sring", ""])),
    findings: ['en.md:17:102 warning odd-type-word: "sring" is read as string'],
  },
  "type-conflict": {
    pages: { "en.md": door(ROW), "pt.md": portuguese(door(["color", "long", ""])) },
    findings: ["pt.md:17:102 warning type-conflict: taken as string, but printed: pt-br long"],
  },
  "redundant-override": {
    pages: CLEAN_PAGES,
    overrides: override("color"),
    findings: [
      'overrides.yaml:1:3 warning redundant-override: site pt-br "color" is proved by the pages: remove the entry',
    ],
  },
  "unused-override": {
    pages: CLEAN_PAGES,
    overrides: override("cor"),
    findings: ['overrides.yaml:1:3 warning unused-override: site pt-br "cor" is printed by no page at hand'],
  },
  "name-markup": {
    pages: english(door(["<code>color</code>", "string", ""])),
    findings: [
      'en.md:17:88 info name-markup: the name "color" in the table of "open_door" stands in markup; its text is taken',
    ],
  },
  "prose-row": {
    pages: english(door('<tr><td colspan="3">Only the common ones.</td></tr>')),
    findings: ['en.md:17:80 info prose-row: the table of "open_door" has a sentence in the place of a row'],
  },
  "common-heading-missing": {
    pages: english(
      `${FRONT_MATTER}# Doors\n\n${table(HEADER, ["eventTime", "string", ""])}\n\n${DOOR}${table(HEADER, ROW)}\n`,
    ),
    findings: [
      "en.md:9:1 info common-heading-missing: the table of common attributes stands below no heading of its own",
    ],
  },
  "meaning-differs": {
    pages: {
      "en.md": sitePage(
        DOOR + table(HEADER, ROW),
        FRONT_MATTER.replace("title:", "content_hash: 0123456789ab\ntitle:"),
      ),
      "gb.md": portuguese(sitePage(DOOR + table(HEADER, ROW))),
    },
    disagreements: `pagesRead: ["0123456789ab"]
disagreements:
  - { attribute: color, events: [open_door], locales: [en-us], says: paint, means: a color }
  - { attribute: eventTime, common: true, says: a place, means: a time }
  - { events: [open_door], says: a window, means: a door }
  - { attribute: color, events: [open_door], locales: [pt-br], says: a color, means: a page that nobody has read }
`,
    findings: [
      "en.md:12:121 disagreements.yaml:4:5 info meaning-differs: the text speaks of a place; what is meant is a time",
      "en.md:14:4 disagreements.yaml:5:5 info meaning-differs: the text speaks of a window; what is meant is a door",
      "en.md:18:117 disagreements.yaml:3:5 info meaning-differs: the text speaks of paint; what is meant is a color",
    ],
  },
};
