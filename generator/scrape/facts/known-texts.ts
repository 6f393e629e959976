import type { Location } from "../../findings/location.ts";
import type { Flow } from "../../read/page.ts";
import type { AttributeFacts } from "../printed-facts.ts";
import { isListed } from "./listed-values.ts";

/** Reads the facts of a description. */
type Read = (flow: readonly Flow[], name: string) => AttributeFacts;

/**
 * Reads each plain text of a page once: a page says the same few hundred things of its three thousand attributes.
 *
 * @returns the same as `read`, with the places of the text at hand
 */
export function readEachTextOnce(read: Read): Read {
  const known = new Map<string, AttributeFacts>();
  return (flow, name) => {
    const [block, ...others] = flow;
    const [only, ...more] = block?.kind === "paragraph" ? block.content : [];
    if (block === undefined || only?.kind !== "text" || others.length + more.length > 0) return read(flow, name);
    const key = `${name}\n${only.text}`;
    const facts = known.get(key) ?? read(flow, name);
    known.set(key, facts);
    return atPlace(facts, block.location);
  };
}

/** In a plain text every fact stands at the place of its paragraph. */
function atPlace(facts: AttributeFacts, location: Location): AttributeFacts {
  const { values, nullable, absent, lifecycle, default: byDefault } = facts;
  if (!(isListed(values) || nullable || absent || lifecycle || byDefault)) return facts;
  return {
    ...facts,
    ...(isListed(values) && { values: { ...values, items: values.items.map((item) => ({ ...item, location })) } }),
    ...(nullable && { nullable: { ...nullable, location } }),
    ...(absent && { absent: { ...absent, location } }),
    ...(lifecycle && { lifecycle: { ...lifecycle, location } }),
    ...(byDefault && { default: { ...byDefault, location } }),
  };
}
