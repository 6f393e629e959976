import { SCOPES, type EventType, type Model, type Scope } from "../../model/model.ts";
import { IDENTIFIER_LIMITS } from "./identifier-limits.ts";
import { RELATION_NAMES, VIEW_PREFIX } from "./relation-names.ts";
import { settleNames, type NameCandidate } from "./settle-names.ts";

/** Names of tables, by scope and event. */
export type TableNames = (scope: Scope, event: string) => string;

const RESERVED = Object.values(RELATION_NAMES).flatMap((names) =>
  typeof names === "string" ? [names] : Object.values(names),
);

/** A site event that is called like the table of a tenant event, or like one that this rule has already moved. */
const LOOKS_LIKE_TENANT = /^(site_)*tenant_/;

/**
 * Names the table of every event of a model: `<event>` for a site event, `tenant_<event>` for a tenant event.
 *
 * The two scopes may have an event of one name, now or in a later release, and they are different data. A prefix that
 * tenant events always have keeps the name of every table as it is on that day. It is a prefix and not a schema of its
 * own because the tables belong into the schema the user has chosen (by `search_path` or `USE`), which he can fill
 * without the right to create schemas, and because not every engine has schemas.
 */
export function tableNames(model: Model): TableNames {
  const candidates = SCOPES.flatMap((scope) =>
    (model.references[scope]?.events ?? []).map((event) => tableCandidate(scope, event)),
  );
  // A view of the table has two characters more.
  const maximumLength = IDENTIFIER_LIMITS.maximumLength - VIEW_PREFIX.length;
  const names = settleNames(candidates, { maximumLength, reserved: RESERVED });
  return (scope, event) => tableName(names, keyOf(scope, event));
}

function tableCandidate(scope: Scope, { name }: EventType): NameCandidate {
  const plain = name.replaceAll(/[^A-Za-z0-9_]+/g, "_");
  const prefix = scope === "tenant" ? "tenant_" : LOOKS_LIKE_TENANT.test(plain) ? "site_" : "";
  return {
    key: keyOf(scope, name),
    plain: prefix + (plain === "" ? "event" : plain),
    regular: /^[a-z0-9_]+$/.test(name),
  };
}

const keyOf = (scope: Scope, event: string): string => `${scope} ${event}`;

function tableName(names: ReadonlyMap<string, string>, key: string): string {
  const name = names.get(key);
  if (name === undefined) throw new Error(`no table for ${key}: the names were settled for another model`);
  return name;
}
