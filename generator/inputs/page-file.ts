import type { InputFile } from "./input-file.ts";

const PAGE_NAME = /\.(?:md|txt|html?)$/iu;

/** Papers that any folder may hold beside its pages. */
const PAPER_NAME = /^(?:readme|licen[cs]e|notice|changelog|contributing|security)\.(?:md|txt|html?)$/iu;

/** The start of front matter, or a table: what every page has, and no such paper. */
const LOOKS_LIKE_PAGE = /^\uFEFF?---\r?\n|<table\b/iu;

/** Tells by the name alone whether a file may be a page. */
export function hasPageName(path: string): boolean {
  return PAGE_NAME.test(path);
}

/**
 * Tells whether a file is taken for a page. Every file of a page's kind is, however broken: `read` refuses it loudly.
 * The one exception are papers such as README.md, known by name, and only as long as nothing in them looks like a page.
 */
export function isPage(file: InputFile): boolean {
  if (!hasPageName(file.path)) return false;
  if (!PAPER_NAME.test(file.path.slice(file.path.lastIndexOf("/") + 1))) return true;
  return LOOKS_LIKE_PAGE.test(new TextDecoder("utf-8").decode(file.bytes));
}
