import fc from "fast-check";
import { expect, test } from "vitest";
import { findCodes } from "../../generator/distill/find-codes.ts";

test("codes before their labels", () => {
  expect(findCodes("The value 0 = Off, 1 = Not yet on e 2 = Broken (x (y)). Then nothing.")).toEqual([
    "0 = Off",
    "1 = Not yet on",
    "2 = Broken",
  ]);
  expect(findCodes("值 0 = 甲、1 = 乙丙和 3 = 丁。")).toEqual(["0 = 甲", "1 = 乙丙", "3 = 丁"]);
});

test("codes behind their labels, where there are two at least", () => {
  expect(findCodes("Numbers: red = 1, dark green = 10, blue = 1\u00a0000.")).toEqual([
    "red = 1",
    "dark green = 10",
    "blue = 1 000",
  ]);
  expect(findCodes("1.º = 1, 2.º = 10, 3:e = 100, and so on.")).toEqual(["1.º = 1", "2.º = 10", "3:e = 100"]);
  expect(findCodes("The colours stand for red = 1, green = 10, blue = 100")).toEqual(["green = 10", "blue = 100"]);
  expect(findCodes("The sum of all = 10.")).toEqual([]);
});

test("codes with labels in full-width brackets", () => {
  expect(findCodes("值 0（甲）、1（乙）、和 3（丙丁）。")).toEqual(["0 = 甲", "1 = 乙", "3 = 丙丁"]);
  expect(findCodes("从 10（甲）到 0（乙）。")).toEqual([]);
  expect(findCodes("IPv4（甲）、IPv6（乙）")).toEqual([]);
});

test("what is not clear or not short is left out", () => {
  expect(findCodes("0 = it is not one of those things, 1 = On")).toEqual(["1 = On"]);
  expect(findCodes("0 = 一二三四五六七八九十一二三")).toEqual([]);
  expect(findCodes("a = b = 3, 1 = 2, 1.5 = x")).toEqual([]);
  expect(findCodes("10 means yes")).toEqual([]);
});

test("codes are found again in a list of them", () => {
  const piece = fc.constantFrom(
    "0",
    "1",
    "10",
    "2 000",
    "1.º",
    "=",
    " = ",
    ", ",
    "、",
    "。",
    ". ",
    "和",
    " e ",
    " and ",
    "a",
    "Bc",
    "甲",
    "（",
    "）",
    " ",
    ": ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const codes = findCodes(pieces.join(""));
      expect(findCodes(codes.join(", "))).toEqual(codes);
    }),
  );
});
