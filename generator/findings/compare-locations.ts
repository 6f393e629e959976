import type { Location } from "./location.ts";

/** Orders places by file (code units), line and column; no place goes first. */
export function compareLocations(a: Location | undefined, b: Location | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.start.line - b.start.line || a.start.column - b.start.column;
}
