import { expect, test } from "vitest";

import { athena } from "../../../generator/sql/dialects/athena.ts";
import { databricks } from "../../../generator/sql/dialects/databricks.ts";
import { trino } from "../../../generator/sql/dialects/trino.ts";
import { SMALL_MODEL } from "./small-model.ts";
import { statementsOf } from "./statements-of.ts";

test("comments of Athena are quoted for Hive, and no longer than Glue takes", () => {
  const comments = statementsOf("athena", SMALL_MODEL)
    .filter(({ text }) => text.startsWith("CREATE TABLE"))
    .flatMap(({ text }) =>
      [...text.matchAll(/ COMMENT '((?:[^'\\]|\\.)*)'(?=,?\n)/gu)].map(([, comment = ""]) => comment),
    )
    .map((comment) => comment.replaceAll(/\\(.)/gu, "$1"));
  expect(comments.some((comment) => comment.includes("It's") && comment.endsWith("…"))).toBe(true);
  expect(Math.max(...comments.map((comment) => Array.from(comment).length))).toBeLessThanOrEqual(255);
});

test("the folders of Athena and Trino keep the case that Hive folds in columns", () => {
  for (const name of ["athena", "trino"] as const) {
    const [table] = statementsOf(name, SMALL_MODEL).filter(({ text }) => text.includes("site_log_files"));
    expect(table?.text).toContain("siteLuid=${siteluid}/y=${y}/m=${m}/d=${d}/h=${h}/eventType=${eventtype}/");
  }
});

test("Trino gives the JSON of an object, for which json_extract_scalar is NULL", () => {
  expect(trino.json.open([]).text("f", "a.b")).toBe(
    `COALESCE(json_extract_scalar(f, '$["a.b"]'), NULLIF(json_format(json_extract(f, '$["a.b"]')), 'null'))`,
  );
  expect(athena.json).toBe(trino.json);
});

test("Databricks finds no variable and no parameter in a text", () => {
  expect(databricks.quoteLiteral("${env:x} {{y}} it's \\")).toBe("'$\\{env:x} {\\{y}} it\\'s \\\\'");
});
