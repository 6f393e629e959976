import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { AttributeEntry, CheckTables, FormatName, ScopeEntry } from "../../check/check-tables.ts";
import { FORMATS } from "../../check/formats/formats.ts";
import { SCOPES, type Attribute, type EventType, type Model, type Reference, type Scope } from "../../model/model.ts";
import { attributeSchema, strictAttributeSchema } from "../json-schema/attribute-schema.ts";
import { distinctEvents } from "../json-schema/event-schema.ts";
import type { JsonSchema, JsonType } from "../json-schema/json-schema.ts";
import { Places } from "./places.ts";

/**
 * Makes the tables by which records are tested. What is asserted of an attribute is read off its JSON Schema, so that
 * both refuse the same.
 */
export function buildCheckTables(model: Model): CheckTables {
  const places = new Places<AttributeEntry>();
  const scopes = SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [scopeEntry(scope, reference, places)];
  });
  return { modelId: model.id, release: model.release, attributes: places.values, scopes };
}

/** A common `eventType` only says which event it is; an own one beside it is an attribute like others. */
function scopeEntry(scope: Scope, reference: Reference, places: Places<AttributeEntry>): ScopeEntry {
  const placesOf = (attributes: readonly Attribute[]): readonly number[] =>
    attributes.map((attribute) => places.placeOf(attributeEntry(attribute)));
  return {
    scope,
    common: placesOf(reference.common.filter(({ name }) => name !== EVENT_TYPE)),
    events: distinctEvents(reference).map(({ name, attributes }: EventType) => [name, placesOf(attributes)] as const),
  };
}

function attributeEntry(attribute: Attribute): AttributeEntry {
  const schema = attributeSchema(attribute);
  const { type, minimum, maximum, enum: values } = schema;
  const format = formatName(schema);
  const types = [type ?? []].flat();
  const jsonType = jsonTypeOf(types);
  return {
    name: attribute.name,
    type: jsonType,
    // The path of the file may say which event it is: the schemas require no `eventType`.
    ...(attribute.presence === "always" && attribute.name !== EVENT_TYPE && { required: true }),
    ...(!types.includes("null") && { notNull: true }),
    ...(format !== undefined && { format }),
    ...(values !== undefined && { values: withoutNull(values) }),
    ...strictFacts(attribute, schema),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function jsonTypeOf(types: readonly JsonType[]): AttributeEntry["type"] {
  const type = types.find((candidate) => candidate !== "null");
  if (type === undefined || type === "object") throw new Error(`no attribute is of type ${types.join()}`);
  return type;
}

function formatName(schema: JsonSchema): FormatName | undefined {
  const { format, contentMediaType, "x-format": ownFormat } = schema;
  if (format === undefined) return contentMediaType === undefined ? ipOnly(ownFormat) : "json";
  if (!Object.hasOwn(FORMATS, format)) throw new Error(`check/ has no test for the format ${format}`);
  return format as FormatName;
}

/** Of a list with commas nothing can be tested. */
const ipOnly = (format: JsonSchema["x-format"]): FormatName | undefined => (format === "ip" ? format : undefined);

const withoutNull = (values: NonNullable<JsonSchema["enum"]>): readonly (string | number)[] =>
  values.filter((value) => typeof value === "string" || typeof value === "number");

/** What the strict schema asserts beside the open one. */
function strictFacts(attribute: Attribute, open: JsonSchema): Partial<AttributeEntry> {
  const { enum: values, maximum } = strictAttributeSchema(attribute);
  if (maximum !== undefined && open.maximum === undefined) return { flags: maximum };
  if (values === undefined || open.enum !== undefined) return {};
  const known = withoutNull(values);
  return attribute.values?.kind === "open" ? { openValues: known } : { codes: known };
}
