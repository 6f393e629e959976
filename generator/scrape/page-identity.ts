import { quote } from "../findings/quote.ts";
import { foldWord } from "../locales/fold-word.ts";
import { LOCALES } from "../locales/locales.ts";
import { SCOPES, type Scope } from "../model/model.ts";
import type { Inline, Page } from "../read/page.ts";
import { pageAddresses, scopeOfPath } from "./page-address.ts";
import type { Product } from "./printed-reference.ts";
import { refuse, refuseAt } from "./refuse.ts";

/** A release is a folder name among the artifacts, so that it can hold nothing that means something in a path. */
const RELEASE = /^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/iu;

/**
 * The release whose page this is: as the front matter has it, else as the address does.
 *
 * @throws UserError where neither names one, or where the name cannot be a folder's
 */
export function releaseOf(page: Page): string {
  const field = page.frontMatter.get("version");
  if (field !== undefined && field.value !== "") {
    if (!RELEASE.test(field.value) || field.value.includes("..")) {
      refuseAt(
        field.location,
        `the release ${quote(field.value)} cannot name a folder; use letters, digits, "." and "-"`,
      );
    }
    return field.value === "v0.0" ? "next" : field.value;
  }
  const [named] = pageAddresses(page).flatMap(({ release }) => release ?? []);
  return (
    named ?? refuse(page, "the page names no release: add front matter with `version: current`, or its `canonical_url`")
  );
}

/** The product whose log the page documents, by its address; Tableau Cloud where that says nothing. */
export function productOf(page: Page): Product {
  return pageAddresses(page).find(({ product }) => product !== undefined)?.product ?? "cloud";
}

/**
 * The scope of a page: by the file name in its address, else by its title, else by its links: a page of one scope
 * refers to the page of the other one, never to itself. The name of the local file says nothing, it may be any.
 *
 * @param title the page's title
 * @throws UserError where nothing tells
 */
export function scopeOf(page: Page, title: string): Scope {
  const byAddress = pageAddresses(page).find(({ scope }) => scope !== undefined)?.scope;
  return (
    byAddress ??
    scopeByTitle(title) ??
    scopeByLinks(page) ??
    refuse(
      page,
      "nothing tells whether the page is about site or tenant events: add its `canonical_url` to the front matter",
    )
  );
}

function scopeByTitle(title: string): Scope | undefined {
  const words = foldWord(title);
  return SCOPES.find((scope) => LOCALES.some(({ titles }) => titles[scope].some((known) => foldWord(known) === words)));
}

function scopeByLinks({ blocks }: Page): Scope | undefined {
  const links = blocks.flatMap((block) => (block.kind === "paragraph" ? urlsIn(block.content) : []));
  const linked = new Set(links.flatMap((url) => scopeOfPath(url) ?? []));
  if (linked.size !== 1) return undefined;
  return linked.has("site") ? "tenant" : "site";
}

function urlsIn(content: readonly Inline[]): readonly string[] {
  return content.flatMap((inline) => [
    ...(inline.kind === "link" ? [inline.url] : []),
    ...("content" in inline ? urlsIn(inline.content) : []),
  ]);
}
