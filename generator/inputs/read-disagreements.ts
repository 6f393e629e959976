import * as v from "valibot";

import type { Disagreements } from "./disagreements.ts";
import { closedObject, nameOf } from "./yaml/closed-object.ts";
import { eventPatterns } from "./yaml/event-patterns.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { shortText, textLike } from "./yaml/text-fields.ts";

const entry = v.pipe(
  closedObject({
    events: v.optional(eventPatterns),
    common: v.optional(v.literal(true, "expected `true`; leave the key out where it is not so")),
    attribute: v.optional(textLike(/^[A-Za-z_][A-Za-z0-9_]*$/u, "an identifier such as `actorUserId`")),
    locales: v.optional(
      v.pipe(
        v.array(textLike(/^[a-z]{2,3}(?:-[a-z0-9]+)*$/u, "a locale such as `pt-br`")),
        v.nonEmpty("expected at least one locale"),
      ),
    ),
    says: shortText,
    means: shortText,
  }),
  v.check(
    ({ events, common }) => (events === undefined) !== (common === undefined),
    "give either `events` or `common`",
  ),
  v.check(
    ({ attribute, common }) => attribute !== undefined || common === undefined,
    "give the `attribute` that is meant",
  ),
);

const disagreementsFile = v.nullable(
  closedObject({
    pagesRead: v.array(
      textLike(/^[0-9a-f]{8,128}$/u, "the `content_hash` of a page"),
      (issue) => `expected a list, found ${nameOf(issue.input)}`,
    ),
    disagreements: v.array(entry, (issue) => `expected a list, found ${nameOf(issue.input)}`),
  }),
);

/**
 * Reads `disagreements.yaml`: where pages differ, by the judgement of people, on what something is.
 *
 * @param file the name that messages and locations show
 * @param text the file's content
 * @throws UserError that lists the faults with file, line and column
 */
export function readDisagreements(file: string, text: string): Disagreements {
  const { value, locationOf } = readYaml(file, text, disagreementsFile);
  const { pagesRead = [], disagreements = [] } = value ?? {};
  return {
    pagesRead: new Set(pagesRead),
    entries: disagreements.map(({ events, common, attribute, locales, ...said }, index) => ({
      ...said,
      ...(events && { events }),
      ...(common && { common }),
      ...(attribute !== undefined && { attribute }),
      ...(locales && { locales }),
      location: locationOf(["disagreements", index]),
    })),
  };
}
