import { EVENT_TYPE } from "../../model/event-type-key.ts";
import { SCOPES, type Model, type Scope } from "../../model/model.ts";
import { IDENTIFIER_LIMITS } from "./identifier-limits.ts";
import type { Naming } from "./naming.ts";
import { OWN_COLUMNS } from "./relation-names.ts";
import { settleNames, type NameCandidate } from "./settle-names.ts";
import { splitWords } from "./split-words.ts";

/** The columns of all tables: an attribute has the same one wherever it occurs. */
export interface ColumnNames {
  /** The column that tells the kind of event: `event_type`. */
  readonly discriminator: string;
  /** The columns of attributes, by attribute. */
  readonly byAttribute: ReadonlyMap<string, string>;
}

/**
 * Names the columns of every attribute of a model.
 *
 * - In snake case words are split at capitals; what is not an ASCII letter or digit separates and is left out.
 * - `event_type` is the kind of event. Five events have an attribute `eventType` of their own: it is always
 *   `event_type_attribute`, so that `event_type` means one thing in a query over several events.
 * - Names are settled over all events of a scope, for engines that fold case: `userName` and `username` stand in different
 *   events, and side by side in one wide table. No table or view has attributes of both scopes. See {@link settleNames}.
 */
export function columnNames(model: Model, naming: Naming): ColumnNames {
  const discriminator = plainName(EVENT_TYPE, naming);
  const { reservedColumns, maximumLength } = IDENTIFIER_LIMITS;
  const reserved = [...reservedColumns, ...Object.values(OWN_COLUMNS), discriminator.toLowerCase()];
  const candidates = [...attributeScopes(model)].map(([name, scopes]) => ({
    ...columnCandidate(name, naming),
    places: scopes,
  }));
  return { discriminator, byAttribute: settleNames(candidates, { maximumLength, reserved }) };
}

function columnCandidate(name: string, naming: Naming): NameCandidate {
  const plain = plainName(name === EVENT_TYPE ? "eventTypeAttribute" : name, naming);
  return { key: name, plain, regular: camelCase(splitWords(name)) === name };
}

// A name of another spelling (`groupID`) keeps it in camel case, as far as it can stand in an identifier.
function plainName(name: string, naming: Naming): string {
  const plain = naming === "snake" ? splitWords(name).join("_") : name.replaceAll(/[^A-Za-z0-9_]+/g, "_");
  return plain === "" ? "attribute" : plain;
}

const camelCase = (words: readonly string[]): string =>
  words.map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join("");

/** The names of all attributes, and the scopes that have them. */
function attributeScopes(model: Model): ReadonlyMap<string, readonly Scope[]> {
  const found = new Map<string, Scope[]>();
  for (const scope of SCOPES) {
    const { common = [], events = [] } = model.references[scope] ?? {};
    const names = new Set([...common, ...events.flatMap(({ attributes }) => attributes)].map(({ name }) => name));
    for (const name of names) found.set(name, [...(found.get(name) ?? []), scope]);
  }
  return found;
}
