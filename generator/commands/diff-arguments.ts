import type { ArgumentsCamelCase, InferredOptionTypes, Options } from "yargs";

import { CHANGE_LEVELS, type ChangeLevel } from "../diff/change-level.ts";
import { type Promised, PROMISES } from "../diff/promise.ts";
import { EXIT_CODE, UserError } from "../findings/user-error.ts";
import { CHANGE_FORMATS, type Format } from "../report/formats.ts";
import { DIALECT_NAMES, type DialectName } from "../sql/dialect.ts";
import { type Naming, NAMINGS } from "../sql/names/naming.ts";
import { GENERATE_OPTIONS } from "./generate-arguments.ts";
import { demandOptions } from "./option-arguments.ts";

/** The options of `diff`; `doc/cli.md` is made from them. */
export const DIFF_OPTIONS = {
  docs: GENERATE_OPTIONS.docs,
  format: {
    type: "string",
    requiresArg: true,
    choices: CHANGE_FORMATS,
    default: "text",
    describe: "Form of the report; sql: the statements that bring tables from one to the other",
  },
  promise: {
    type: "string",
    array: true,
    requiresArg: true,
    choices: PROMISES,
    describe:
      "Tell only what touches it: TypeScript compiles (SOURCE), records stay valid (SCHEMA), tables hold new rows (STORAGE), texts stay true (DOCS); may be repeated [default: all]",
  },
  "fail-on": {
    type: "string",
    requiresArg: true,
    choices: CHANGE_LEVELS,
    describe:
      "Level from which on a change makes the command exit with 1 [default: breaking; none for --format sql, which is no report]",
  },
  ignore: { type: "string", requiresArg: true, describe: "YAML file of accepted changes, each with a reason" },
  dialect: { type: "string", requiresArg: true, choices: DIALECT_NAMES, describe: "SQL dialect, for --format sql" },
  "allow-destructive": {
    type: "boolean",
    describe: "Don't comment out what loses data, for --format sql",
  },
  naming: {
    type: "string",
    requiresArg: true,
    choices: NAMINGS,
    describe: "How columns are named, for --format sql [default: snake]",
  },
  templates: {
    type: "string",
    requiresArg: true,
    describe: "Folder whose templates take the place of the project's, for --format sql",
  },
} as const satisfies { readonly [name: string]: Options };

/** What `--format sql` needs to know. */
export interface MigrationArguments {
  readonly dialect: DialectName;
  readonly allowDestructive: boolean;
  readonly naming: Naming;
  readonly templates: string | undefined;
}

/** What the user asked of `diff`. */
export interface DiffArguments {
  readonly from: string;
  readonly to: string;
  /** Paths as the user gave them; none where the project's own folder is meant. */
  readonly docs: readonly string[];
  /** A report, or a migration. */
  readonly output: { readonly format: Format } | MigrationArguments;
  /** In the order of `PROMISES`, each once. */
  readonly promises: readonly Promised[];
  /** Undefined where no change makes the command fail. */
  readonly failOn: ChangeLevel | undefined;
  /** The path of the ignore file. */
  readonly ignore: string | undefined;
}

/** What yargs makes of the options. */
export type ParsedDiffOptions = ArgumentsCamelCase<InferredOptionTypes<typeof DIFF_OPTIONS>>;

/**
 * Turns what yargs parsed into what `diff` takes.
 *
 * @throws UserError (exit code 2) where an option that stands once is given twice, a text is empty, or an option is given
 *   that the format has no use for
 */
export function toDiffArguments(from: string, to: string, parsed: ParsedDiffOptions): DiffArguments {
  demandOptions(DIFF_OPTIONS, parsed);
  const wanted = parsed.promise ?? PROMISES;
  return {
    from,
    to,
    docs: parsed.docs ?? [],
    output: outputOf(parsed),
    promises: PROMISES.filter((promise) => wanted.includes(promise)),
    // Who pipes a migration into a file asks for it, whatever it does.
    failOn: parsed.failOn ?? (parsed.format === "sql" ? undefined : "breaking"),
    ignore: parsed.ignore,
  };
}

const SQL_ONLY = ["dialect", "allow-destructive", "naming", "templates"] as const;

function outputOf(parsed: ParsedDiffOptions): DiffArguments["output"] {
  const { format, dialect } = parsed;
  if (format !== "sql") {
    const stray = SQL_ONLY.find((name) => parsed[name] !== undefined);
    if (stray === undefined) return { format };
    throw new UserError(`--${stray} is for --format sql only`, EXIT_CODE.usage);
  }
  if (dialect === undefined) {
    throw new UserError(`--format sql needs --dialect (${DIALECT_NAMES.join(", ")})`, EXIT_CODE.usage);
  }
  const { allowDestructive = false, naming = "snake", templates } = parsed;
  return { dialect, allowDestructive, naming, templates };
}
