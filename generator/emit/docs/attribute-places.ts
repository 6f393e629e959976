import { SCOPES } from "../../model/model.ts";
import type { AttributeUse } from "../attribute-use.ts";
import { groupBy } from "../group-by.ts";
import { markdownCode } from "../markdown-text.ts";
import type { DocsContext } from "./docs-context.ts";
import { eventLink, linkTo } from "./links.ts";

/** Where attributes occur: one line for each name and scope, as Markdown. */
export function attributePlaces(context: DocsContext, page: string, uses: readonly AttributeUse[]): readonly string[] {
  const byName = groupBy(uses, ({ attribute }) => attribute.name);
  return [...byName].flatMap(([name, named]) => {
    const link = linkTo(page, `attributes.md#${context.anchor(name)}`, markdownCode(name));
    return placesByScope(context, page, named).map((places) => `${link} in ${places}`);
  });
}

/** The events that have something, a text for each scope, as Markdown. */
export const placesByScope = (context: DocsContext, page: string, uses: readonly AttributeUse[]): readonly string[] =>
  SCOPES.flatMap((scope) => {
    const inScope = uses.filter((use) => use.scope === scope);
    const linkEvent = eventLink(context, { scope, page });
    const common = inScope.some(({ event }) => event === undefined) ? [`every ${scope} event`] : [];
    const own = inScope.flatMap(({ event }) => (event === undefined ? [] : [linkEvent(event)]));
    const ownText = own.length === 0 ? [] : [`the ${scope} ${own.length === 1 ? "event" : "events"} ${own.join(", ")}`];
    const places = [...common, ...ownText];
    return places.length === 0 ? [] : [places.join(" and in ")];
  });
