import { SCOPES, type Model, type Reference, type Scope } from "../../model/model.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { eventFileNames } from "../event-file-names.ts";
import { bundleSchema } from "./bundle-schema.ts";
import { allAttributes, distinctEvents, eventSchema } from "./event-schema.ts";
import { DRAFT, schemaText } from "./json-schema.ts";
import { eventUrn } from "./schema-address.ts";
import { eventTypeNames } from "./type-names.ts";
import { VOCABULARY } from "./vocabulary.ts";

/**
 * The JSON Schemas of a model (draft 2020-12): for each documented scope a bundle of all events, and for each event a
 * file that needs no other. All are open: what the reference doesn't state is allowed.
 *
 * @returns `json-schema/<scope>.schema.json`, `json-schema/<scope>/<event>.schema.json` and what their `x-` keywords
 *   mean, `json-schema/vocabulary.json`
 */
export const emitJsonSchema = (model: Model): readonly EmittedFile[] => [
  ...SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [bundleFile(scope, reference), ...eventFiles(scope, reference)];
  }),
  { path: "json-schema/vocabulary.json", text: schemaText(VOCABULARY) },
];

const bundleFile = (scope: Scope, reference: Reference): EmittedFile => ({
  path: `json-schema/${scope}.schema.json`,
  text: schemaText(bundleSchema(scope, reference)),
});

function eventFiles(scope: Scope, reference: Reference): readonly EmittedFile[] {
  const events = distinctEvents(reference);
  const names = events.map(({ name }) => name);
  const titles = eventTypeNames(scope, names);
  const fileNames = eventFileNames(names);
  return events.map((event) => ({
    path: `json-schema/${scope}/${fileNames.get(event.name)}.schema.json`,
    text: schemaText({
      $schema: DRAFT,
      $id: eventUrn(scope, event.name),
      ...eventSchema(event, titles.get(event.name) ?? event.name, allAttributes(event, reference)),
    }),
  }));
}
