import type { ArgumentsCamelCase, InferredOptionTypes, Options } from "yargs";

import { INTEGER_WORDS, type IntegerWord } from "../emit/typescript/integer-word.ts";
import { type Naming, NAMINGS } from "../sql/naming.ts";
import { demandOptions } from "./option-arguments.ts";

/** What `generate` can write beside `model.json`. */
export const ARTIFACTS = ["typescript", "json-schema", "sql", "docs", "csv", "check"] as const;

/** The name of an artifact, as `--only` takes it. */
export type Artifact = (typeof ARTIFACTS)[number];

/** The options of `generate`; `doc/cli.md` is made from them. */
export const GENERATE_OPTIONS = {
  docs: {
    type: "string",
    array: true,
    requiresArg: true,
    describe:
      "Folder of reference pages (.md, .txt, .htm, .html), flat or nested; may be repeated [default: the project's docs-input]",
  },
  out: { type: "string", requiresArg: true, default: "generated", describe: "Folder that is replaced by the output" },
  release: {
    type: "string",
    array: true,
    requiresArg: true,
    describe: "Release to write; may be repeated [default: all that the pages name]",
  },
  only: {
    type: "string",
    array: true,
    requiresArg: true,
    choices: ARTIFACTS,
    describe: "Artifact to write beside model.json; may be repeated [default: all]",
  },
  descriptions: {
    type: "string",
    requiresArg: true,
    default: "project",
    describe:
      "Whose words describe events and attributes: the project's own (project), nobody's (none), or those of the full pages of a locale (es-es)",
  },
  integers: {
    type: "string",
    requiresArg: true,
    choices: INTEGER_WORDS,
    default: "number",
    describe: "What whole numbers are in TypeScript: bigint is for a JSON parser that keeps every digit",
  },
  naming: { type: "string", requiresArg: true, choices: NAMINGS, default: "snake", describe: "How columns are named" },
  templates: {
    type: "string",
    requiresArg: true,
    describe: "Folder whose templates take the place of the project's",
  },
  check: { type: "boolean", default: false, describe: "Write nothing; exit with 1 where a file would change" },
} as const satisfies { readonly [name: string]: Options };

/** What the user asked of `generate`. */
export interface GenerateArguments {
  /** Paths as the user gave them; none where the project's own folder is meant. */
  readonly docs: readonly string[];
  /** As the user gave it. */
  readonly out: string;
  /** None: all. */
  readonly release: readonly string[];
  /** In the order of `ARTIFACTS`, each once. */
  readonly only: readonly Artifact[];
  /** `project`, `none`, or the tag of a locale. */
  readonly descriptions: string;
  readonly integers: IntegerWord;
  readonly naming: Naming;
  readonly templates: string | undefined;
  readonly check: boolean;
}

/** What yargs makes of the options. */
export type ParsedGenerateOptions = ArgumentsCamelCase<InferredOptionTypes<typeof GENERATE_OPTIONS>>;

/**
 * Turns what yargs parsed into what `generate` takes.
 *
 * @throws UserError (exit code 2) where an option that stands once is given twice, or a text is empty.
 */
export function toGenerateArguments(parsed: ParsedGenerateOptions): GenerateArguments {
  demandOptions(GENERATE_OPTIONS, parsed);
  const wanted = parsed.only ?? ARTIFACTS;
  return {
    docs: parsed.docs ?? [],
    out: parsed.out,
    release: parsed.release ?? [],
    only: ARTIFACTS.filter((artifact) => wanted.includes(artifact)),
    descriptions: parsed.descriptions,
    integers: parsed.integers,
    naming: parsed.naming,
    templates: parsed.templates,
    check: parsed.check,
  };
}
