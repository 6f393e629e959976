import type { Override } from "../../generator/inputs/override.ts";
import { pageFile, tableText, type PageFile } from "./lint-pages.ts";

/** Pages that break a rule, and decisions where the rule is about those. */
export interface RuleFixture {
  readonly pages: readonly PageFile[];
  readonly overrides?: readonly Override[];
  /** The text of `disagreements.yaml`. */
  readonly disagreements?: string;
}

const SORTED = ["actorUserId", "groupId", "reason", "siteName", "userId"];
const english = (events: Parameters<typeof pageFile>[1]["events"]): readonly PageFile[] => [
  pageFile("en-us", { events }),
];
const place = { file: "overrides.yaml", start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
const decide = (printed: string, name: string): Override => ({
  scope: "site",
  place: { kind: "any-event" },
  locale: "pt-br",
  printed,
  name,
  reason: "",
  location: place,
});

/** Pages of two locales that have nothing wrong. */
export const CLEAN: readonly PageFile[] = [
  pageFile("pt-br", {
    common: ["siteId: inteiro: Onde foi. Veja a outra."],
    events: { sign_in: SORTED, sign_out: ["isError: booliano: Diz se falhou.", "reason"] },
  }),
  pageFile("zh-cn", { common: ["siteId: 整数"], events: { sign_in: SORTED, sign_out: ["isError: 布尔值", "reason"] } }),
];

/** For each rule, pages that break it. */
export const RULE_FIXTURES: { readonly [ruleId: string]: RuleFixture } = {
  "unresolved-name": { pages: [pageFile("pt-br", { events: { sign_in: ["ID do token"] } })] },
  "unresolved-type": { pages: [pageFile("de-de", { events: { sign_in: ["userId: Wahrheitswert"] } })] },
  "duplicate-event": {
    pages: english({ sign_in: `${tableText("en-us", ["a"])}\n\n## sign\\_in\n\n${tableText("en-us", ["b"])}` }),
  },
  "duplicate-attribute": { pages: english({ sign_in: ["reason", "reason: integer"] }) },
  "locale-mismatch": { pages: [pageFile("en-us", { address: "zh-cn", events: { sign_in: SORTED } })] },
  "missing-cell": { pages: english({ sign_in: ["<tr><td>reason</td><td>string</td></tr>"] }) },
  "extra-cell": { pages: english({ sign_in: ["<tr><td>reason</td><td>string</td><td></td><td>more</td></tr>"] }) },
  "row-span": {
    pages: english({
      sign_in: ['<tr><td>a</td><td rowspan="2">string</td><td></td></tr>', "<tr><td>b</td><td></td></tr>"],
    }),
  },
  "header-missing": { pages: english({ sign_in: "<table><tr><td>a</td><td>string</td><td></td></tr></table>" }) },
  "empty-row": { pages: english({ sign_in: ["a", "<tr><td></td><td></td><td></td></tr>"] }) },
  "event-without-table": { pages: english({ sign_in: "It has none.", sign_out: ["a"] }) },
  "extra-table": { pages: english({ sign_in: `${tableText("en-us", ["a"])}\n\n${tableText("en-us", ["b"])}` }) },
  "translated-name": {
    pages: [
      pageFile("pt-br", { events: { sign_in: ["motivo"] } }),
      pageFile("zh-cn", { events: { sign_in: ["reason"] } }),
      pageFile("sv-se", { events: { sign_in: ["reason"] } }),
    ],
  },
  "name-case": {
    pages: [
      pageFile("en-gb", { events: { sign_in: ["groupID"] } }),
      pageFile("de-de", { events: { sign_in: ["groupId"] } }),
      pageFile("ja-jp", { events: { sign_in: ["groupId"] } }),
    ],
  },
  "lead-name": { pages: english({ sign_in: `The \`sign_in event\` is written.\n\n${tableText("en-us", ["a"])}` }) },
  "odd-type-word": { pages: english({ sign_in: ["a: sring"] }) },
  "type-conflict": {
    pages: [
      pageFile("pt-br", { events: { sign_in: ["userId: inteiro"] } }),
      pageFile("zh-cn", { events: { sign_in: ["userId: 字符串"] } }),
    ],
  },
  "translated-value": {
    pages: [
      pageFile("pt-br", {
        events: { sign_in: ["kind: string: Pode ser <code>sucesso</code> ou <code>failure</code>."] },
      }),
      pageFile("es-es", {
        events: { sign_in: ["kind: string: Puede ser <code>success</code> o <code>failure</code>."] },
      }),
      pageFile("zh-cn", {
        events: { sign_in: ["kind: 字符串: 可以是 <code>success</code> 或 <code>failure</code>。"] },
      }),
    ],
  },
  "values-differ": {
    pages: [
      pageFile("pt-br", { events: { sign_in: ["kind: inteiro: Valor 0 = Alfa e 1 = Beta."] } }),
      pageFile("es-es", { events: { sign_in: ["kind: entero: El valor 0 = Alfa y 1 = Beta."] } }),
      pageFile("zh-cn", { events: { sign_in: ["kind: 整数: 值 0 = Alfa、2 = Beta。"] } }),
    ],
  },
  "type-contradiction": {
    pages: [
      pageFile("pt-br", { events: { sign_in: ["revision: inteiro: Inicia com 1,0 e acrescenta 0,1 a cada vez."] } }),
    ],
  },
  "event-missing": {
    pages: [
      pageFile("pt-br", { events: { sign_in: SORTED } }),
      pageFile("zh-cn", { events: { sign_in: SORTED, sign_out: SORTED } }),
    ],
  },
  "row-missing": {
    pages: [
      pageFile("pt-br", { events: { sign_in: SORTED.slice(1) } }),
      pageFile("zh-cn", { events: { sign_in: SORTED } }),
    ],
  },
  "unknown-anchor": { pages: english({ sign_in: ["a: string: See <a href='#sign-off'>that</a>."] }) },
  "redundant-override": {
    pages: [
      pageFile("pt-br", { events: { sign_in: ["motivo"] } }),
      pageFile("zh-cn", { events: { sign_in: ["reason"] } }),
      pageFile("sv-se", { events: { sign_in: ["reason"] } }),
    ],
    overrides: [decide("motivo", "reason")],
  },
  "unused-override": { pages: CLEAN, overrides: [decide("razão", "reason")] },
  "name-markup": { pages: english({ sign_in: ["<b>reason</b>"] }) },
  "prose-row": { pages: english({ sign_in: ['<tr><td colspan="3">It has no more.</td></tr>'] }) },
  "common-heading-missing": { pages: [pageFile("en-us", { commonHeading: false, events: { sign_in: SORTED } })] },
  "page-older": {
    pages: [
      pageFile("pt-br", { events: { sign_in: SORTED.slice(0, 2) } }),
      pageFile("zh-cn", { events: { sign_in: SORTED } }),
    ],
  },
  "row-order": { pages: english({ sign_in: [...SORTED, "createdAt"] }) },
  "untranslated-text": {
    pages: [
      pageFile("pt-br", { events: { sign_in: ["reason: cadeia de caracteres: Why the door of the house was shut."] } }),
    ],
  },
  "lost-space": { pages: english({ sign_in: ["a: string: The door shuts.Then it opens."] }) },
  "meaning-differs": {
    pages: [
      pageFile("en-us", { contentHash: "0123456789ab", events: { sign_in: ["reason: string: The door's color."] } }),
    ],
    disagreements:
      "pagesRead: ['0123456789ab']\ndisagreements: [{ attribute: reason, events: [sign_in], says: a color, means: a reason }]",
  },
};
