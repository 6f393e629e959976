import { SCOPES, type Model, type Scope } from "../../model/model.ts";
import type { EmittedFile } from "../emitted-file.ts";
import { distinctEvents } from "../json-schema/event-schema.ts";
import { constantsText } from "./constants-text.ts";
import type { EventNames } from "./declaration-structures.ts";
import { declarationText } from "./declaration-text.ts";
import { formatTypescript } from "../format-typescript.ts";
import type { IntegerWord } from "./integer-word.ts";
import { interfaceSchema } from "./interface-schema.ts";
import { interfaceText } from "./interface-text.ts";
import { QuotedKeys } from "./quoted-keys.ts";
import { valueConstants } from "./value-constants.ts";

/** What a user may choose of the types. */
export interface TypescriptOptions {
  /**
   * The type of whole numbers, `number` unless told. `bigint` is for those whose JSON parser makes every integer one: no
   * digit is lost beyond 2^53.
   */
  readonly integers?: IntegerWord;
}

/**
 * The TypeScript package of a model: an interface for each event that extends the common one of its scope, unions
 * discriminated by `eventType`, event maps, tables of handlers, guards, and event types and values as constants.
 *
 * @returns `typescript/index.d.ts` and `typescript/index.js`, which need no other file
 */
export async function emitTypescript(
  model: Model,
  { integers = "number" }: TypescriptOptions = {},
): Promise<readonly EmittedFile[]> {
  const keys = new QuotedKeys();
  const constants = valueConstants(model, integers);
  const interfaces = keys.restore(await interfaceText(interfaceSchema(model, { keys, constants, integers })));
  const names = eventNames(model);
  const declarations = await declarationText(model.id, interfaces, names, constants.all);
  return [
    { path: "typescript/index.d.ts", text: await formatTypescript(declarations, "index.d.ts") },
    { path: "typescript/index.js", text: constantsText(model.id, names, constants.all) },
  ];
}

/** The event types by scope, in page order; a scope without events has an empty list. */
function eventNames({ references }: Model): EventNames {
  const namesOf = (scope: Scope): readonly string[] => {
    const reference = references[scope];
    return reference === undefined ? [] : distinctEvents(reference).map(({ name }) => name);
  };
  return Object.fromEntries(SCOPES.map((scope) => [scope, namesOf(scope)])) as Record<Scope, readonly string[]>;
}
