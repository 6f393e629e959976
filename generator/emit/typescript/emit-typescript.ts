import { SCOPES, type Model, type Scope } from "../../model/model.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { distinctEvents } from "../json-schema/event-schema.ts";
import { codeConstants } from "./code-constants.ts";
import { constantsText } from "./constants-text.ts";
import { declarationText } from "./declaration-text.ts";
import { formatTypescript } from "./format-typescript.ts";
import { interfaceSchema } from "./interface-schema.ts";
import { interfaceText } from "./interface-text.ts";
import { QuotedKeys } from "./quoted-keys.ts";

/**
 * The TypeScript package of a model: an interface for each event that extends the common one of its scope, unions
 * discriminated by `eventType`, event maps, and event types and codes as constants.
 *
 * @returns `typescript/index.d.ts` and `typescript/index.js`, which need no other file
 */
export async function emitTypescript(model: Model): Promise<readonly EmittedFile[]> {
  const keys = new QuotedKeys();
  const constants = codeConstants(model);
  const interfaces = keys.restore(await interfaceText(interfaceSchema(model, keys, constants)));
  const names = eventNames(model);
  const declarations = await declarationText(model.id, interfaces, names, constants.all);
  return [
    { path: "typescript/index.d.ts", text: await formatTypescript(declarations, "index.d.ts") },
    { path: "typescript/index.js", text: constantsText(model.id, names, constants.all) },
  ];
}

/** The event types by scope, in page order; a scope without events has an empty list. */
function eventNames({ references }: Model): { readonly [S in Scope]: readonly string[] } {
  const namesOf = (scope: Scope): readonly string[] => {
    const reference = references[scope];
    return reference === undefined ? [] : distinctEvents(reference).map(({ name }) => name);
  };
  return Object.fromEntries(SCOPES.map((scope) => [scope, namesOf(scope)])) as Record<Scope, readonly string[]>;
}
