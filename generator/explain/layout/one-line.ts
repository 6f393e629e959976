/** Text of a page or a path on one line: what it prints must not look like a line of ours. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
