/** One file of an artifact, ready to be written. */
export interface EmittedFile {
  /** Below `generated/<release>/`, with `/` on every system. @example "sql/duckdb/tables.sql" */
  readonly path: string;
  /** UTF-8 text with LF and a final newline. */
  readonly text: string;
}
