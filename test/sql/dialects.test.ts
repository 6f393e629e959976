import { expect, test } from "vitest";

import { DIALECTS } from "../../generator/sql/dialects.ts";

test("dialects come in the order of the contract, each once", () => {
  const names = DIALECTS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].toSorted());
});

test("each dialect quotes what would end a name or a text", () => {
  const quoted = DIALECTS.map(({ name, quoteIdentifier, quoteLiteral }) =>
    [name, quoteIdentifier('a"`]b'), quoteLiteral("it's; --\\")].join(" "),
  );
  expect(quoted).toMatchInlineSnapshot(`
    [
      "athena "a""\`]b" 'it''s; --\\'",
      "bigquery \`a"\\\`]b\` 'it\\'s; --\\\\'",
      "clickhouse "a""\`]b" 'it''s; --\\\\'",
      "databricks \`a"\`\`]b\` 'it\\'s; --\\\\'",
      "duckdb "a""\`]b" 'it''s; --\\'",
      "mysql \`a"\`\`]b\` 'it''s; --\\\\'",
      "postgres "a""\`]b" E'it''s; --\\\\'",
      "redshift "a""\`]b" 'it''s; --\\\\'",
      "snowflake "A""\`]B" 'it''s; --\\\\'",
      "sqlite "a""\`]b" 'it''s; --\\'",
      "sqlserver [a"\`]]b] N'it''s; --\\'",
      "trino "a""\`]b" 'it''s; --\\'",
    ]
  `);
});

test.each(DIALECTS)("$name refuses NUL, at which a statement could be cut", ({ quoteIdentifier, quoteLiteral }) => {
  expect(() => quoteIdentifier("a\0b")).toThrow(/"a\\u0000b" holds a NUL character/);
  expect(() => quoteLiteral("a\0b")).toThrow(/"a\\u0000b" holds a NUL character/);
});

test.each(DIALECTS)("the notes of $name stay in the comment they are written into", ({ notes }) => {
  expect(notes.filter((note) => /[\n\r\u2028\u2029]/u.test(note))).toEqual([]);
});
