import { EVENT_TYPE } from "../../model/event-type-key.ts";
import { SCOPES, type Attribute, type Model, type Reference, type Scope } from "../../model/model.ts";
import { bundleSchema } from "../json-schema/bundle-schema.ts";
import { allAttributes, commonSchema, distinctEvents } from "../json-schema/event-schema.ts";
import type { JsonScalar, JsonSchema, JsonType } from "../json-schema/json-schema.ts";
import { commonTypeName, eventTypeNames, unionTypeName } from "../json-schema/type-names.ts";
import { attributeDocs, eventDocs, eventTypeDocs } from "./attribute-docs.ts";
import type { IntegerWord } from "./integer-word.ts";
import type { QuotedKeys } from "./quoted-keys.ts";
import type { ValueConstants } from "./value-constants.ts";
import { valueType } from "./value-type.ts";

/** What json-schema-to-typescript is fed with: JSON Schema and two keywords of its own, `extends` and `tsType`. */
export interface InterfaceSchema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly const?: JsonScalar;
  readonly additionalProperties?: false;
  readonly properties?: { readonly [name: string]: InterfaceSchema };
  readonly required?: readonly string[];
  readonly oneOf?: readonly InterfaceSchema[];
  readonly $defs?: Definitions;
  readonly extends?: InterfaceSchema;
  readonly tsType?: string;
}

interface Definitions {
  readonly [typeName: string]: InterfaceSchema;
}

/** What is settled for the whole package. */
export interface PackageSettings {
  /** Takes the attribute names that are no identifiers. */
  readonly keys: QuotedKeys;
  readonly constants: ValueConstants;
  /** The word for whole numbers. */
  readonly integers: IntegerWord;
}

/** The name of the union of all events of all scopes. */
export const ROOT_TYPE_NAME = "ActivityLogEvent";

/**
 * The JSON Schemas of a model once more, as json-schema-to-typescript makes good types of them: one schema for all
 * scopes, definitions called as their types, `extends` in the place of `allOf`, closed (an open object would get an
 * index signature, and a misspelt name would compile), `eventType` required (else nothing tells the events apart).
 * It is for that library alone and is not written anywhere.
 *
 * @param settled - what is settled for the whole package
 */
export function interfaceSchema(model: Model, settled: PackageSettings): InterfaceSchema {
  const definitions = SCOPES.map((scope) => scopeDefinitions(scope, model.references[scope], settled));
  return {
    title: ROOT_TYPE_NAME,
    description: "Any event of the Activity Log.",
    oneOf: SCOPES.map((scope) => referTo(unionTypeName(scope))),
    $defs: Object.assign({}, ...definitions) as Definitions,
  };
}

/** A scope without events still has its types: a program that handles both scopes compiles against either. */
function scopeDefinitions(scope: Scope, reference: Reference | undefined, settled: PackageSettings): Definitions {
  const union = { title: unionTypeName(scope), description: `Any ${scope} event.` };
  if (reference === undefined || reference.events.length === 0) {
    return { [unionTypeName(scope)]: { ...union, tsType: "never" } };
  }
  const common = commonSchema(scope, reference);
  const interfaces = eventInterfaces(scope, reference, settled);
  return {
    [unionTypeName(scope)]: { ...union, oneOf: Object.keys(interfaces).map(referTo) },
    [commonTypeName(scope)]: closed(common, common.description ?? "", reference.common, settled),
    ...interfaces,
  };
}

function eventInterfaces(scope: Scope, reference: Reference, settled: PackageSettings): Definitions {
  const definitions = bundleSchema(scope, reference).$defs ?? {};
  const typeNames = eventTypeNames(
    scope,
    reference.events.map(({ name }) => name),
  );
  const interfaces = distinctEvents(reference).map((event) => {
    const schema = definitions[event.name] ?? {};
    const parent = schema.allOf === undefined ? {} : { extends: referTo(commonTypeName(scope)) };
    const body = closed(schema, eventDocs(scope, event, typeNames), allAttributes(event, reference), settled);
    return [schema.title ?? event.name, { ...body, ...parent }] as const;
  });
  return Object.fromEntries(interfaces);
}

/** A closed object with the properties of a schema, told for TSDoc. */
function closed(
  schema: JsonSchema,
  docs: string,
  attributes: readonly Attribute[],
  settled: PackageSettings,
): InterfaceSchema {
  const { keys } = settled;
  const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]));
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]): [string, InterfaceSchema] => [
    keys.standIn(name),
    propertySchema(property, byName.get(name), settled),
  ]);
  const required = [...(schema.required ?? [])].filter((name) => byName.has(name)).map((name) => keys.standIn(name));
  return {
    title: schema.title ?? "",
    description: docs,
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    required: schema.properties?.[EVENT_TYPE]?.const === undefined ? required : [EVENT_TYPE, ...required],
  };
}

function propertySchema(
  schema: JsonSchema,
  attribute: Attribute | undefined,
  { constants, integers }: PackageSettings,
): InterfaceSchema {
  if (schema.const !== undefined || attribute === undefined) {
    return { const: schema.const ?? null, description: eventTypeDocs(schema.description) };
  }
  const constant = constants.of(attribute);
  return {
    tsType: valueType(schema, constant, integers),
    description: attributeDocs(attribute, schema, constant, integers),
  };
}

const referTo = (typeName: string): InterfaceSchema => ({ $ref: `#/$defs/${typeName}` });
