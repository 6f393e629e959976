import { SCOPES, type Lifecycle } from "../../model/model.ts";
import { attributeUses, type AttributeUse } from "../attribute-use.ts";
import { groupBy } from "../group-by.ts";
import { markdownCode, markdownText } from "../markdown-text.ts";
import { placesByScope } from "./attribute-places.ts";
import type { DocsContext } from "./docs-context.ts";
import { eventLink, linkTo } from "./links.ts";

/** The path of the page of what is no longer to be used, below `docs/`. */
export const DEPRECATIONS_PAGE = "deprecations.md";

/** An event or attribute that is not simply active; Markdown. */
export interface LifecycleRow {
  readonly name: string;
  /** The scope of an event, the events of an attribute. */
  readonly where: string;
  /** Empty where no page says. */
  readonly since: string;
  /** What takes its place; may be empty. */
  readonly replacement: string;
}

/** What has one status. */
export interface LifecycleSection {
  /** Plain text. */
  readonly title: string;
  readonly meaning: string;
  readonly events: readonly LifecycleRow[];
  readonly attributes: readonly LifecycleRow[];
}

/** What `templates/docs/deprecations.md.eta` gets as `it`. */
export interface DeprecationsPageData {
  /** Without those that nothing stands in. */
  readonly sections: readonly LifecycleSection[];
}

const STATUSES: { readonly [S in Lifecycle["status"]]: readonly [title: string, meaning: string] } = {
  deprecated: ["Deprecated", "They may still come, but nothing new should rest on them."],
  discontinued: ["Discontinued", "They no longer come; older files have them."],
  legacy: ["Legacy", "They come from an older log and still come."],
  active: ["Added later", "Older files do not have them."],
};

/** What the page of deprecations shows. */
export function deprecationsPageData(context: DocsContext): DeprecationsPageData {
  const sections = (Object.keys(STATUSES) as Lifecycle["status"][]).map((status) => {
    const [title, meaning] = STATUSES[status];
    return { title, meaning, events: eventRows(context, status), attributes: attributeRows(context, status) };
  });
  return { sections: sections.filter(({ events, attributes }) => events.length + attributes.length > 0) };
}

const isOf = (lifecycle: Lifecycle | undefined, status: Lifecycle["status"]): boolean =>
  lifecycle?.status === status && (status !== "active" || lifecycle.since !== undefined);

function eventRows(context: DocsContext, status: Lifecycle["status"]): readonly LifecycleRow[] {
  return SCOPES.flatMap((scope) => {
    const linkEvent = eventLink(context, { scope, page: DEPRECATIONS_PAGE });
    const events = (context.model.references[scope]?.events ?? []).filter(({ lifecycle }) => isOf(lifecycle, status));
    return events.map(({ name, lifecycle }) => ({
      name: linkEvent(name),
      where: scope,
      ...when(lifecycle, linkEvent),
    }));
  });
}

/** One row for all events in which an attribute has the same fate. */
function attributeRows(context: DocsContext, status: Lifecycle["status"]): readonly LifecycleRow[] {
  const uses = attributeUses(context.model).filter(({ attribute }) => isOf(attribute.lifecycle, status));
  const fates = groupBy(uses, ({ scope, attribute: { name, lifecycle } }) => JSON.stringify([scope, name, lifecycle]));
  return [...fates.values()].map((fate) => attributeRow(context, fate));
}

function attributeRow(context: DocsContext, uses: readonly [AttributeUse, ...AttributeUse[]]): LifecycleRow {
  const [{ scope, attribute }] = uses;
  return {
    name: linkTo(DEPRECATIONS_PAGE, `attributes.md#${context.anchor(attribute.name)}`, markdownCode(attribute.name)),
    where: placesByScope(context, DEPRECATIONS_PAGE, uses).join(", "),
    ...when(attribute.lifecycle, eventLink(context, { scope, page: DEPRECATIONS_PAGE })),
  };
}

const when = (lifecycle: Lifecycle | undefined, linkEvent: (event: string) => string) => ({
  since: markdownText(lifecycle?.since ?? ""),
  replacement: lifecycle?.replacedBy === undefined ? "" : linkEvent(lifecycle.replacedBy),
});
