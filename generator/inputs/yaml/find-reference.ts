import { type Document, isAlias, isNode, visit } from "yaml";

/** A place in the text that is refused, and why. */
export interface YamlFault {
  /** In UTF-16 units from the start of the text. */
  readonly offset: number;
  readonly cause: string;
}

/**
 * Finds the first anchor or alias. Hand-written files have no need of them, and a few lines of nested aliases
 * unfold to gigabytes.
 *
 * @returns The first one in the order of the text, or `undefined` where there is none.
 */
export function findReference(document: Document): YamlFault | undefined {
  let fault: YamlFault | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node)) return undefined;
    const isReference = isAlias(node) || ("anchor" in node && Boolean(node.anchor));
    if (!isReference) return undefined;
    fault = { offset: node.range?.[0] ?? 0, cause: "anchors (&) and aliases (*) are not allowed; write the value out" };
    return visit.BREAK;
  });
  return fault;
}
