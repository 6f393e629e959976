import type { Scope } from "../../model/model.ts";
import type { DocsContext } from "./docs-context.ts";
import { markdownCode } from "../markdown-text.ts";

/**
 * A link from one page to another.
 *
 * @param from - The page it stands on, below `docs/`.
 * @param to - The page it leads to, below `docs/`, with an anchor where it has one.
 * @param label - Markdown.
 * @example linkTo("events/site/a.md", "attributes.md#x", "`x`") // "[`x`](../../attributes.md#x)"
 */
export function linkTo(from: string, to: string, label: string): string {
  const folder = from.slice(0, from.lastIndexOf("/") + 1);
  const up = "../".repeat(from.split("/").length - 1);
  return `[${label}](${to.startsWith(folder) ? to.slice(folder.length) : up + to})`;
}

/** Gives the function that shows an event's name on a page: linked where the scope has the event. */
export function eventLink(
  context: DocsContext,
  { scope, page }: { readonly scope: Scope; readonly page: string },
): (event: string) => string {
  return (event) => {
    const target = context.eventPage(scope, event);
    return target === undefined || target === page ? markdownCode(event) : linkTo(page, target, markdownCode(event));
  };
}
