import { LineCounter, type Document, isMap, isNode, isPair, isScalar, parseDocument, type YAMLError } from "yaml";

import type { Location, Position } from "../../findings/location.ts";
import { UserError } from "../../findings/user-error.ts";
import { findReference } from "./find-reference.ts";

/** A hand-written file longer than this is not hand-written. In UTF-16 units. */
const MAX_LENGTH = 4 * 1024 * 1024;

/** The keys and indexes that lead from the top of a file to a value. @example [0, "printed"] */
export type YamlPath = readonly (string | number)[];

/** A hand-written YAML file as plain data, and where in the text each value stands. */
export interface YamlDocument {
  readonly file: string;
  /** Plain objects, arrays, strings, numbers, booleans and `null`. */
  readonly data: unknown;
  /** Where the value at a path begins; of the nearest one above it, where the path leads nowhere. */
  readonly placeOf: (path: YamlPath) => Position;
  /** From where to where that value stands. */
  readonly locationOf: (path: YamlPath) => Location;
  /** Where the key at the end of a path begins. */
  readonly keyPlaceOf: (path: YamlPath) => Position;
}

/**
 * Parses one hand-written file as YAML 1.2: no aliases (they make merge bombs possible), no custom tags, no key twice.
 *
 * @param file - The name that messages show.
 * @param text - The file's content; a byte order mark is not counted in positions.
 * @throws UserError with file, line and column, where the text is not such YAML.
 */
export function parseYaml(file: string, text: string): YamlDocument {
  if (text.length > MAX_LENGTH) throw new UserError(`${file}: longer than ${String(MAX_LENGTH)} characters; split it`);
  const lines = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/u, ""), { lineCounter: lines, prettyErrors: false });
  const position = (offset: number): Position => toPosition(lines, offset);
  const fault = firstFault(document) ?? findReference(document);
  if (fault !== undefined) throw new UserError(`${file}:${formatPosition(position(fault.offset))}: ${fault.cause}`);
  return {
    file,
    data: document.toJS({ maxAliasCount: 0 }),
    placeOf: (path) => position(rangeOf(document, path)[0]),
    locationOf: (path) => {
      const [start, end] = rangeOf(document, path);
      return { file, start: position(start), end: position(end) };
    },
    keyPlaceOf: (path) => position(keyOffsetOf(document, path)),
  };
}

/** A position as editors and compilers write it: `12:5`. */
export function formatPosition(position: Position): string {
  return `${String(position.line)}:${String(position.column)}`;
}

function toPosition(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Warnings count as well: an unknown tag is one, and would change what the value means. */
function firstFault(document: Document): { readonly offset: number; readonly cause: string } | undefined {
  const error: YAMLError | undefined = document.errors[0] ?? document.warnings[0];
  if (error === undefined) return undefined;
  const remedies: { readonly [code: string]: string } = {
    DUPLICATE_KEY: "this key stands twice in one entry; keep one of them",
    MULTIPLE_DOCS: "a second document begins here; keep one (no line `---`)",
    RESOURCE_EXHAUSTION: "nested too deeply",
  };
  return { offset: error.pos[0], cause: remedies[error.code] ?? `not readable as YAML: ${error.message}` };
}

function rangeOf(document: Document, path: YamlPath): readonly [number, number] {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  }
  return [0, 0];
}

function keyOffsetOf(document: Document, path: YamlPath): number {
  const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pairs = isMap(parent) ? parent.items : [];
  for (const { key } of pairs.filter((pair) => isPair(pair))) {
    if (isScalar(key) && key.value === path.at(-1) && key.range) return key.range[0];
  }
  return rangeOf(document, path)[0];
}
