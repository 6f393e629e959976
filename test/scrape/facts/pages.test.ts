import { expect, test } from "vitest";
import { localeByTag } from "../../../generator/locales/locales.ts";
import { scrape } from "../../../generator/scrape/scrape.ts";
import { withoutPlaces } from "../../distill/printed-facts.ts";
import { read, table } from "../../support/portal-page.ts";

/** A made-up page in a locale: rows of name and description. */
function factsOfPage(tag: string, lead: string, rows: Readonly<Record<string, string>>): unknown {
  const { headers } = localeByTag(tag);
  const header = [headers.name[0] ?? "", headers.type[0] ?? "", headers.description[0] ?? ""];
  const cells = Object.entries(rows).map(([name, text]) => [name, "string", text]);
  const front = `---\ntitle: Activity Log Site Event Type Reference\nlocale: ${tag}\nversion: current\n---\n`;
  const { events } = scrape(read(`${front}\n## turn\\_knob\n\n${lead}\n\n${table(header, ...cells)}\n`));
  return events.map(({ facts, attributes }) => [
    withoutPlaces(facts),
    Object.fromEntries(attributes.map((attribute) => [attribute.name.text, withoutPlaces(attribute.facts)])),
  ]);
}

const words = (kind: string, markup: string, ...texts: readonly string[]): unknown => ({
  values: { kind, items: texts.map((text) => ({ text, markup })) },
});
const codes = (...labels: readonly (readonly [number, string])[]): unknown => ({
  values: { kind: "codes", items: labels.map(([code, label]) => ({ code, label })), etc: false },
});
const NULL_IF = { nullable: { conditional: true } };

test("a page in German", () => {
  const lead = "Das Ereignis `turn_knob`.\n\n**Hinweis:** Eingestellt im März 2023.";
  expect(
    factsOfPage("de-de", lead, {
      outcome:
        "Das Ergebnis.Mögliche Werte sind:<ul><li><b>success:</b> Gedreht.</li><li><b>nicht erlaubt:</b> Klemmt.</li></ul>",
      knobLevel: "Die Stufe.Der Wert 0 = Off, 2 = Halb (gedimmt) und 3 = On.",
      lampName: "Der Name; kann null sein, wenn <code>outcome</code> fehlte.",
      shape: "Die Form, z. B. <code>round</code>.",
      duration: "Die Dauer in Millisekunden",
    }),
  ).toEqual([
    [
      { lifecycle: { status: "discontinued", since: "2023-03" } },
      {
        outcome: words("closed", "bold", "success", "nicht erlaubt"),
        knobLevel: codes([0, "Off"], [2, "Halb"], [3, "On"]),
        lampName: { ...NULL_IF, mentions: ["outcome"] },
        shape: words("examples", "code", "round"),
        duration: { unit: "milliseconds" },
      },
    ],
  ]);
});

test("a page in French", () => {
  expect(
    factsOfPage(
      "fr-fr",
      "L’événement `turn_knob`.\n\n**Remarque :** Obsolète depuis août 2023. Utilisez plutôt [dim](#dim-lamp).",
      {
        status: "L’état, soit allumé, soit off.",
        knobType: "Le type de bouton.Une manette ou un curseur.",
        lampLuid: "LUID de la lampe.Elle sera nulle si la lampe manque.",
        lampSize: "La taille de la lampe en octets",
        page: "L’URL de la lampe",
      },
    ),
  ).toEqual([
    [
      { lifecycle: { status: "deprecated", since: "2023-08", replacedBy: "dim-lamp" }, mentions: ["dim-lamp"] },
      {
        status: words("closed", "plain", "allumé", "off"),
        knobType: words("closed", "plain", "manette", "curseur"),
        lampLuid: { ...NULL_IF, formats: ["uuid"] },
        lampSize: { unit: "bytes" },
        page: { formats: ["uri"] },
      },
    ],
  ]);
});

test("a page in Italian", () => {
  expect(
    factsOfPage("it-it", "Evento legacy da old\\_knobs.", {
      mode: "La modalità. Può essere <code>Lit</code> o <code>Dark</code>.",
      level: "Il valore 1 significa alta, 2 significa bassa.",
      lamp: "La lampada. Il valore predefinito è rossa.",
      glow: "La luminosità, da 1 a 9.",
      room: "Omesso se la stanza è buia.",
    }),
  ).toEqual([
    [
      { lifecycle: { status: "legacy" } },
      {
        mode: words("closed", "code", "Lit", "Dark"),
        level: codes([1, "alta"], [2, "bassa"]),
        lamp: { default: { text: "rossa", markup: "plain" } },
        glow: { values: { kind: "range", minimum: 1, maximum: 9 } },
        room: { absent: { conditional: true } },
      },
    ],
  ]);
});

test("a page in Japanese", () => {
  expect(
    factsOfPage("ja-jp", "イベント `turn_knob`。\n\n**注:** 2023 年 4 月に廃止されました。", {
      outcome:
        "結果。表示される値は次のとおりです。<ul><li><b>success:</b> 回った。</li><li><b>失敗:</b> 回らない。</li></ul>",
      mode: "<code>Lit</code> または <code>Dark</code>。",
      level: "値 0 = 消灯、1 = On。",
      lampId: "ランプの LUID",
      lampName: "ランプがない場合、値は null になります。",
      spin: "回転時間 (ミリ秒)",
    }),
  ).toEqual([
    [
      { lifecycle: { status: "discontinued", since: "2023-04" } },
      {
        outcome: words("closed", "bold", "success", "失敗"),
        mode: words("closed", "code", "Lit", "Dark"),
        level: codes([0, "消灯"], [1, "On"]),
        lampId: { formats: ["uuid"] },
        lampName: NULL_IF,
        spin: { unit: "milliseconds" },
      },
    ],
  ]);
});

test("a page in Dutch", () => {
  expect(
    factsOfPage("nl-nl", "De `turn_knob`.\n\n**Opmerking:** Er zijn alleen gedeeltelijke gegevens via de API.", {
      status: "De status, hetzij aan of off.",
      method: "De methode, zoals GET of PUT.",
      room: "De kamer; kan null zijn tenzij de lamp brandt.",
      mail: "Het e-mailadres van de lamp",
    }),
  ).toEqual([
    [
      { partialInApi: true },
      {
        status: words("closed", "plain", "aan", "off"),
        method: words("examples", "capitals", "GET", "PUT"),
        room: NULL_IF,
        mail: { formats: ["email"] },
      },
    ],
  ]);
});

test("a page in Korean", () => {
  expect(
    factsOfPage("ko-kr", "`turn_knob` 이벤트입니다.\n\n**참고:** API에서는 일부 데이터만 제공됩니다.", {
      outcome: "결과. 가능한 값은 다음과 같습니다.<ul><li><b>success:</b> 돌림.</li><li><b>실패:</b> 멈춤.</li></ul>",
      mode: "<code>Lit</code> 또는 <code>Dark</code>.",
      level: "값 0 = 꺼짐, 1 = On.",
      lampName: "램프가 없는 경우 값은 null이 됩니다.",
      stamp: "회전의 타임스탬프",
    }),
  ).toEqual([
    [
      { partialInApi: true },
      {
        outcome: words("closed", "bold", "success", "실패"),
        mode: words("closed", "code", "Lit", "Dark"),
        level: codes([0, "꺼짐"], [1, "On"]),
        lampName: NULL_IF,
        stamp: { formats: ["date-time"] },
      },
    ],
  ]);
});

test("a page in a locale without phrases states nothing", () => {
  expect(factsOfPage("th-th", "`turn_knob`", { outcome: "<ul><li><b>on:</b> x</li></ul>" })).toEqual([
    [{}, { outcome: {} }],
  ]);
});
