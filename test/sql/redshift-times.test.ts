import { expect, test } from "vitest";

import { statementsOf } from "./grammar/statements-of.ts";
import { SMALL_MODEL } from "./grammar/small-model.ts";

// A cast that cannot be made stops a query of Redshift, so the pattern before it has to know the calendar.
const text = statementsOf("redshift", SMALL_MODEL).find(({ title }) =>
  title.includes("activity_log_timestamptz("),
)?.text;
const pattern = new RegExp(/\$1 ~ '([^']+)'/u.exec(text ?? "")?.[1] ?? "", "u");

const exists = (time: string): boolean =>
  !Number.isNaN(Date.parse(time)) && new Date(time).toISOString().slice(0, 10) === time.slice(0, 10);

test("the pattern of times takes the days that there are", () => {
  const wrong: string[] = [];
  for (let year = 1896; year <= 2104; year++) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const [m, d] = [month, day].map((number) => String(number).padStart(2, "0"));
        const time = `${String(year)}-${m ?? ""}-${d ?? ""}T23:59:59.999999999Z`;
        if (pattern.test(time) !== exists(time)) wrong.push(time);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test.each([
  "T24:00:00Z",
  "T23:60:00Z",
  "T23:59:60Z",
  "T23:59:59.Z",
  "T23:59:59.1234567890Z",
  "T23:59:59",
  "T23:59:59+00",
])("2026-01-01%s is no time", (clock) => {
  expect(pattern.test(`2026-01-01${clock}`)).toBe(false);
});
