import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { listTree } from "../../../generator/commands/output/list-tree.ts";
import { claimWorkspace } from "../../../generator/commands/output/workspace.ts";

const LOOP = fileURLToPath(new URL("../../support/replace-in-a-loop.mjs", import.meta.url));
const FILES = 30;

/** Milliseconds after which the process is killed, in an order that hits all parts of a write. */
const DELAYS = Array.from({ length: 12 }, (_, index) => 5 + ((index * 37) % 61));

async function killAfter(delay: number, target: string): Promise<void> {
  const child = spawn(process.execPath, [LOOP, target, String(FILES)], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  await wait(delay);
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
}

/** The versions that the files of the tree speak of. */
const versionsIn = (target: string): ReadonlySet<string | undefined> =>
  new Set(listTree(target).map((path) => /version \d+/u.exec(readFileSync(join(target, path), "utf8"))?.[0]));

test("killed at any moment, the output is whole: of one version, with all of its files", async () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "kill-"));
  const target = join(root, "out");
  let traces = 0;
  for (const delay of DELAYS) {
    await killAfter(delay, target);
    traces += readdirSync(root).filter((name) => name !== "out").length;
    // What every run does first; alone, so that nothing is written over what is to be looked at.
    claimWorkspace(target).release();
    expect(readdirSync(root).filter((name) => name !== "out")).toEqual([]);
    expect(listTree(target)).toHaveLength(FILES + 1);
    expect(versionsIn(target).size).toBe(1);
  }
  // Otherwise no kill fell into a write, and the test has shown nothing.
  expect(traces).toBeGreaterThan(0);
  rmSync(root, { recursive: true });
});
