import { createHash } from "node:crypto";
import { canonicalFacts } from "./canonical-facts.ts";
import { SCOPES, type Model } from "./model.ts";

const ID_LENGTH = 12;

/**
 * The identity of a model: the first 12 hex digits of the SHA-256 of its facts.
 *
 * What counts as a fact stands in `canonical-facts.ts`, field by field. The order of events, attributes, values and
 * references to other events does not count: a page that is sorted anew states nothing new.
 *
 * @param references - what stands under `references` in `model.json`
 */
export function modelId(references: Model["references"]): string {
  const facts = SCOPES.flatMap((scope) => {
    const reference = references[scope];
    return reference === undefined ? [] : [{ scope, reference: canonicalFacts(reference) }];
  });
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, ID_LENGTH);
}
