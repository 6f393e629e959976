import * as v from "valibot";

import type { Location, Position } from "../../findings/location.ts";
import { UserError } from "../../findings/user-error.ts";
import { formatPosition, parseYaml, type YamlDocument, type YamlPath } from "./yaml-document.ts";

/** More faults than this are not listed: they have one cause. */
const MAX_LISTED = 10;

/** What a hand-written file says, as its schema has it. */
export interface ReadYaml<T> {
  readonly value: T;
  readonly placeOf: (path: YamlPath) => Position;
  readonly locationOf: (path: YamlPath) => Location;
}

/**
 * Reads one hand-written file and tests it against its schema.
 *
 * @param file - The name that messages show.
 * @param text - The file's content.
 * @param schema - What the file may say; its messages are shown as they are.
 * @throws UserError that lists the faults, each with file, line and column.
 */
export function readYaml<T>(file: string, text: string, schema: v.GenericSchema<unknown, T>): ReadYaml<T> {
  const document = parseYaml(file, text);
  const result = v.safeParse(schema, document.data);
  if (!result.success) throw new UserError(listFaults(document, result.issues));
  return { value: result.output, placeOf: document.placeOf, locationOf: document.locationOf };
}

function listFaults(document: YamlDocument, issues: readonly v.BaseIssue<unknown>[]): string {
  const lines = issues.slice(0, MAX_LISTED).map((issue) => describeFault(document, issue));
  const rest = issues.length - lines.length;
  return [...lines, ...(rest > 0 ? [`${document.file}: ${String(rest)} more`] : [])].join("\n");
}

function describeFault(document: YamlDocument, issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  // A fault of a key stands at the key; a missing one has no place of its own, so the entry's place is shown.
  const aboutKey = issue.path?.at(-1)?.origin === "key" && issue.received !== "undefined";
  const place = aboutKey ? document.keyPlaceOf(path) : document.placeOf(path);
  return `${document.file}:${formatPosition(place)}: ${issue.message}`;
}
