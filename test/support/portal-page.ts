import type { Page } from "../../generator/read/page.ts";
import { readPage } from "../../generator/read/read-page.ts";

/** A header row in English. */
export const HEADER = "<tr><th>Attribute Name</th><th>Type</th><th>Description</th></tr>";

/** A table of rows; a row is its HTML from `<tr` on, or the texts of its cells. */
export function table(...rows: readonly (string | readonly string[])[]): string {
  const html = rows.map((row) =>
    typeof row === "string" ? row : `<tr>${row.map((c) => `<td>${c}</td>`).join("")}</tr>`,
  );
  return `<table><tbody>${html.join("")}</tbody></table>`;
}

/** Front matter of a made-up page of site events in English. */
export const FRONT_MATTER = `---
title: Activity Log Site Event Type Reference
version: current
locale: en-us
canonical_url: https://help.example.com/current/online/en-us/activity_log_schema.htm
---
`;

/** A whole made-up page of site events in English. */
export function sitePage(events: string, frontMatter = FRONT_MATTER): string {
  const common = table(HEADER, ["eventTime", "string", "When it was."]);
  return `${frontMatter}# Activity Log Site Event Type Reference\n\n## Common attributes\n\n${common}\n\n${events}\n`;
}

/** Reads a text as a page. */
export function read(text: string, file = "page.md"): Page {
  return readPage(file, new TextEncoder().encode(text));
}
