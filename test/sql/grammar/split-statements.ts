/** How an engine writes what a semicolon may stand in without ending a statement. */
export interface Quoting {
  /** Whether a backslash takes the next character's meaning away, in a statement that begins like this. */
  readonly backslash: (statement: string) => boolean;
  /** Whether names may stand in square brackets. */
  readonly brackets: boolean;
}

/**
 * Splits a file into its statements: at semicolons outside of quotes, dollar quotes and comments, and at lines that hold
 * nothing but `GO`. Comments between statements are left out, and so are the semicolons.
 *
 * @throws Error where a quote or comment does not end
 */
export function splitStatements(sql: string, { backslash, brackets }: Quoting): readonly string[] {
  const statements: string[] = [];
  let statement = "";
  for (let at = 0; at < sql.length;) {
    const escapes = sql[at] === "'" && backslash(statement.trimStart());
    const piece = pieceAt(sql, at, escapes ? [TEXT_WITH_BACKSLASH] : brackets ? [...PIECES, BRACKETS] : PIECES);
    at += piece.length;
    if (piece === ";" || piece === batchEndAt(sql, at - piece.length)) {
      statements.push(statement.trim());
      statement = "";
    } else if (!COMMENT.test(piece) || statement.trim() !== "") statement += piece;
  }
  return [...statements, statement.trim()].filter((text) => text !== "");
}

/** What stands whole or not at all. */
const PIECES: readonly RegExp[] = [
  /--[^\n]*/y,
  /\/\*[\s\S]*?\*\//y,
  /(\$[A-Za-z_]*\$)[\s\S]*?\1/y,
  /"(?:[^"]|"")*"/y,
  /`(?:[^`]|``)*`/y,
  /'(?:[^']|'')*'/y,
  /[^-/$"`'[;\n]+|\n/y,
];
const TEXT_WITH_BACKSLASH = /'(?:[^'\\]|\\[\s\S]|'')*'/y;
const BRACKETS = /\[(?:[^\]]|\]\])*\]/y;
const COMMENT = /^(?:--|\/\*)/u;

function batchEndAt(sql: string, at: number): string | undefined {
  const pattern = /^GO(?=[^\S\n]*$)/my;
  pattern.lastIndex = at;
  return pattern.exec(sql)?.[0];
}

function pieceAt(sql: string, at: number, patterns: readonly RegExp[]): string {
  for (const pattern of patterns) {
    pattern.lastIndex = at;
    const [piece] = pattern.exec(sql) ?? [];
    if (piece !== undefined) return piece;
  }
  const character = sql.charAt(at);
  if (/["'`]/u.test(character)) throw new Error(`a quote does not end: ${sql.slice(at, at + 80)}`);
  return character;
}
