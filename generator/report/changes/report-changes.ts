import type { JudgedChange } from "../../diff/judged-change.ts";
import type { Format } from "../formats.ts";
import type { ChangesContext } from "./changes-context.ts";
import { githubChanges } from "./github-changes.ts";
import { jsonChanges } from "./json-changes.ts";
import { junitChanges } from "./junit-changes.ts";
import { markdownChanges } from "./markdown-changes.ts";
import { sarifChanges } from "./sarif-changes.ts";
import { textChanges } from "./text-changes.ts";

type Reporter = (changes: readonly JudgedChange[], context: ChangesContext) => string;

const REPORTERS: Readonly<Record<Format, Reporter>> = {
  text: textChanges,
  json: jsonChanges,
  sarif: sarifChanges,
  github: githubChanges,
  junit: junitChanges,
  markdown: (changes, context) => markdownChanges(changes, context),
};

/**
 * Writes changes in a format. The same changes give the same bytes: no report holds a time.
 *
 * @returns text with a final newline; empty for `github` where nothing changed
 */
export function reportChanges(changes: readonly JudgedChange[], format: Format, context: ChangesContext): string {
  return REPORTERS[format](changes, context);
}
