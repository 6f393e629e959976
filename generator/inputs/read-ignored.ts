import * as v from "valibot";

import type { Ignored } from "./ignored.ts";
import { closedObject, nameOf } from "./yaml/closed-object.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { longText, shortText, textLike } from "./yaml/text-fields.ts";

const PATTERNS = ["rule", "scope", "event", "attribute"] as const;

const entry = v.pipe(
  closedObject({
    fingerprint: v.optional(textLike(/^[0-9a-f]{16}$/u, "the fingerprint of a change, 16 hex digits")),
    rule: v.optional(shortText),
    scope: v.optional(shortText),
    event: v.optional(shortText),
    attribute: v.optional(shortText),
    reason: longText,
    expires: v.optional(
      v.pipe(textLike(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/u, "a day such as 2027-01-31"), v.check(isDay, "no such day")),
    ),
  }),
  v.check(
    (said) => (said.fingerprint !== undefined) !== PATTERNS.some((key) => said[key] !== undefined),
    `say what is ignored: either \`fingerprint\`, or at least one of ${PATTERNS.join(", ")}`,
  ),
);

const ignoreFile = v.nullable(v.array(entry, (issue) => `expected a list of entries, found ${nameOf(issue.input)}`));

/**
 * Reads the file of `diff --ignore`: a list of changes that are accepted, each with a reason. A file of comments alone is
 * fine.
 *
 * @param file the name that messages and locations show
 * @param text the file's content
 * @throws UserError that lists the faults with file, line and column
 */
export function readIgnored(file: string, text: string): readonly Ignored[] {
  const { value, locationOf } = readYaml(file, text, ignoreFile);
  return (value ?? []).map((said, index) => {
    const given = Object.entries(said).filter(([, part]) => part !== undefined);
    return { ...(Object.fromEntries(given) as Omit<Ignored, "location">), location: locationOf([index]) };
  });
}

/** The 30th of February has the form of a day. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
