import type { Location } from "./location.ts";

/**
 * A place as editors and terminals understand it.
 *
 * @returns file, line and column of the start: `pages/site.md:31:210`
 */
export function formatLocation({ file, start }: Location): string {
  return `${file}:${start.line}:${start.column}`;
}
