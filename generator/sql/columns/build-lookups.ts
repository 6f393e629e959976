import { SCOPES, type Attribute, type Model } from "../../model/model.ts";
import { columnNames } from "../names/column-names.ts";
import { LOOKUP_PREFIX } from "../names/relation-names.ts";
import { withNameHash } from "../names/name-hash.ts";

/** A small table of what the codes of an attribute mean. */
export interface Lookup {
  /** Not quoted. @example "code_site_role_id" */
  readonly name: string;
  /** The attribute whose codes these are. */
  readonly attribute: string;
  /** Whether values are sums of codes. */
  readonly isBitmask: boolean;
  readonly rows: readonly { readonly code: number; readonly label: string }[];
}

/**
 * The code maps of a model: one for each attribute name; where events give a name different codes, one for each set, of
 * which all but the first are marked by a hash of what they hold.
 */
export function buildLookups(model: Model): readonly Lookup[] {
  const { byAttribute } = columnNames(model, "snake");
  const lookups = new Map<string, Lookup>();
  const named = new Set<string>();
  for (const attribute of allAttributes(model)) {
    const rows = rowsOf(attribute);
    const key = JSON.stringify([attribute.name, rows]);
    if (rows.length === 0 || lookups.has(key)) continue;
    const plain = `${LOOKUP_PREFIX}${byAttribute.get(attribute.name) ?? attribute.name}`;
    const name = named.has(plain) ? withNameHash(plain, key) : plain;
    named.add(name);
    lookups.set(key, { name, attribute: attribute.name, isBitmask: attribute.values?.kind === "bitmask", rows });
  }
  return [...lookups.values()];
}

function rowsOf({ values }: Attribute): Lookup["rows"] {
  if (values?.kind !== "codes" && values?.kind !== "bitmask") return [];
  return (values.items ?? []).flatMap(({ value, label }) =>
    typeof value === "number" && label !== undefined ? [{ code: value, label }] : [],
  );
}

const allAttributes = (model: Model): readonly Attribute[] =>
  SCOPES.flatMap((scope) => {
    const { common = [], events = [] } = model.references[scope] ?? {};
    return [...common, ...events.flatMap(({ attributes }) => attributes)];
  });
