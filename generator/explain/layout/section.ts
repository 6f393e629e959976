import { displayWidth } from "./display-width.ts";

/** A title with a rule below it. */
export function titleLines(title: string): readonly string[] {
  return [title, "=".repeat(displayWidth(title))];
}

/** A section: an empty line, its heading, its lines; nothing where there are no lines. */
export function sectionLines(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", heading, ...lines];
}
