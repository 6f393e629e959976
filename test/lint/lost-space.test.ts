import { expect, test } from "vitest";

import { coveredText, findingsOf, pageFile, tableText } from "./lint-pages.ts";

const cell = (locale: string, text: string): ReturnType<typeof pageFile> =>
  pageFile(locale, { events: { sign_in: [`a: string: ${text}`] } });

const subjectOf = (locale: string, text: string): unknown =>
  findingsOf("lost-space", [cell(locale, text)]).map(({ subject }) => [subject?.printed, subject?.expected]);

test.each([
  ["pt-br", "A porta fecha.Depois abre.", "fecha.Depois", "fecha. Depois"],
  ["es-es", "La puerta cierra.¿Abre?", "cierra.¿Abre?", "cierra. ¿Abre?"],
  ["sv-se", "Dörren stängs (i UTC).Öppen igen.", "UTC).Öppen", "UTC). Öppen"],
  ["fr-fr", "La porte est fermée!À demain.", "fermée!À", "fermée! À"],
  ["pt-br", "Veja <code>a_b</code>.O resto vem.", "a_b.O", "a_b. O"],
  ["pt-br", "Fim de <b>tudo.</b>Agora.", "tudo.Agora.", "tudo. Agora."],
  ["ko-kr", "문이 닫힙니다.다시 열립니다.", "닫힙니다.다시", "닫힙니다. 다시"],
])("%s: %s", (locale, text, printed, expected) => {
  expect(subjectOf(locale, text)).toEqual([[printed, expected]]);
});

test.each([
  ["pt-br", "A porta fecha. Depois abre."],
  ["pt-br", "A porta fecha.<br>Depois abre."],
  ["pt-br", "<p>A porta fecha.</p><p>Depois abre.</p>"],
  ["pt-br", "<ul><li>fecha.</li><li>Depois</li></ul>"],
  ["en-us", "See https://x.example/a.Then or mail a.B@x.example in version 3.5 of the U.S.A. or .NET."],
  ["en-us", "It is ASP.NET, e.g.A or <code>java.lang.String</code>."],
  ["zh-cn", "门关了。然后又开了。请看 API。"],
  ["ja-jp", "ドアが閉まる。また開く。"],
])("%s: %s has nothing lost", (locale, text) => {
  expect(subjectOf(locale, text)).toEqual([]);
});

test("a cell is one finding, at the paragraph that has the first; paragraphs below a heading are one each", () => {
  const glued = "Ela fecha.Depois abre.E fecha.";
  const pages = [
    pageFile("pt-br", {
      events: { sign_in: `${glued}\n\n${glued}\n\n${tableText("pt-br", [`a: string: <p>Nada.</p><p>${glued}</p>`])}` },
    }),
  ];
  const found = findingsOf("lost-space", pages);
  expect(found.map(({ subject }) => subject?.attribute)).toEqual([undefined, undefined, "a"]);
  expect(found.map((finding) => coveredText(pages, finding))).toEqual([glued, glued, glued]);
});
