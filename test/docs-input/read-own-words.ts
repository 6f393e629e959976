import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { DescribedMeaning } from "../../generator/inputs/descriptions.ts";
import { readDescriptions } from "../../generator/inputs/read-descriptions.ts";
import { readThemes } from "../../generator/inputs/read-themes.ts";
import type { Attribute, EventType, Model, Scope } from "../../generator/model/model.ts";
import { SCOPES } from "../../generator/model/model.ts";
import { isMeantFor } from "../../generator/reconcile/describe/project-describer.ts";
import { generatedModel } from "../support/generated-folder.ts";
import { DOCS_INPUT } from "../support/page-folders.ts";

const read = (name: string): readonly [string, string] => [name, readFileSync(join(DOCS_INPUT, name), "utf8")];

/** The committed descriptions and themes, and the models that they describe. */
export const DESCRIPTIONS = readDescriptions(...read("descriptions.en.yaml"));
export const THEMES = readThemes(...read("themes.yaml"));
export const MODELS: readonly Model[] = ["current", "next"].map(generatedModel);

/** An attribute where it stands; in the common table where `event` is undefined. */
export interface Occurrence {
  readonly scope: Scope;
  readonly event: EventType | undefined;
  readonly attribute: Attribute;
}

/** Everything that the models have, once a model. */
export const EVENTS = MODELS.flatMap((model) => SCOPES.flatMap((scope) => model.references[scope]?.events ?? []));
export const OCCURRENCES: readonly Occurrence[] = MODELS.flatMap((model) =>
  SCOPES.flatMap((scope) => {
    const { common = [], events = [] } = model.references[scope] ?? {};
    return [
      ...common.map((attribute) => ({ scope, event: undefined, attribute })),
      ...events.flatMap((event) => event.attributes.map((attribute) => ({ scope, event, attribute }))),
    ];
  }),
);

/** The meaning that decides for an event's attribute. */
export const meaningOf = (attribute: string, event: string): DescribedMeaning | undefined =>
  DESCRIPTIONS.attributes.get(attribute)?.find((meaning) => isMeantFor(meaning, event));

/** `open_door.color`, or `site *.color` for a common attribute. */
export const placeName = ({ scope, event, attribute }: Occurrence): string =>
  `${event?.name ?? `${scope} *`}.${attribute.name}`;
