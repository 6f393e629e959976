import { SCOPES, type Model, type Reference, type Scope } from "../../model/model.ts";
import { exampleRecord } from "../../samples/example-record.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { eventFileNames } from "../event-file-names.ts";
import { bundleSchema } from "./bundle-schema.ts";
import { allAttributes, distinctEvents, eventSchema, strictEventSchema } from "./event-schema.ts";
import { DRAFT, schemaText } from "./json-schema.ts";
import { eventUrn, schemaPath } from "./schema-address.ts";
import { eventTypeNames } from "./type-names.ts";
import { VARIANTS, type Variant } from "./variants.ts";
import { VOCABULARY } from "./vocabulary.ts";

/**
 * The JSON Schemas of a model, in three variants: for each documented scope a bundle of all events, and for each event a
 * file that needs no other.
 *
 * @returns `json-schema/<scope>.schema.json` and `json-schema/<scope>/<event>.schema.json`: draft 2020-12, open, what
 *   the reference doesn't state is allowed; the same below `json-schema/draft-07/`, as twins in draft-07, and below
 *   `json-schema/strict/`, where what the reference lacks is refused; and what their `x-` keywords mean,
 *   `json-schema/vocabulary.json`
 */
export const emitJsonSchema = (model: Model): readonly EmittedFile[] => [
  ...VARIANTS.flatMap((variant) =>
    SCOPES.flatMap((scope) => {
      const reference = model.references[scope];
      return reference === undefined
        ? []
        : [bundleFile(scope, reference, variant), ...eventFiles(scope, reference, variant)];
    }),
  ),
  { path: "json-schema/vocabulary.json", text: schemaText(VOCABULARY) },
];

const bundleFile = (scope: Scope, reference: Reference, variant: Variant): EmittedFile => ({
  path: schemaPath(scope, variant),
  text: schemaText(variant.finish(bundleSchema(scope, reference, variant))),
});

function eventFiles(scope: Scope, reference: Reference, variant: Variant): readonly EmittedFile[] {
  const events = distinctEvents(reference);
  const names = events.map(({ name }) => name);
  const titles = eventTypeNames(scope, names);
  const fileNames = eventFileNames(names);
  const schemaOf = variant.isStrict ? strictEventSchema : eventSchema;
  return events.map((event) => ({
    path: schemaPath(`${scope}/${fileNames.get(event.name)}`, variant),
    text: schemaText(
      variant.finish({
        $schema: DRAFT,
        $id: eventUrn(scope, event.name, variant),
        ...schemaOf(event, titles.get(event.name) ?? event.name, allAttributes(event, reference)),
        examples: [exampleRecord(event, reference)],
      }),
    ),
  }));
}
