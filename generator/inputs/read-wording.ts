import * as v from "valibot";

import type { Location } from "../findings/location.ts";
import { UserError } from "../findings/user-error.ts";
import type { Wording } from "./wording.ts";
import { closedObject, nameOf } from "./yaml/closed-object.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { shortText, textLike } from "./yaml/text-fields.ts";

const eventName = textLike(/^(?:\*|[a-z][A-Za-z0-9_]*)$/u, "the name of an event, or `*` for the common table");

const entry = v.pipe(
  closedObject({
    attribute: textLike(/^[A-Za-z_][A-Za-z0-9_]*$/u, "an identifier such as `actorUserId`"),
    events: v.optional(v.pipe(v.array(eventName), v.nonEmpty("expected at least one event"))),
    labels: v.optional(
      v.record(v.string(), shortText, (issue) => `expected labels by value, found ${nameOf(issue.input)}`),
    ),
    described: v.optional(v.pipe(v.array(shortText), v.nonEmpty("expected at least one label"))),
    nullWhen: v.optional(shortText),
    absentWhen: v.optional(shortText),
  }),
  v.check(
    ({ labels, described, nullWhen, absentWhen }) => [labels, described, nullWhen, absentWhen].some(Boolean),
    "nothing is said: give `labels`, `described`, `nullWhen` or `absentWhen`",
  ),
);

const wordingFile = v.nullable(v.array(entry, (issue) => `expected a list of entries, found ${nameOf(issue.input)}`));

/**
 * Reads `wording.en.yaml`: our own words for labels and conditions.
 *
 * @param file the name that messages and locations show
 * @param text the file's content
 * @returns the entries in the order of the file; no two are about the same attribute of the same event
 * @throws UserError that lists the faults with file, line and column
 */
export function readWording(file: string, text: string): readonly Wording[] {
  const { value, locationOf } = readYaml(file, text, wordingFile);
  const wording = (value ?? []).map((said, index) => toWording(said, locationOf([index])));
  demandOnce(wording);
  return wording;
}

function toWording(said: v.InferOutput<typeof entry>, location: Location): Wording {
  const { attribute, events, labels, described, nullWhen, absentWhen } = said;
  return {
    attribute,
    ...(events && { events }),
    ...(labels && { labels: new Map(Object.entries(labels)) }),
    ...(described && { described }),
    ...(nullWhen !== undefined && { nullWhen }),
    ...(absentWhen !== undefined && { absentWhen }),
    location,
  };
}

function demandOnce(wording: readonly Wording[]): void {
  const seen = new Map<string, Wording>();
  for (const said of wording) {
    for (const event of said.events ?? ["any event"]) {
      const key = `${said.attribute} of ${event}`;
      const earlier = seen.get(key);
      if (earlier) {
        const { file, start } = said.location;
        const line = String(earlier.location.start.line);
        throw new UserError(
          `${file}:${String(start.line)}:${String(start.column)}: ${key} has words in line ${line} already`,
        );
      }
      seen.set(key, said);
    }
  }
}
