import { expect, test } from "vitest";
import { eventFactsOf, factsOf } from "./facts-of.ts";

const IF = { nullable: { conditional: true } };
const PLAIN = { nullable: { conditional: false } };

test.each([
  ["en-us", "The lamp; may be null if it is dark.", IF],
  ["en-us", "The value will be null for dark lamps.", IF],
  ["en-us", "The lamp for all; can be null.", PLAIN],
  ["pt-br", "Nome da lâmpada; poderá ser nulo se apagada.", IF],
  ["pt-br", "Nulo exceto quando acesa.", IF],
  ["pt-br", "Nova sala da lâmpada, ou nula se não houver.", IF],
  ["es-es", "A menos que brille, tiene un valor nulo.", IF],
  ["es-es", "El valor es Null para lámparas sin sala.", IF],
  ["zh-cn", "除非点亮，否则为 Null。", IF],
  ["zh-cn", "灯的房间；如果没有，则可能为 null", IF],
  ["sv-se", "Null om inget annat gäller.", IF],
  ["sv-se", "För mörka lampor är värdet Null.", IF],
  ["de-de", "Kann null sein, wenn die Lampe dunkel ist.", IF],
  ["fr-fr", "La valeur sera nulle si la lampe est éteinte.", IF],
  ["it-it", "Il valore sarà Null se la lampada è spenta.", IF],
  ["nl-nl", "Kan null zijn.", PLAIN],
  ["ko-kr", "램프가 꺼진 경우 값은 null이 됩니다.", IF],
])("may be null, %s: %s", (tag, text, facts) => {
  expect(factsOf(tag, text)).toEqual(facts);
});

test("what is said of another attribute, or denied, is no statement on this one", () => {
  expect(factsOf("en-us", "The attribute <code>lampId</code> may be null.")).toEqual({ mentions: ["lampId"] });
  expect(factsOf("en-us", "It will never be null.")).toEqual({});
  expect(factsOf("en-us", "The name of the nullable lamp")).toEqual({});
});

test("may be left out", () => {
  const absent = { absent: { conditional: true } };
  expect(factsOf("pt-br", "Não incluído se o giro falhou.")).toEqual(absent);
  expect(factsOf("zh-cn", "如果旋转失败，则省略。")).toEqual(absent);
  expect(factsOf("en-us", "Omitted if the knob is stuck.")).toEqual(absent);
  expect(factsOf("de-de", "Nicht enthalten, wenn der Knopf klemmt.")).toEqual(absent);
});

test("always there: another attribute, or the one itself", () => {
  expect(factsOf("es-es", "El botón.El atributo <code>lampId</code> siempre está presente.")).toEqual({
    alwaysPresent: ["lampId"],
    mentions: ["lampId"],
  });
  expect(factsOf("en-us", "Always present.")).toEqual({ alwaysPresent: ["knob"] });
});

test.each([
  ["pt-br", "O tempo de giro, em milissegundos.", "milliseconds"],
  ["es-es", "Tiempo en cola en segundosSe usa para todo.", "seconds"],
  ["zh-cn", "灯的大小（以字节为单位）", "bytes"],
  ["sv-se", "Lampans storlek i byte", "bytes"],
  ["de-de", "Der Prozentsatz des Lichts", "percent"],
  ["ja-jp", "回転時間 (ミリ秒)", "milliseconds"],
])("units, %s: %s", (tag, text, unit) => {
  expect(factsOf(tag, text)).toEqual({ unit });
});

test("a unit of something else is none of this one", () => {
  expect(factsOf("en-us", "The lamps.Each has a size in bytes.")).toEqual({});
});

test.each([
  ["pt-br", "Carimbo de data/hora do giro", ["date-time"]],
  ["es-es", "La dirección de correo electrónico de la lámpara", ["email"]],
  ["zh-cn", "旋转旋钮的用户的 LUID", ["uuid"]],
  ["sv-se", "Lampans UUIDAnvänds av knappen.", ["uuid"]],
  ["sv-se", "Knapp-LUID för lampan", ["uuid"]],
  ["pt-br", "Identificador exclusivo (UUID) da lâmpada", ["uuid"]],
  ["en-us", "A structured JSON string of lamps", ["json"]],
  ["pt-br", "Lista separada por vírgulas de lâmpadas", ["comma-list"]],
  ["ja-jp", "ランプの IP アドレス", ["ip"]],
  ["fr-fr", "L’adresse IP de la lampe", ["ip"]],
])("formats, %s: %s", (tag, text, formats) => {
  expect(factsOf(tag, text)).toEqual({ formats });
});

test("an address that the text speaks of further on is not what it is about", () => {
  expect(factsOf("en-us", "Names the lamp and is used in its URL.")).toEqual({});
  expect(factsOf("es-es", "Token de URI de la lámpara")).toEqual({});
  expect(factsOf("sv-se", "URI-token för lampan")).toEqual({});
  expect(factsOf("zh-cn", "在构造 URL 时使用")).toEqual({});
  expect(factsOf("en-us", "The name; see objLuid.")).toEqual({});
});

test("only events after a month have it: the first month named", () => {
  const since = { since: "2025-03" };
  expect(factsOf("pt-br", "Este se aplica a eventos acesos após a troca em março e abril de 2025.")).toEqual(since);
  expect(factsOf("zh-cn", "适用于 2025 年 3 月和 4 月之后的事件。")).toEqual(since);
  expect(factsOf("en-us", "It applies to events lit after March 2025.")).toEqual(since);
  expect(factsOf("en-us", "From March 2025 on, lamps glow.")).toEqual({});
});

test("an attribute is deprecated where its own sentence says so", () => {
  expect(factsOf("en-us", "The knob.Deprecated in March 2025. Use <a href='#lamp'>it</a> instead.")).toEqual({
    lifecycle: { status: "deprecated", since: "2025-03", replacedBy: "lamp" },
    mentions: ["lamp"],
  });
  expect(factsOf("en-us", "<b>Note:</b> As of March 2025 all knobs that are not deprecated glow.")).toEqual({});
});

test.each([
  ["es-es", "**Nota:** Obsoleto en octubre de 2023.Use [dim\\_lamp](#dim-lamp) en su lugar."],
  ["zh-cn", "**注意：**2023 年 10 月已弃用。改用 [dim\\_lamp](#dim-lamp) 事件。"],
  ["sv-se", "**Obs!** Inaktuell i oktober 2023.Använd [dim\\_lamp](#dim-lamp) istället."],
  ["de-de", "**Hinweis:** Veraltet seit Oktober 2023. Verwenden Sie stattdessen [dim\\_lamp](#dim-lamp)."],
])("an event is deprecated and replaced, %s", (tag, note) => {
  expect(eventFactsOf(tag, `\`a_b\`\n\n${note}`)).toEqual({
    lifecycle: { status: "deprecated", since: "2023-10", replacedBy: "dim-lamp" },
    mentions: ["dim-lamp"],
  });
});

test("an event is discontinued, a legacy event, or one that the API gives in part", () => {
  expect(
    eventFactsOf(
      "pt-br",
      "O `a_b`.\n\n**Observação:** as lâmpadas foram descontinuadas; descontinuado em maio de 2023.",
    ),
  ).toEqual({
    lifecycle: { status: "discontinued", since: "2023-05" },
  });
  expect(eventFactsOf("zh-cn", "来自 old\\_lamps 的旧版灯事件")).toEqual({ lifecycle: { status: "legacy" } });
  expect(eventFactsOf("en-us", "The `a_b` event replaces the legacy lamp.")).toEqual({});
  expect(eventFactsOf("fr-fr", "**Remarque :** seules des données partielles sont dans l’API.")).toEqual({
    partialInApi: true,
  });
});

test("mentions of an event are other events, once each, in reading order", () => {
  expect(
    eventFactsOf(
      "en-us",
      "The `a_b` event, unlike `dim_lamp`.\n\n- See [x](#turn-knob), `status`, `dim_lamp` and `gone_lamp`.",
    ),
  ).toEqual({
    mentions: ["dim_lamp", "turn-knob", "gone_lamp"],
  });
});

test("mentions of an attribute are names, not headers or booleans", () => {
  expect(
    factsOf("en-us", "As <code>status</code>, <code>actorLampId</code>, <code>Accept-Lamp</code>, <code>False</code>."),
  ).toEqual({
    mentions: ["status", "actorLampId"],
  });
});
