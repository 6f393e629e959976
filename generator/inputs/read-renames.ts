import * as v from "valibot";

import { UserError } from "../findings/user-error.ts";
import { SCOPES } from "../model/model.ts";
import type { Rename, Renames } from "./renames.ts";
import { closedObject, nameOf, oneOf } from "./yaml/closed-object.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { longText, textLike } from "./yaml/text-fields.ts";
import { formatPosition } from "./yaml/yaml-document.ts";

const identifier = textLike(/^[A-Za-z_][A-Za-z0-9_]*$/u, "an identifier such as `actorUserId`");

const entry = v.pipe(
  closedObject({
    scope: oneOf(SCOPES),
    event: v.optional(identifier),
    from: identifier,
    to: identifier,
    verdict: oneOf(["same", "different"]),
    reason: longText,
  }),
  v.check(({ from, to }) => from !== to, "`from` and `to` are the same name"),
);

const renamesFile = v.nullable(v.array(entry, (issue) => `expected a list of entries, found ${nameOf(issue.input)}`));

/**
 * Reads `renames.yaml`: decisions on whether a name that left and one that came are of the same thing. A file of comments
 * alone is fine.
 *
 * @param file the name that messages show
 * @param text the file's content
 * @throws UserError that lists the faults with file, line and column, or names two entries about the same names
 */
export function readRenames(file: string, text: string): Renames {
  const { value, placeOf, locationOf } = readYaml(file, text, renamesFile);
  const entries = (value ?? []).map(({ event, ...said }, index): Rename => ({
    ...said,
    ...(event !== undefined && { event }),
    location: locationOf([index]),
  }));
  const decided = new Map<string, number>();
  for (const [index, { scope, event, from, to }] of entries.entries()) {
    const place = placeOf([index]);
    // A decision holds both ways, so that the other direction is the same one.
    const key = JSON.stringify([scope, event ?? null, ...[from, to].sort((a, b) => (a < b ? -1 : 1))]);
    const line = decided.get(key);
    if (line !== undefined) {
      throw new UserError(`${file}:${formatPosition(place)}: ${from} and ${to} are decided in line ${line} already`);
    }
    decided.set(key, place.line);
  }
  return { entries };
}
