import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../../bin/activity-log-schema.js", import.meta.url));

/** What a run of the command left. */
export interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the built command as a user does. Tests that use it lie in `test/commands/built/`.
 *
 * @param args - The words after the command's name.
 * @param env - Variables beside the ones of the test's own process.
 */
export function runCommand(args: readonly string[], env: { readonly [name: string]: string } = {}): CommandRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { code: status, stdout, stderr };
}
