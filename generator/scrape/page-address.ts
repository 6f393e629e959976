import type { Page } from "../read/page.ts";
import type { Location } from "../findings/location.ts";
import type { Scope } from "../model/model.ts";
import type { Product } from "./printed-reference.ts";

/** What a page's address tells. */
export interface PageAddress {
  readonly url: string;
  /** Where the page gives its address. */
  readonly location: Location;
  readonly release: string | undefined;
  /** The tag in the path, lower case. @example "pt-br" */
  readonly locale: string | undefined;
  readonly product: Product | undefined;
  readonly scope: Scope | undefined;
}

/** The front matter's keys for addresses: where readers find the page comes first, the portal's copy second. */
const KEYS = ["canonical_url", "portal_url"];

/** The addresses that a page gives in its front matter. Only http and https: anything else is no address of a page. */
export function pageAddresses({ frontMatter }: Page): readonly PageAddress[] {
  return KEYS.flatMap((key) => {
    const field = frontMatter.get(key);
    const path = field && pathOf(field.value);
    return field && path !== undefined ? [{ url: field.value, location: field.location, ...readPath(path) }] : [];
  });
}

function pathOf(url: string): string | undefined {
  return /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?/iu.exec(url)?.slice(1).join("").toLowerCase();
}

function readPath(path: string): Omit<PageAddress, "url" | "location"> {
  const segments = path.split("/");
  return {
    release: releaseIn(segments),
    locale: segments.find((segment) => /^[a-z]{2}-[a-z]{2}$/u.test(segment)),
    product: productIn(segments),
    scope: scopeOfPath(path),
  };
}

/** The help site calls `v0.0` what the portal calls `next`. */
function releaseIn(segments: readonly string[]): string | undefined {
  const label = segments.find((segment) => /^(?:current|next|v\d+\.\d+)$/u.test(segment));
  return label === "v0.0" ? "next" : label;
}

function productIn(segments: readonly string[]): Product | undefined {
  if (segments.includes("online")) return "cloud";
  return segments.some((segment) => /^server(?:-\w+)?$/u.test(segment)) ? "server" : undefined;
}

/**
 * The scope that a path names by its file.
 *
 * @example scopeOfPath("/current/online/pt-br/activity_log_tenant_schema.htm") // "tenant"
 */
export function scopeOfPath(path: string): Scope | undefined {
  const file = /activity_log_(tenant_)?schema(?:\.\w+)?(?:[?#].*)?$/iu.exec(path);
  if (file === null) return undefined;
  return file[1] === undefined ? "site" : "tenant";
}
