import { readFileSync } from "node:fs";

import yargs, { type Argv } from "yargs";

import { DIFF_OPTIONS, toDiffArguments } from "./commands/diff-arguments.ts";
import { EXPLAIN_OPTIONS, toExplainArguments } from "./commands/explain-arguments.ts";
import { GENERATE_OPTIONS, toGenerateArguments } from "./commands/generate-arguments.ts";
import { ignoreClosedPipes } from "./commands/ignore-closed-pipes.ts";
import { LINT_OPTIONS, toLintArguments } from "./commands/lint-arguments.ts";
import { type ExitCode, runVerb } from "./commands/run-verb.ts";
import { EXIT_CODE, UserError } from "./findings/user-error.ts";

/** The name of the command. */
export const COMMAND = "activity-log-schema";

/** The columns of a help text on a wide terminal, and where none says how many it has. */
const PLAIN_WIDTH = 100;

/** What the command line is told by those who start it. */
export interface CommandLineOptions {
  /** Is told the exit code of the verb that ran. */
  readonly onExit: (code: ExitCode) => void;
  /** The columns of the terminal, where there is one. */
  readonly columns?: number | undefined;
}

/**
 * The command line: its verbs with their options. Each verb is loaded only when it runs.
 *
 * @param args - The words after the command's name.
 */
export function commandLine(args: readonly string[], { onExit, columns }: CommandLineOptions): Argv {
  const line = yargs([...args])
    .scriptName(COMMAND)
    .locale("en")
    .usage("$0 <verb> [options]")
    .command(
      "generate",
      "Compile reference pages into types, schemas, DDL and docs",
      (verb) => verb.options(GENERATE_OPTIONS),
      async (parsed) => {
        const { generate } = await import("./commands/generate.ts");
        onExit(await generate(toGenerateArguments(parsed)));
      },
    )
    .command(
      "lint",
      "Report the faults of reference pages, each with its place",
      (verb) => verb.options(LINT_OPTIONS),
      async (parsed) => {
        const { lint } = await import("./commands/lint.ts");
        onExit(await lint(toLintArguments(parsed), { name: COMMAND, version: readVersion() }));
      },
    )
    .command(
      "distill <paths..>",
      "Reduce full pages to their facts",
      (verb) =>
        verb
          .positional("paths", {
            type: "string",
            array: true,
            demandOption: true,
            describe: "Full pages, or folders of them",
          })
          .option("into", {
            type: "string",
            requiresArg: true,
            demandOption: true,
            describe: "Folder that gets the pages",
          }),
      async ({ paths, into }) => {
        const { distill } = await import("./commands/distill.ts");
        onExit(distill({ paths, into }));
      },
    );
  return addDiff(addExplain(line, onExit), onExit)
    .demandCommand(1, "Name a verb.")
    .strict()
    .recommendCommands()
    .version(readVersion())
    .wrap(Math.min(columns ?? PLAIN_WIDTH, PLAIN_WIDTH))
    .exitProcess(false)
    .fail((message: string | null, error: Error | undefined) => {
      // The parser's own complaints come as a message, or as an error of its own class; all others are a verb's.
      if (error !== undefined && error.name !== "YError") throw error;
      throw new UserError(`${message ?? "Wrong usage."}\nHelp: ${COMMAND} --help`, EXIT_CODE.usage);
    });
}

function addExplain(line: Argv, onExit: CommandLineOptions["onExit"]): Argv {
  return line.command(
    "explain <name>",
    "Tell what is known of an event or attribute, what each page prints, and why",
    (verb) =>
      verb
        .positional("name", { type: "string", demandOption: true, describe: "EVENT, EVENT.ATTRIBUTE or ATTRIBUTE" })
        .options(EXPLAIN_OPTIONS),
    async ({ name, ...parsed }) => {
      const { explain } = await import("./commands/explain.ts");
      onExit(await explain(toExplainArguments(name, parsed)));
    },
  );
}

function addDiff(line: Argv, onExit: CommandLineOptions["onExit"]): Argv {
  const side =
    "a release, a model.json, a folder of pages, the id of a model of history, or git:REV; NAME@ before it picks a release";
  return line.command(
    "diff <from> <to>",
    "Tell what changed between two releases, what it breaks, and how to migrate",
    (verb) =>
      verb
        .positional("from", { type: "string", demandOption: true, describe: `What was: ${side}` })
        .positional("to", { type: "string", demandOption: true, describe: "What is: as FROM" })
        .options(DIFF_OPTIONS),
    async ({ from, to, ...parsed }) => {
      const { diff } = await import("./commands/diff.ts");
      onExit(await diff(toDiffArguments(from, to, parsed), { name: COMMAND, version: readVersion() }));
    },
  );
}

/**
 * Runs the command line and sets the exit code of the process.
 *
 * @param args - The words after the command's name.
 */
export async function main(args: readonly string[]): Promise<void> {
  ignoreClosedPipes([process.stdout, process.stderr]);
  process.exitCode = await runVerb(async () => {
    let code: ExitCode = EXIT_CODE.clean;
    const onExit = (reported: ExitCode): void => {
      code = reported;
    };
    const line = commandLine(args, { onExit, columns: process.stdout.isTTY ? process.stdout.columns : undefined });
    await line.parseAsync();
    return code;
  }, process);
}

function readVersion(): string {
  const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/**
 * The help text that the command shows for these words, as wide as where there is no terminal.
 *
 * @param args - The words after the command's name, `--help` among them.
 */
export async function helpText(args: readonly string[]): Promise<string> {
  let text = "";
  await commandLine([], { onExit: () => undefined }).parseAsync([...args], {}, (_error, _parsed, output) => {
    text = output;
  });
  return text;
}
