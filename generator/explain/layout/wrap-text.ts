import { displayWidth } from "./display-width.ts";

/**
 * Breaks a text at its spaces. A word that is longer than a line stays whole: it may be a name or a path to be copied.
 *
 * @param width columns of a line
 * @returns the lines, without spaces at their ends; one empty line for an empty text
 */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && displayWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
