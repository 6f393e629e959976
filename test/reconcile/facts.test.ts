import { beforeAll, describe, expect, test } from "vitest";

import type { Wording } from "../../generator/inputs/wording.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import type { Attribute, EventType } from "../../generator/model/model.ts";
import type { Lexicon } from "../../generator/reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import type { AttributeFacts, PrintedValues, ValueMarkup } from "../../generator/scrape/printed-facts.ts";
import type { PrintedReference } from "../../generator/scrape/printed-reference.ts";
import { nowhere, printedPage } from "../support/printed-builder.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon(LOCALES);
});

function eventsOf(pages: readonly PrintedReference[], wording: readonly Wording[] = []): readonly EventType[] {
  const sources = { defaultRelease: "current", releases: [{ name: "current" }] };
  const { releases } = reconcile(pages, { lexicon, overrides: [], wording, sources });
  return releases[0]?.model.references.site?.events ?? [];
}

/** What the pages of one row say, decided: `{ "pt-br": facts }`. */
function decide(
  facts: Readonly<Record<string, AttributeFacts>>,
  row = "loginState: string",
  wording: readonly Wording[] = [],
): Attribute | undefined {
  const pages = Object.entries(facts).map(([locale, said]) =>
    printedPage(locale, { events: { sign_in: [[row, said]] } }),
  );
  return eventsOf(pages, wording)[0]?.attributes[0];
}

function words(kind: "closed" | "open" | "examples", markup: ValueMarkup, ...texts: readonly string[]): AttributeFacts {
  return { values: { kind, items: texts.map((text) => ({ text, markup, location: nowhere() })) } };
}

function codes(labels: Readonly<Record<number, string>>, kind: "codes" | "bitmask" = "codes"): AttributeFacts {
  const items = Object.entries(labels).map(([code, label]) => ({ code: Number(code), label }));
  return { values: { kind, items, etc: false } satisfies PrintedValues };
}

describe("values across locales (cases 15, 16, 18)", () => {
  test("a value is preferred over its translations", () => {
    const decided = decide({
      "pt-br": words("closed", "bold", "sucesso", "não autorizado", "client_error"),
      "es-es": words("closed", "bold", "success", "unauthorized", "client_error"),
      "zh-cn": words("closed", "bold", "success", "unauthorized", "client_error"),
    });
    expect(decided?.values).toEqual({
      kind: "closed",
      items: [{ value: "success" }, { value: "unauthorized" }, { value: "client_error" }],
    });
    expect(decided?.evidence.values?.by).toContain("attested:zh-cn");
  });

  test("one page in another script that leaves plain words in English is enough", () => {
    const decided = decide({
      "es-es": words("closed", "plain", "éxito", "fracaso"),
      "sv-se": words("closed", "plain", "lyckat", "misslyckat"),
      "zh-cn": words("closed", "plain", "success", "failure"),
    });
    expect(decided?.values).toEqual({ kind: "closed", items: [{ value: "success" }, { value: "failure" }] });
  });

  test("where no page shows the spelling the values are described, never named", () => {
    const decided = decide(
      {
        "es-es": words("closed", "plain", "historia", "dashboard", "vista"),
        "sv-se": words("closed", "plain", "berättelse", "instrumentpanel", "vy"),
      },
      "loginState: string",
      [{ attribute: "loginState", described: ["story", "dashboard", "view"], location: nowhere() }],
    );
    expect(decided?.values).toEqual({
      kind: "described",
      items: [{ label: "story" }, { label: "dashboard" }, { label: "view" }],
    });
  });

  test("labels of which some are only translated: the sure ones are named, and the set is open", () => {
    const decided = decide({ "pt-br": words("closed", "bold", "sucesso", "não autorizado", "client_error") });
    expect(decided?.values).toEqual({ kind: "open", items: [{ value: "client_error" }] });
  });

  test("examples stay examples, and a translated one is left out", () => {
    const decided = decide({
      "pt-br": words("examples", "plain", "login", "ssh"),
      "sv-se": words("examples", "plain", "inloggning", "ssh"),
      "zh-cn": words("examples", "plain", "登录", "ssh"),
    });
    expect(decided?.values).toEqual({ kind: "examples", items: [{ value: "ssh" }] });
  });

  test("a page that gives examples where another gives a list makes no closed set", () => {
    const decided = decide({
      "pt-br": words("examples", "capitals", "GET", "POST"),
      "zh-cn": words("closed", "capitals", "GET", "POST"),
    });
    expect(decided?.values?.kind).toBe("examples");
  });

  test("codes keep their gaps; labels are English where a page has them so, else in our words", () => {
    const wording = [{ attribute: "loginState", labels: new Map([["8", "no licence"]]), location: nowhere() }];
    const decided = decide(
      {
        "pt-br": codes({ 0: "Explorer", 8: "Não licenciado" }),
        "zh-cn": codes({ 0: "Explorer", 8: "未许可" }),
        "de-de": codes({ 0: "Explorer", 8: "Ohne Lizenz" }),
      },
      "loginState: integer",
      wording,
    );
    expect(decided?.values).toEqual({
      kind: "codes",
      items: [
        { value: 0, label: "Explorer" },
        { value: 8, label: "no licence" },
      ],
    });
  });

  test("a set goes to an attribute of the same name whose text shows a part of it", () => {
    const explicit = words("closed", "code", "explicit", "unspecified");
    const pages = [
      printedPage("pt-br", {
        events: {
          a_b: [["kind: bool", explicit]],
          c_d: [["kind: bool", words("closed", "plain", "explícita", "não especificada")]],
        },
      }),
      printedPage("sv-se", {
        events: {
          a_b: [["kind: bool", explicit]],
          c_d: [["kind: bool", words("closed", "plain", "explicit", "ospecificerad")]],
        },
      }),
    ];
    const second = eventsOf(pages)[1]?.attributes[0];
    expect(second?.values).toEqual({ kind: "closed", items: [{ value: "explicit" }, { value: "unspecified" }] });
    expect(second?.evidence.values?.by[0]).toBe("same-name");
  });

  test("an attribute of the same name whose text names nothing gets no set", () => {
    const explicit = words("closed", "code", "explicit", "unspecified");
    const pages = ["pt-br", "sv-se"].map((locale) =>
      printedPage(locale, { events: { a_b: [["kind: bool", explicit]], c_d: ["kind: bool"] } }),
    );
    expect(eventsOf(pages)[1]?.attributes[0]?.values).toBeUndefined();
  });

  test("one page among many that seems to name values is not believed", () => {
    const decided = decide({ "pt-br": words("closed", "code", "abc", "def"), "es-es": {}, "sv-se": {}, "zh-cn": {} });
    expect(decided?.values).toBeUndefined();
  });
});

describe("null, presence, unit, format, storage", () => {
  const said = { conditional: true, location: nowhere() };

  test("null and absence with conditions in our words", () => {
    const wording = [
      { attribute: "loginState", nullWhen: "unknown", absentWhen: "the attempt failed", location: nowhere() },
    ];
    const facts = { nullable: said, absent: said };
    expect(decide({ "pt-br": facts, "sv-se": facts }, "loginState: string", wording)).toMatchObject({
      nullable: true,
      nullWhen: "unknown",
      presence: "conditional",
      absentWhen: "the attempt failed",
    });
  });

  test("words for a condition that no page states are not used", () => {
    const wording = [{ attribute: "loginState", nullWhen: "unknown", location: nowhere() }];
    expect(decide({ "pt-br": {} }, "loginState: string", wording)).not.toHaveProperty("nullWhen");
  });

  test("the row of a neighbour may say that an attribute is always there", () => {
    const rows = [["granteeId: integer"], ["granteeLuid: string", { alwaysPresent: ["granteeId"] }]] as const;
    const page = printedPage("en-us", { events: { sign_in: [rows[0][0], rows[1]] } });
    expect(eventsOf([page])[0]?.attributes.map(({ name, presence }) => [name, presence])).toEqual([
      ["granteeId", "always"],
      ["granteeLuid", undefined],
    ]);
  });

  test.each([
    ["historicalQueueTime: integer", { formats: ["date-time"], unit: "seconds" }, { unit: "seconds" }],
    ["expiresAt: string", { formats: ["date-time"] }, { format: "date-time" }],
    ["expiresAt: string", {}, {}],
    ["userLuid: string", {}, { format: "uuid" }],
    ["sourceIp: string", { formats: ["ip"] }, { format: "ip" }],
    ["newSiteIds: string", { formats: ["comma-list"] }, { format: "comma-list" }],
    ["workbookRevision: integer", { decimals: true }, { storage: "number" }],
    ["revision: string", { decimals: true }, {}],
    ["name: string", { unit: "bytes" }, {}],
  ] as const)("%s with %j", (row, facts, expected) => {
    const { storage, format, unit } = decide({ "en-us": facts }, row) ?? {};
    expect(JSON.parse(JSON.stringify({ storage, format, unit }))).toEqual(expected);
  });
});

test("an event's life cycle, availability and the events it refers to", () => {
  const facts = {
    lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "set-permissions", location: nowhere() },
    partialInApi: true,
    mentions: ["set-permissions", "no-such-event"],
  } as const;
  const events = { create_permissions: ["userId: bool"], set_permissions: ["userId: bool"] };
  const pages = ["pt-br", "sv-se"].map((locale) =>
    printedPage(locale, { events, eventFacts: { create_permissions: facts } }),
  );
  expect(eventsOf(pages)[0]).toMatchObject({
    lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "set_permissions" },
    availability: "partial-in-api",
    seeAlso: ["set_permissions"],
  });
});
