import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { UserError } from "../../findings/user-error.ts";

/** A model is some megabytes; ten times the size of ours has room. In bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

const run = promisify(execFile);

/**
 * Runs git, without a shell, and gives what it writes.
 *
 * @returns undefined where git says no
 * @throws UserError where there is no git
 */
export async function runGit(args: readonly string[]): Promise<string | undefined> {
  try {
    const env = { ...process.env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" };
    const { stdout } = await run("git", args, { encoding: "utf8", maxBuffer: MAX_OUTPUT, env, windowsHide: true });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    if (error.code === "ENOENT") {
      throw new UserError("git: not found; install it, or compare with a model.json instead of git:REV", undefined, {
        cause: error,
      });
    }
    if (typeof error.code === "number") return undefined;
    throw error;
  }
}
