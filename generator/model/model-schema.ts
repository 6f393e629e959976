import type { Model } from "./model.ts";
import { referenceNode } from "./schema/reference-node.ts";
import { objectNode, textNode, type SchemaNode } from "./schema/schema-node.ts";

/** The version of the shape of `model.json` that this code reads and writes. */
export const MODEL_VERSION: Model["modelVersion"] = 1;

const modelNode: SchemaNode = objectNode<Model>(
  "Everything that is known of one release of the Tableau Cloud Activity Log reference. Fields with nothing to say are " +
    "left out. Made by tableau-activity-log-codegen, an independent project.",
  {
    modelVersion: { description: "Version of this shape.", type: "integer", const: MODEL_VERSION },
    id: {
      description: "Identity of the facts: not of their wording, pages or evidence.",
      type: "string",
      pattern: "^[0-9a-f]{12}$",
    },
    release: textNode("The release of the documentation."),
    references: objectNode<Model["references"]>(
      "The reference by scope. A scope that no release documents is absent.",
      { site: referenceNode("Events in one site."), tenant: referenceNode("Events in the tenant above the sites.") },
      {},
    ),
  },
  { modelVersion: true, id: true, release: true, references: true },
);

/**
 * The JSON Schema (draft 2020-12) of `model.json`, as data: it ships as `model.schema.json`, tells `parse-model.ts` what
 * to refuse and `serialize-model.ts` in which order to write.
 */
export const MODEL_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "urn:tableau-activity-log:model",
  title: "Activity Log model",
  ...modelNode,
} as const satisfies SchemaNode & { readonly $schema: string; readonly $id: string; readonly title: string };
