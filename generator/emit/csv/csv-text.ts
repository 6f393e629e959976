/** What a spreadsheet takes for the start of a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * Writes rows as CSV (RFC 4180, but with LF): cells with a comma, a quote or a line break stand in quotes.
 *
 * A cell that a spreadsheet would run as a formula (`=`, `+`, `-`, `@`, tab or carriage return at its start) gets an
 * apostrophe before it. No documented name, type or column begins with one of these; what a hostile page prints does
 * not run when people open the file.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(",")}\n`).join("");

function csvCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
