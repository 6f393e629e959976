import { expect, test } from "vitest";

import { mysql } from "../../generator/sql/dialects/mysql.ts";

const column = { name: "`a`", type: "LONGTEXT", required: false, comment: "" };

test("a comment with quotes and backslashes ends where it should, in every sql_mode", () => {
  const [sql] = mysql.createTable({ name: "`t`", columns: [column], comment: "\\'; DROP TABLE t; -- \\", keys: {} });
  expect(sql).toContain(" COMMENT '\\\\''; DROP TABLE t; -- \\\\';");
});

test("an index over a text takes its beginning", () => {
  const keys = { recordId: "`id`", time: "`b`", actor: "`a`" };
  const columns = [column, { ...column, name: "`b`", type: "DATETIME(6)" }];
  const [sql] = mysql.createTable({ name: "`t`", columns, comment: "", keys });
  expect(sql).toMatch(/PRIMARY KEY \(`id`\),\n {2}KEY \(`b`\),\n {2}KEY \(`a`\(64\), `b`\)\n\)/u);
});

test("a backtick in a name is doubled", () => {
  expect(mysql.quoteIdentifier("a`b")).toBe("`a``b`");
});
