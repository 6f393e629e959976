/**
 * The part of the JSON Schema of SARIF 2.1.0 (OASIS) that a report of ours uses, told in our own words from the
 * specification. It is closed: a property that the specification does not have, or that nobody thought of, is an error.
 */
const text = { type: "string", minLength: 1 };
const level = { enum: ["none", "note", "warning", "error"] };

function object(
  properties: { readonly [name: string]: unknown },
  required: readonly string[],
): { readonly [keyword: string]: unknown } {
  return { type: "object", properties, required, additionalProperties: false };
}

const message = object({ text, markdown: text }, ["text"]);
const line = { type: "integer", minimum: 1 };

const physicalLocation = object(
  {
    artifactLocation: object({ uri: { type: "string", format: "uri-reference" } }, ["uri"]),
    region: object({ startLine: line, startColumn: line, endLine: line, endColumn: line }, ["startLine"]),
  },
  ["artifactLocation"],
);

const logicalLocation = object({ name: text, fullyQualifiedName: text, kind: text }, []);

const location = object(
  {
    id: { type: "integer", minimum: 0 },
    physicalLocation,
    logicalLocations: { type: "array", items: logicalLocation, uniqueItems: true },
    message,
  },
  [],
);

const rule = object(
  { id: text, shortDescription: message, help: message, defaultConfiguration: object({ level }, []) },
  ["id"],
);

const driver = object(
  {
    name: text,
    semanticVersion: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+(?:[-+].+)?$" },
    rules: { type: "array", items: rule, uniqueItems: true },
  },
  ["name"],
);

const result = object(
  {
    ruleId: text,
    ruleIndex: { type: "integer", minimum: 0 },
    level,
    message,
    locations: { type: "array", items: location },
    relatedLocations: { type: "array", items: location, uniqueItems: true },
    partialFingerprints: { type: "object", additionalProperties: text },
    properties: { type: "object" },
  },
  ["message"],
);

const run = object(
  {
    tool: object({ driver }, ["driver"]),
    columnKind: { enum: ["utf16CodeUnits", "unicodeCodePoints"] },
    results: { type: "array", items: result },
  },
  ["tool"],
);

export const SARIF_SUBSET = object(
  {
    $schema: { type: "string", format: "uri" },
    version: { const: "2.1.0" },
    runs: { type: "array", items: run },
  },
  ["version", "runs"],
);
