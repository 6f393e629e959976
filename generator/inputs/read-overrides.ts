import * as v from "valibot";

import type { Location } from "../findings/location.ts";
import { ATTRIBUTE_TYPES, SCOPES } from "../model/model.ts";
import { demandDistinct } from "./demand-distinct.ts";
import type { Override, OverridePlace } from "./override.ts";
import { closedObject, nameOf, oneOf } from "./yaml/closed-object.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { longText, shortText, textLike } from "./yaml/text-fields.ts";

const KEYS_OF_PLACE = ["event", "events", "common", "heading"] as const;

const flag = v.literal(true, "expected `true`; leave the key out where it is not so");

const entry = v.pipe(
  closedObject({
    scope: oneOf(SCOPES),
    event: v.optional(shortText),
    events: v.optional(v.pipe(v.array(shortText), v.nonEmpty("expected at least one event"))),
    common: v.optional(flag),
    heading: v.optional(flag),
    locale: textLike(/^[a-z]{2,3}(?:-[a-z0-9]+)*$/u, "a locale such as `pt-br`"),
    printed: shortText,
    name: v.optional(textLike(/^[A-Za-z_][A-Za-z0-9_]*$/u, "an identifier such as `actorUserId`")),
    type: v.optional(oneOf(ATTRIBUTE_TYPES)),
    reason: longText,
    evidence: v.optional(longText),
  }),
  v.check(
    (said) => KEYS_OF_PLACE.filter((key) => said[key] !== undefined).length === 1,
    `say which row this is by exactly one of ${KEYS_OF_PLACE.join(", ")}`,
  ),
  v.check(
    ({ name, type }) => name !== undefined || type !== undefined,
    "nothing is decided: give `name`, `type` or both",
  ),
  v.check(({ heading, type }) => heading === undefined || type === undefined, "a heading has a name, but no type"),
);

const overridesFile = v.nullable(v.array(entry, (issue) => `expected a list of entries, found ${nameOf(issue.input)}`));

/**
 * Reads `overrides.yaml`: a list of decisions, each about one row of one or more events. A file of comments alone is fine.
 *
 * @param file - The name that messages and locations show.
 * @param text - The file's content.
 * @returns The decisions in the order of the file; no two are about the same row.
 * @throws UserError that lists the faults with file, line and column.
 */
export function readOverrides(file: string, text: string): readonly Override[] {
  const { value, locationOf } = readYaml(file, text, overridesFile);
  const overrides = (value ?? []).map((said, index) => toOverride(said, locationOf([index])));
  demandDistinct(overrides);
  return overrides;
}

type Entry = v.InferOutput<typeof entry>;

function toOverride(said: Entry, location: Location): Override {
  const { scope, locale, printed, reason } = said;
  return {
    scope,
    place: toPlace(said),
    locale,
    printed,
    ...(said.name === undefined ? {} : { name: said.name }),
    ...(said.type === undefined ? {} : { type: said.type }),
    reason,
    ...(said.evidence === undefined ? {} : { evidence: said.evidence }),
    location,
  };
}

function toPlace({ event, events, heading }: Entry): OverridePlace {
  if (heading === true) return { kind: "heading" };
  if (event === "*") return { kind: "any-event" };
  if (event !== undefined) return { kind: "events", events: [event] };
  return events === undefined ? { kind: "common" } : { kind: "events", events };
}
