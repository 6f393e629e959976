import { EXIT_CODE, UserError } from "../findings/user-error.ts";
import { toPrintable } from "../findings/to-printable.ts";

/** An exit code of the contract. */
export type ExitCode = (typeof EXIT_CODE)[keyof typeof EXIT_CODE];

/** Set to anything but the empty text, it makes an internal error show its stack. */
const DEBUG_VARIABLE = "ACTIVITY_LOG_SCHEMA_DEBUG";

/** The parts of the process that a run touches. */
export interface RunSurroundings {
  readonly stderr: Pick<NodeJS.WritableStream, "write">;
  readonly env: { readonly [name: string]: string | undefined };
}

/**
 * Runs one verb and turns what it throws into a message on stderr and an exit code.
 *
 * @param run - The verb; it resolves to 0, or to 1 where there are findings or drift.
 * @returns The exit code: a `UserError` carries its own (2 or 3), anything else is an internal error (4).
 */
export async function runVerb(run: () => Promise<ExitCode>, surroundings: RunSurroundings): Promise<ExitCode> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof UserError ? error.exitCode : EXIT_CODE.internal;
    const message = error instanceof UserError ? error.message : describeBug(error, surroundings.env);
    surroundings.stderr.write(`${toPrintable(message)}\n`);
    return code;
  }
}

function describeBug(error: unknown, env: RunSurroundings["env"]): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const debug = (env[DEBUG_VARIABLE] ?? "") !== "";
  if (debug && error instanceof Error) return `internal error: ${error.stack ?? message}`;
  return `internal error: ${message}\nThis is a fault of the program. ${DEBUG_VARIABLE}=1 shows where it arose; please report it.`;
}
