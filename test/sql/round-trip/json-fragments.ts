/**
 * The values of a JSON object as they are written, by key: `JSON.parse` would lose digits. Of a key that stands twice the
 * last one counts, as in most engines.
 */
export function jsonFragments(line: string): ReadonlyMap<string, string> {
  const fragments = new Map<string, string>();
  let depth = 0;
  let start = -1;
  let key: string | undefined;
  const close = (end: number): void => {
    if (key !== undefined) fragments.set(key, line.slice(start, end).trim());
    key = undefined;
  };
  for (let at = 0; at < line.length; at++) {
    const character = line[at];
    if (character === '"') {
      const end = endOfText(line, at);
      if (depth === 1 && key === undefined && start < 0) {
        key = JSON.parse(line.slice(at, end + 1)) as string;
        start = line.indexOf(":", end) + 1;
        at = start - 1;
      } else at = end;
    } else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") {
      if (--depth === 0) close(at);
    } else if (character === "," && depth === 1) {
      close(at);
      start = -1;
    }
  }
  return fragments;
}

function endOfText(line: string, start: number): number {
  let at = start + 1;
  while (line[at] !== '"') at += line[at] === "\\" ? 2 : 1;
  return at;
}
