import { expect, test } from "vitest";
import { splitSentences } from "../../../generator/scrape/facts/split-sentences.ts";

const split = (text: string): readonly string[] => splitSentences(text, ["p. ej.", "bijv."]);

test("sentences are split where the blank between them is lost", () => {
  expect(split("It turns.The lamp glows.”So” it is? Yes!")).toEqual([
    "It turns.",
    "The lamp glows.”",
    "So” it is?",
    "Yes!",
  ]);
  expect(split("旋钮转动。灯亮了。")).toEqual(["旋钮转动。", "灯亮了。"]);
});

test("numbers, names and abbreviations are not split", () => {
  expect(split("From 1.0 to 2.5 by knob.turn and 1.º too")).toEqual(["From 1.0 to 2.5 by knob.turn and 1.º too"]);
  expect(split("Ein Knopf, z. B. Drehknopf, d. h. rund.")).toEqual(["Ein Knopf, z. B. Drehknopf, d. h. rund."]);
  expect(split("En knapp, t.ex. Stor")).toEqual(["En knapp, t.ex. Stor"]);
  expect(split("Un botón, p. ej. Grande")).toEqual(["Un botón, p. ej. Grande"]);
});

test("a small letter begins a sentence behind a whole word", () => {
  expect(split("The endpoint. lampId or knobId.")).toEqual(["The endpoint.", "lampId or knobId."]);
});
