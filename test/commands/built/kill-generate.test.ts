import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { claimWorkspace } from "../../../generator/commands/output/workspace.ts";
import { HEADER, sitePage, table } from "../../support/portal-page.ts";
import { runCommand } from "../../support/run-command.ts";
import { snapshotFolder } from "../../support/snapshot-folder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";

const BIN = fileURLToPath(new URL("../../../bin/activity-log-schema.js", import.meta.url));
const EVENTS = 200;
const makeFolder = temporaryFolders();

/** A page of many events, so that writing takes a while; all of its files speak of the given attribute. */
function docsWith(attribute: string): string {
  const events = Array.from({ length: EVENTS }, (_, i) => {
    const name = `door_${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`;
    return `## ${name}\n\n${table(HEADER, [attribute, "string", ""])}`;
  });
  return makeFolder({ "page.md": sitePage(events.join("\n\n")), "overrides.yaml": "" });
}

const argsFor = (docs: string, out: string): readonly string[] => [
  ...["generate", "--docs", docs, "--out", out],
  ...["--only", "docs", "--only", "json-schema"],
];

const workspacesIn = (root: string): readonly string[] => readdirSync(root).filter((name) => name !== "out");

/** Waits until the process writes, or has ended. */
async function untilItWrites(root: string, hasEnded: () => boolean): Promise<void> {
  while (workspacesIn(root).length === 0 && !hasEnded()) await wait(1);
}

/** Milliseconds from the start of the writing to the kill. */
const DELAYS = [0, 10, 30, 70];

test("generate, killed while it writes, leaves the earlier output whole, or the new one", async () => {
  const root = makeFolder();
  const out = join(root, "out");
  const docs = [docsWith("color"), docsWith("height")] as const;
  const states = docs.map((folder) => {
    expect(runCommand(argsFor(folder, out)).code).toBe(0);
    return snapshotFolder(out);
  });
  const [paths, others] = states.map((state) => [...state.keys()]);
  expect(paths).toEqual(others);
  expect(paths?.length).toBeGreaterThan(2 * EVENTS);
  let killed = 0;
  for (const delay of DELAYS) {
    const earlier = snapshotFolder(out);
    const current = states.findIndex((state) => state.get("current/model.json") === earlier.get("current/model.json"));
    const child = spawn(process.execPath, [BIN, ...argsFor(docs[current === 0 ? 1 : 0], out)], { stdio: "ignore" });
    const ended = once(child, "exit");
    await untilItWrites(root, () => child.exitCode !== null);
    await wait(delay);
    child.kill("SIGKILL");
    await ended;
    killed += workspacesIn(root).length;
    // What every run does first; alone, so that nothing is written over what is to be looked at.
    claimWorkspace(out).release();
    expect(workspacesIn(root)).toEqual([]);
    expect(states).toContainEqual(snapshotFolder(out));
  }
  // Otherwise no kill fell into a write, and the test has shown nothing.
  expect(killed).toBeGreaterThan(0);
});

test("generate, killed before it writes, leaves the earlier output and no trace", async () => {
  const root = makeFolder();
  const out = join(root, "out");
  expect(runCommand(argsFor(docsWith("color"), out)).code).toBe(0);
  const earlier = snapshotFolder(out);
  const child = spawn(process.execPath, [BIN, ...argsFor(docsWith("height"), out)], { stdio: "ignore" });
  const ended = once(child, "exit");
  await wait(100);
  child.kill("SIGKILL");
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(workspacesIn(root)).toEqual([]);
  expect(snapshotFolder(out)).toEqual(earlier);
});
