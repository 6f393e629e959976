import * as v from "valibot";

import { SCOPES, type Scope } from "../model/model.ts";
import type { Described, DescribedMeaning, Descriptions } from "./descriptions.ts";
import { closedObject, nameOf } from "./yaml/closed-object.ts";
import { eventPatterns } from "./yaml/event-patterns.ts";
import { readYaml, type ReadYaml } from "./yaml/read-yaml.ts";
import { shortText, textLike } from "./yaml/text-fields.ts";

const identifier = textLike(/^[A-Za-z_][A-Za-z0-9_]*$/u, "an identifier such as `actorUserId`");

const texts = v.record(identifier, shortText, (issue) => `expected a text by name, found ${nameOf(issue.input)}`);

const meaning = closedObject({
  text: shortText,
  events: v.optional(eventPatterns),
});

const meanings = v.pipe(
  v.array(meaning),
  v.nonEmpty("expected at least one meaning"),
  v.check(
    (list) => list.slice(0, -1).every(({ events }) => events !== undefined),
    "a meaning without `events` is that of all others: put it last",
  ),
);

const descriptionsFile = v.nullable(
  closedObject({
    events: v.optional(texts),
    common: v.optional(closedObject({ site: v.optional(texts), tenant: v.optional(texts) })),
    attributes: v.optional(
      v.record(
        identifier,
        v.lazy((input) => (Array.isArray(input) ? meanings : shortText)),
        (issue) => `expected descriptions by attribute, found ${nameOf(issue.input)}`,
      ),
    ),
  }),
);

type Written = NonNullable<v.InferOutput<typeof descriptionsFile>>;
type LocationOf = ReadYaml<unknown>["locationOf"];

/**
 * Reads `descriptions.en.yaml`: our own descriptions of events and attributes.
 *
 * @param file the name that messages and locations show
 * @param text the file's content
 * @throws UserError that lists the faults with file, line and column
 */
export function readDescriptions(file: string, text: string): Descriptions {
  const { value, locationOf } = readYaml(file, text, descriptionsFile);
  const { events = {}, common = {}, attributes = {} } = value ?? {};
  return {
    events: describedByName(events, (name) => locationOf(["events", name])),
    common: describedInCommon(common, locationOf),
    attributes: new Map(
      Object.entries(attributes).map(([name, said]) => [name, meaningsOf(name, said, locationOf)] as const),
    ),
  };
}

function describedByName(
  said: Readonly<Record<string, string>>,
  placeOf: (name: string) => Described["location"],
): ReadonlyMap<string, Described> {
  return new Map(Object.entries(said).map(([name, text]) => [name, { text, location: placeOf(name) }]));
}

function describedInCommon(common: NonNullable<Written["common"]>, locationOf: LocationOf): Descriptions["common"] {
  return new Map(
    SCOPES.map((scope): readonly [Scope, ReadonlyMap<string, Described>] => [
      scope,
      describedByName(common[scope] ?? {}, (name) => locationOf(["common", scope, name])),
    ]),
  );
}

function meaningsOf(
  name: string,
  said: NonNullable<Written["attributes"]>[string],
  locationOf: LocationOf,
): readonly DescribedMeaning[] {
  if (typeof said === "string") return [{ text: said, location: locationOf(["attributes", name]) }];
  return said.map(({ text, events }, index) => ({
    text,
    ...(events && { events }),
    location: locationOf(["attributes", name, index]),
  }));
}
