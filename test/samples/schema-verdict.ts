import { Ajv2020 } from "ajv/dist/2020.js";
import type { Vocabulary } from "ajv";
import addFormats from "ajv-formats";

import { emitJsonSchema } from "../../generator/emit/json-schema/emit-json-schema.ts";
import type { Model, Scope } from "../../generator/model/model.ts";

/** Tells whether the open JSON Schema of a scope takes a record: an empty list, or what is wrong. */
export type SchemaVerdict = (scope: Scope, record: unknown) => readonly string[];

/** The verdict of ajv on what is emitted for a model. */
export function schemaVerdict(model: Model): SchemaVerdict {
  const files = new Map(emitJsonSchema(model).map(({ path, text }) => [path, JSON.parse(text) as object]));
  // Without `ownProperties` an attribute called `constructor` would be there in every record.
  const ajv = new Ajv2020({ strict: true, ownProperties: true });
  addFormats.default(ajv);
  ajv.addVocabulary(files.get("json-schema/vocabulary.json") as Vocabulary);
  const compiled = new Map<Scope, ReturnType<typeof ajv.compile>>();
  return (scope, record) => {
    const validate = compiled.get(scope) ?? ajv.compile(files.get(`json-schema/${scope}.schema.json`) ?? false);
    compiled.set(scope, validate);
    if (validate(record) === true) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${String(message)}`);
  };
}
