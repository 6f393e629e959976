import type { PrintedReference } from "../scrape/printed-reference.ts";

/** The publisher's names of the two pages. */
const PAGE_NAMES = { site: "activity_log_schema", tenant: "activity_log_tenant_schema" } as const;

/**
 * Where a distilled page lies below `docs-input`.
 *
 * @example "current/pt-br/activity_log_schema.md"
 */
export function distilledPath({ release, locale, scope, product }: PrintedReference): string {
  const folder = product === "cloud" ? locale : `${locale}/${product}`;
  return `${release}/${folder}/${PAGE_NAMES[scope]}.md`;
}
