import type { ArgumentsCamelCase, InferredOptionTypes, Options } from "yargs";

import { EXIT_CODE, UserError } from "../findings/user-error.ts";
import { GENERATE_OPTIONS } from "./generate-arguments.ts";

/** The options of `explain`; `doc/cli.md` is made from them. */
export const EXPLAIN_OPTIONS = {
  docs: GENERATE_OPTIONS.docs,
  release: {
    type: "string",
    requiresArg: true,
    describe: "Release whose facts are shown [default: the default one of sources.yaml]",
  },
} as const satisfies { readonly [name: string]: Options };

/** What the user asked of `explain`. */
export interface ExplainArguments {
  /** `EVENT`, `EVENT.ATTRIBUTE` or `ATTRIBUTE`. */
  readonly name: string;
  /** Paths as the user gave them; none where the project's own folder is meant. */
  readonly docs: readonly string[];
  readonly release: string | undefined;
}

/** What yargs makes of the options. */
export type ParsedExplainOptions = ArgumentsCamelCase<InferredOptionTypes<typeof EXPLAIN_OPTIONS>>;

/**
 * Turns what yargs parsed into what `explain` takes.
 *
 * @throws UserError (exit code 2) where `--release` is given twice, or a text is empty.
 */
export function toExplainArguments(name: string, { docs = [], release }: ParsedExplainOptions): ExplainArguments {
  // The parser makes a list of an option that is given twice, whatever its type says.
  if (Array.isArray(release)) throw new UserError("--release may be given only once", EXIT_CODE.usage);
  if (docs.includes("")) throw new UserError("--docs needs a value", EXIT_CODE.usage);
  if (release === "") throw new UserError("--release needs a value", EXIT_CODE.usage);
  return { name, docs, release };
}
