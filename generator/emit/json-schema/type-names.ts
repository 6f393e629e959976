import { createHash } from "node:crypto";
import { compareText } from "../../model/compare-text.ts";
import type { Scope } from "../../model/model.ts";

/** The name that all names of a scope begin with. */
export const SCOPE_PREFIX = { site: "Site", tenant: "Tenant" } as const satisfies { readonly [S in Scope]: string };

/** The name of the interface, and the title of the schema, that holds what all events of a scope share. */
export const commonTypeName = (scope: Scope) => `${SCOPE_PREFIX[scope]}CommonAttributes` as const;

/** The name of the union, and the title of the bundle, of all events of a scope. */
export const unionTypeName = (scope: Scope) => `${SCOPE_PREFIX[scope]}Event` as const;

/** Names that give back their words from the type name: no two of them can fall together. */
const PLAIN_NAME = /^[a-z]+[0-9]*(?:_[a-z]+[0-9]*)*$/u;
const HASH_LENGTH = 6;

/**
 * Settles the type name of each event of a scope: `Site<Name>Event`, which no other name of the package, no reserved
 * word and no event called `user` or `event` can clash with.
 *
 * Where two events would fall together (`a_b` and `aB`), the one in plain snake_case keeps the name and the others get
 * a suffix made from their own name, so that a newcomer never renames what people use.
 *
 * @param names - event names, as the pages have them: not to be trusted
 * @returns type name by event name; it depends on the names alone, not on their order
 */
export function eventTypeNames(scope: Scope, names: readonly string[]): ReadonlyMap<string, string> {
  const rivals = new Map<string, number>();
  const pascals = [...new Set(names)].sort(compareText).map((name) => [name, pascalCase(name)] as const);
  for (const [, pascal] of pascals) rivals.set(pascal, (rivals.get(pascal) ?? 0) + 1);
  return new Map(
    pascals.map(([name, pascal]) => {
      const suffix = rivals.get(pascal) === 1 || PLAIN_NAME.test(name) ? "" : `_${hashOf(name)}`;
      return [name, `${SCOPE_PREFIX[scope]}${pascal}${suffix}Event`];
    }),
  );
}

/**
 * `login_with_jwt` becomes `LoginWithJwt`. Only ASCII letters and digits stay; a letter after a digit is upper case,
 * because json-schema-to-typescript would make it so.
 */
function pascalCase(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/u).filter((word) => word !== "");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return pascal.replaceAll(/[0-9][a-z]/gu, (letter) => letter.toUpperCase()) || `Unnamed_${hashOf(name)}`;
}

const hashOf = (name: string): string =>
  createHash("sha256").update(name).digest("hex").slice(0, HASH_LENGTH).toUpperCase();
