import type { NameChange } from "../model/name-change.ts";
import type { Model, Scope } from "../model/model.ts";
import { SCOPES } from "../model/model.ts";
import { modelText } from "./layout/model-text.ts";
import { oneLine } from "./layout/one-line.ts";
import type { Query } from "./query.ts";

/**
 * What earlier models know of a name that no page documents any more, a line for each scope.
 *
 * @param line earlier models, the oldest first, and the present one, which may be the last of them
 * @param changesOf tells what has another name in the later of two models
 * @example "site: documented until model 3f2a17c09b11 (release current), renamed to shut_door in 9b11c03f2a17 (release next)"
 */
export function removedLines(
  query: Query,
  line: readonly Model[],
  changesOf: (before: Model, after: Model) => readonly NameChange[],
): readonly string[] {
  return SCOPES.flatMap((scope) => {
    const last = line.findLastIndex((model) => hasName(model, scope, query));
    const [before, after] = [line[last], line[last + 1]];
    if (before === undefined) return [];
    const until = `${scope}: documented until model ${modelText(before)}`;
    if (after === undefined) return [oneLine(until)];
    const changes = changesOf(before, after).filter(({ from }) => from.scope === scope);
    const later = laterName(query, changes);
    return [oneLine(`${until}, ${later === undefined ? "removed" : `renamed to ${later}`} in ${modelText(after)}`)];
  });
}

/** An attribute goes by another name where it has one itself, or its event has. */
function laterName({ name, attribute }: Query, changes: readonly NameChange[]): string | undefined {
  const ofEvent = changes.find(({ from }) => from.attribute === undefined && from.event === name)?.to.event;
  const ofAttribute = changes.find(
    ({ from }) =>
      from.attribute === (attribute ?? name) &&
      (attribute === undefined || from.event === undefined || from.event === name),
  )?.to.attribute;
  if (attribute === undefined) return ofEvent ?? ofAttribute;
  return ofEvent === undefined && ofAttribute === undefined
    ? undefined
    : `${ofEvent ?? name}.${ofAttribute ?? attribute}`;
}

function hasName({ references }: Model, scope: Scope, { name, attribute }: Query): boolean {
  const { common = [], events = [] } = references[scope] ?? {};
  const own = events.filter((event) => attribute === undefined || event.name === name);
  const wanted = attribute ?? name;
  if (attribute === undefined && own.some((event) => event.name === wanted)) return true;
  const rows = [...own.flatMap(({ attributes }) => attributes), ...(own.length > 0 ? common : [])];
  return rows.some((row) => row.name === wanted);
}
