import { expect, test } from "vitest";
import { LOCALES } from "../../../generator/locales/locales.ts";
import { findMonth } from "../../../generator/scrape/facts/find-month.ts";
import { foldText } from "../../../generator/scrape/facts/folded-text.ts";
import { monthNames } from "../../../generator/scrape/facts/month-names.ts";

test.each(LOCALES.map(({ tag }) => tag))("every month is found as a date of the locale writes it: %s", (tag) => {
  const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month: "long", year: "numeric", timeZone: "UTC" });
  for (let month = 1; month <= 12; month++) {
    const text = foldText(`x ${format.format(new Date(Date.UTC(2024, month - 1, 1)))} y`);
    expect(findMonth(text, monthNames(tag))).toBe(`2024-${String(month).padStart(2, "0")}`);
  }
});

test("a month needs its year", () => {
  expect(findMonth(foldText("in May of the lamp"), monthNames("en-us"))).toBeUndefined();
  expect(findMonth(foldText("2024 年 13 月"), monthNames("zh-cn"))).toBeUndefined();
});
