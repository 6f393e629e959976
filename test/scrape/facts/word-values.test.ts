import { expect, test } from "vitest";
import { isListed } from "../../../generator/scrape/facts/listed-values.ts";
import { placedFacts, valuesOf } from "./facts-of.ts";

const LIST = "<ul><li><b>on:</b> it glows.</li><li><b>half_on:</b> it glows a bit.</li></ul>";

test("bold labels of a list, where the text before it announces values", () => {
  expect(valuesOf("en-us", `How it is.Possible values are:${LIST}`)).toBe("closed: on/bold | half_on/bold");
  expect(valuesOf("pt-br", "Brilho.Os possíveis valores são:<ul><li><b>aceso</b></li><li><b>dim</b></li></ul>")).toBe(
    "closed: aceso/bold | dim/bold",
  );
  expect(valuesOf("zh-cn", "亮度。可能的值包括：<ul><li><b>on：</b>亮。</li><li><b>off：</b>不亮。</li></ul>")).toBe(
    "closed: on/bold | off/bold",
  );
  expect(valuesOf("sv-se", "Hur lampan lyserMöjliga värden:<ul><li><b>on:</b> Lyser.</li></ul>")).toBe(
    "closed: on/bold",
  );
  expect(valuesOf("de-de", "Mögliche Werte sind:<ul><li><code>on</code>: hell</li><li>off: dunkel</li></ul>")).toBe(
    "closed: on/code | off/plain",
  );
});

test("bold labels of a list that nothing announces, where each has a colon and a text", () => {
  expect(valuesOf("en-us", `How it is.${LIST}`)).toBe("closed: on/bold | half_on/bold");
  expect(valuesOf("en-us", "See:<ul><li><b>Knobs</b> and lamps</li><li><b>Lamps</b></li></ul>")).toBe("-");
});

test("a list that ends with a custom value is open", () => {
  expect(valuesOf("en-us", "Possible values:<ul><li><b>red:</b> a</li><li>a custom value</li></ul>")).toBe(
    "open: red/bold",
  );
  expect(valuesOf("es-es", "El tipo de lámpara puede ser roja, azul o un valor personalizado.")).toBe(
    "open: roja/plain | azul/plain",
  );
});

test("code spans that a sentence joins by 'or', explains, picks out or gives as examples", () => {
  expect(valuesOf("pt-br", "Estado.Pode ser <code>Lit</code> ou <code> Dark </code>.")).toBe(
    "closed: Lit/code | Dark/code",
  );
  expect(valuesOf("zh-cn", "灯的状态。<code>Lit</code> 或 <code>Dark</code>。")).toBe("closed: Lit/code | Dark/code");
  expect(valuesOf("zh-cn", "灯。<code>A B</code>（圆）或 <code>C D</code>（方）。")).toBe(
    "closed: A B/code | C D/code",
  );
  expect(
    valuesOf(
      "sv-se",
      "Läget.Om värdet är <code>lit</code> innebär det att den lyser.Om värdet är <code>dim</code> innebär det mörker.",
    ),
  ).toBe("closed: lit/code | dim/code");
  expect(
    valuesOf(
      "es-es",
      "<b>Nota:</b> Solo las lámparas <code> Big</code>, <code>Small</code> y <code>Odd</code> brillan.",
    ),
  ).toBe("open: Big/code | Small/code | Odd/code");
  expect(valuesOf("fr-fr", "Le nom du bouton, par exemple <code>big_knob</code>.")).toBe("examples: big_knob/code");
});

test("a sentence that only mentions code spans names no values, and one that opens with 'such as' gives examples", () => {
  expect(valuesOf("en-us", "The answer to <code>GET</code> or <code>POST</code> requests.")).toBe("-");
  expect(valuesOf("en-us", "The value isn't <code>Lit</code> but can be <code>Dim</code> or <code>Dark</code>.")).toBe(
    "-",
  );
  expect(valuesOf("en-us", "The mode.Such as <code>fast</code> or <code>slow</code>.")).toBe(
    "examples: fast/code | slow/code",
  );
  expect(valuesOf("en-us", "The mode. For example, <code>fast</code> or <code>slow</code>.")).toBe(
    "examples: fast/code | slow/code",
  );
});

test("code spans that name attributes, events, headers or booleans are no values", () => {
  expect(valuesOf("en-us", "Used with <code>lampId</code> or <code>status</code>.")).toBe("-");
  expect(valuesOf("zh-cn", "灯，例如 <code>status</code>。")).toBe("-");
  expect(valuesOf("en-us", "The <code>Knob-Header</code> of the request")).toBe("-");
  expect(valuesOf("en-us", "Whether turned (<code>True</code>) or not (<code>False</code>).")).toBe("-");
  expect(valuesOf("en-us", "Equals <code>actorKnobId</code> or <code>otherKnobId</code>.")).toBe("-");
});

test("capital letters, behind 'either' or a comma", () => {
  expect(valuesOf("pt-br", "O que gira, PLAIN, OTP ou KEY_WITH_PIN.")).toBe(
    "closed: PLAIN/capitals | OTP/capitals | KEY_WITH_PIN/capitals",
  );
  expect(valuesOf("sv-se", "Sättet, antingen PLAIN eller KEY_2.", "knobType")).toBe(
    "closed: PLAIN/capitals | KEY_2/capitals",
  );
  expect(valuesOf("ja-jp", "ノブの種類。PLAIN、OTP、または KEY_1。")).toBe(
    "closed: PLAIN/capitals | OTP/capitals | KEY_1/capitals",
  );
});

test("words behind 'either', a comma or a colon of a type, a status or an operation (case 15)", () => {
  expect(valuesOf("pt-br", "O resultado do giro, sucesso ou falha.", "status")).toBe(
    "closed: sucesso/plain | falha/plain",
  );
  expect(valuesOf("es-es", "El resultado, ya sea éxito o fracaso.", "status")).toBe(
    "closed: éxito/plain | fracaso/plain",
  );
  expect(valuesOf("zh-cn", "旋转结果，可以是 done 或 undone。", "status")).toBe("closed: done/plain | undone/plain");
  expect(valuesOf("zh-cn", "旋钮操作，即开、关或拆。")).toBe("closed: 开/plain | 关/plain | 拆/plain");
  expect(valuesOf("de-de", "Der Status, entweder Erfolg oder Fehler.", "status")).toBe(
    "closed: Erfolg/plain | Fehler/plain",
  );
  expect(valuesOf("it-it", "Il tipo di lampada.Una torcia, un faro o una candela.")).toBe(
    "closed: torcia/plain | faro/plain | candela/plain",
  );
  expect(valuesOf("en-us", "The kind of lamp: torch, candle, or neon.", "lampKind")).toBe(
    "closed: torch/plain | candle/plain | neon/plain",
  );
});

test("what only looks like a list of values is none", () => {
  expect(valuesOf("pt-br", "Nome da lâmpada, grande ou pequena.")).toBe("-");
  expect(valuesOf("en-us", "The operation, turn or take the whole knob off its axis.", "knobOperation")).toBe("-");
  expect(valuesOf("sv-se", "Typen av lampa, antingen via knappen eller appen.", "lampType")).toBe("-");
  expect(valuesOf("es-es", "Indica si las lámparas se muestran, como velas o no")).toBe("-");
  expect(valuesOf("sv-se", "Namnet på lampan som antingen tändes eller släcktes")).toBe("-");
});

test("'such as' gives examples (case 18), of the attribute itself only", () => {
  expect(valuesOf("en-us", "The method used, such as GET, POST.", "method")).toBe("-");
  expect(valuesOf("en-us", "The method used, such as GET or POST.", "method")).toBe(
    "examples: GET/capitals | POST/capitals",
  );
  expect(valuesOf("nl-nl", "De gebruikte methode, zoals GET, POST of PUT.")).toBe(
    "examples: GET/capitals | POST/capitals | PUT/capitals",
  );
  expect(valuesOf("ja-jp", "要求のメソッド (GET、POST など)")).toBe("examples: GET/capitals | POST/capitals");
  expect(valuesOf("pt-br", "A sala, como hall")).toBe("examples: hall/plain");
  expect(valuesOf("en-us", "The ID.A knob turns lamps, such as torches or candles.")).toBe("-");
  expect(valuesOf("es-es", "Se define como el botón grande")).toBe("-");
});

test("quoted pairs, in any quotes", () => {
  const texts = [
    "'a b' ou 'c d'",
    '"a b" ou "c d"',
    "“a b” ou “c d”",
    "‘a b’ ou ‘c d’",
    "«a b» ou «c d»",
    "„a b“ ou „c d”",
    "”a b” ou ”c d”",
  ];
  for (const text of texts)
    expect(valuesOf("pt-br", `O valor, como ${text}`)).toBe("examples: a b/quoted | c d/quoted");
  expect(valuesOf("ja-jp", "値 (「a b」、「c d」など)")).toBe("examples: a b/quoted | c d/quoted");
});

test("a value has its place: the code span's, or the paragraph's", () => {
  const { values } = placedFacts("en-us", "<p>How.</p><p>Either <code>Lit</code> or <code>Dark</code>.</p>");
  const places = isListed(values) ? values.items.map(({ location }) => location.start.column) : [];
  expect(places).toEqual([44, 64]);
});
