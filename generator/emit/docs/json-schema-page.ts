import { SCOPES, type Model, type Reference, type Scope } from "../../model/model.ts";
import { eventFileNames } from "../event-file-names.ts";
import { SCHEMA_KEYWORD_MEANINGS } from "../schema-keyword-meanings.ts";

/** The path of the page of the JSON Schemas, below `docs/`. */
export const JSON_SCHEMA_PAGE = "json-schema.md";

/** What `templates/docs/json-schema.md.eta` gets as `it`. */
export interface JsonSchemaPageData {
  /** The name under which the package is installed; plain text. */
  readonly packageName: string;
  /** The documented scopes; plain text. */
  readonly scopes: readonly Scope[];
  /** The first event's file, without folder and extension; plain text, safe as a path. Undefined without events. */
  readonly example: { readonly scope: Scope; readonly file: string } | undefined;
  /** All keywords and what they mean; Markdown. */
  readonly keywords: readonly { readonly name: string; readonly meaning: string }[];
}

/** What the page of the JSON Schemas shows. */
export function jsonSchemaPageData({ references }: Model, packageName: string): JsonSchemaPageData {
  const documented = SCOPES.flatMap((scope) => {
    const reference = references[scope];
    return reference === undefined ? [] : [{ scope, file: firstFile(reference) }];
  });
  const example = documented.find(({ file }) => file !== undefined);
  return {
    packageName,
    scopes: documented.map(({ scope }) => scope),
    example: example?.file === undefined ? undefined : { scope: example.scope, file: example.file },
    keywords: Object.entries(SCHEMA_KEYWORD_MEANINGS).map(([name, meaning]) => ({ name, meaning })),
  };
}

function firstFile({ events }: Reference): string | undefined {
  const names = events.map(({ name }) => name);
  return names[0] === undefined ? undefined : eventFileNames(names).get(names[0]);
}
