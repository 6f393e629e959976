import type { ArgumentsCamelCase, InferredOptionTypes, Options } from "yargs";

import { type Level, LEVELS } from "../findings/level.ts";
import { type Format, FORMATS } from "../report/formats.ts";
import { demandOptions } from "./option-arguments.ts";

/** The options of `lint`; `doc/cli.md` is made from them. */
export const LINT_OPTIONS = {
  docs: {
    type: "string",
    array: true,
    requiresArg: true,
    describe:
      "Folder of reference pages (.md, .txt, .htm, .html), flat or nested; may be repeated [default: the project's docs-input]",
  },
  format: { type: "string", requiresArg: true, choices: FORMATS, default: "text", describe: "Form of the report" },
  "fail-on": {
    type: "string",
    requiresArg: true,
    choices: LEVELS,
    default: "error",
    describe: "Level from which on a finding makes the command exit with 1",
  },
  baseline: {
    type: "string",
    requiresArg: true,
    describe: "Known findings to leave out: a file that `lint --format json` wrote earlier",
  },
} as const satisfies { readonly [name: string]: Options };

/** What the user asked of `lint`. */
export interface LintArguments {
  /** Paths as the user gave them; none where the project's own folder is meant. */
  readonly docs: readonly string[];
  readonly format: Format;
  readonly failOn: Level;
  /** The path of the baseline. */
  readonly baseline: string | undefined;
}

/** What yargs makes of the options. */
export type ParsedLintOptions = ArgumentsCamelCase<InferredOptionTypes<typeof LINT_OPTIONS>>;

/**
 * Turns what yargs parsed into what `lint` takes.
 *
 * @throws UserError (exit code 2) where an option that stands once is given twice, or a text is empty.
 */
export function toLintArguments(parsed: ParsedLintOptions): LintArguments {
  demandOptions(LINT_OPTIONS, parsed);
  return {
    docs: parsed.docs ?? [],
    format: parsed.format,
    failOn: parsed.failOn,
    baseline: parsed.baseline,
  };
}
