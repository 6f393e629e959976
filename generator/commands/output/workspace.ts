import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { UserError } from "../../findings/user-error.ts";

/** A run's own folder beside the output, on the same file system: what is swapped lies in it. */
export interface Workspace {
  /** Where the new tree is made. */
  readonly fresh: string;
  /** Where the earlier tree goes while the new one takes its place. */
  readonly earlier: string;
  /** The run is over, well or not: the earlier tree goes back where nothing took its place, the workspace goes away. */
  readonly release: () => void;
}

/** No run writes for longer: an older workspace is a dead run's, even where its process number lives on. In ms. */
const LONGEST_RUN = 10 * 60 * 1000;

/**
 * Makes a run's workspace, and clears up after runs that were killed. The folder's name holds the process number, and it
 * is made before others are looked for: of two runs that start together at least one sees the other and stops, so no
 * run touches what another one is still writing.
 *
 * @param target - The output folder, not a link.
 * @throws UserError where another run is writing the same folder.
 */
export function claimWorkspace(target: string): Workspace {
  const parent = dirname(target);
  const prefix = `.${basename(target)}.replacing-`;
  const own = join(parent, `${prefix}${String(process.pid)}`);
  // A folder of that name is a dead run's: the process number came round again.
  if (existsSync(own)) recover(own, target);
  mkdirSync(own, { recursive: true });
  const others = readdirSync(parent).filter((name) => name.startsWith(prefix) && join(parent, name) !== own);
  for (const name of others) {
    const other = join(parent, name);
    if (isAlive(other, Number(name.slice(prefix.length)))) {
      rmSync(own, { recursive: true });
      throw new UserError(`${target}: another run is writing it (process ${name.slice(prefix.length)}); wait for it`);
    }
    recover(other, target);
  }
  return {
    fresh: join(own, "new"),
    earlier: join(own, "earlier"),
    release: () => {
      recover(own, target);
    },
  };
}

/**
 * Puts right what a run left that was killed, or failed. It ended either while it made the new tree (the output is untouched), or
 * between the two renames of the swap (the output is away: it goes back), or after them (the new output is in place).
 */
function recover(workspace: string, target: string): void {
  const earlier = join(workspace, "earlier");
  if (existsSync(earlier) && !existsSync(target)) renameSync(earlier, target);
  rmSync(workspace, { recursive: true, force: true });
}

function isAlive(workspace: string, pid: number): boolean {
  const age = Date.now() - (statSync(workspace, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (!Number.isSafeInteger(pid) || pid <= 0 || age > LONGEST_RUN) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is there, but another user's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
