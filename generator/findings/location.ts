/** A place in a text file: 1-based, columns in UTF-16 units, a byte order mark not counted. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * A stretch of a file, as SARIF and editors address it.
 *
 * @example { file: "pages/site.md", start: { line: 31, column: 210 }, end: { line: 31, column: 217 } }
 */
export interface Location {
  /** The path as the user gave it, or below the folder he gave; with `/` on every system. */
  readonly file: string;
  readonly start: Position;
  /** The position after the last character. */
  readonly end: Position;
}
