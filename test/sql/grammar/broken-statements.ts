/** Ways to break a statement, each by what a careless change to a dialect would do; they leave other texts as they are. */
export const BREAKS: { readonly [name: string]: (sql: string) => string } = {
  "missing paren": (sql) => removeLast(sql, ")"),
  "trailing comma": (sql) => sql.replace(/\n\)/u, ",\n)").replace(/\nFROM /u, ",\nFROM "),
  typo: (sql) => sql.replace(/^(?:CREATE|INSERT)\b/u, (word) => word.slice(1)),
  "typo inside": (sql) => sql.replace(/\b(?:FROM|COMMENT|PARTITIONED BY|VALUES)\b/u, (word) => `${word.slice(0, -1)}_`),
  "foreign clause": (sql) => `${sql} ENGINE = InnoDB`,
  "unbalanced quote": (sql) => sql.replace(/'(?=[^']*$)/u, ""),
};

function removeLast(sql: string, character: string): string {
  const at = sql.lastIndexOf(character);
  return at < 0 ? sql : sql.slice(0, at) + sql.slice(at + 1);
}
