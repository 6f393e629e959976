import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { describe } from "vitest";

import { sqlite } from "../../../generator/sql/dialects/sqlite.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { conversionsSuite } from "./conversions-suite.ts";
import type { Engine } from "./engine.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { shellRecipe } from "./shell-recipe.ts";
import { PLAIN_SQLITE } from "./sqlite-plain.ts";

const makeFolder = temporaryFolders();

/** A line that no answer has. */
const END = "-- end --";

/** The version of SQLite that a system has, for what is typed into its shell, and what is older than the build for programs. */
function startSqliteShell(): Promise<Engine> {
  const here = makeFolder();
  // One shell for all: each one reads the whole schema when it starts.
  const shell = openShell(join(here, "activity-log.db"));
  return Promise.resolve({
    ...PLAIN_SQLITE,
    dialect: sqlite,
    run: async (sql) => {
      await shell.ask(sql);
    },
    query: async (sql) => textRows(await shell.ask(`${sql};`)),
    readFolder: (raw, folder) => {
      writeFileSync(join(here, "raw.sql"), raw);
      const recipe = shellRecipe(raw).replace("folder=activity-log", () => `folder='${folder}'`);
      execFileSync("sh", ["-euc", recipe], { cwd: here });
      return Promise.resolve();
    },
    close: shell.close,
  });
}

interface Shell {
  /** @returns what is printed; rows as JSON. Rejects where a statement fails. */
  readonly ask: (sql: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

function openShell(database: string): Shell {
  const shell = spawn("sqlite3", ["-batch", "-bail", "-json", database]);
  const ended = once(shell, "close");
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]();
  let told = "";
  shell.stderr.on("data", (text: Buffer) => (told += text.toString()));
  const ask = async (sql: string): Promise<string> => {
    shell.stdin.write(`${sql}\n.print ${END}\n`);
    const answer: string[] = [];
    for (;;) {
      const line = await lines.next();
      if (line.done === true) throw new Error(told);
      if (line.value === END) return answer.join("\n");
      answer.push(line.value);
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (sql) => {
      const answer = last.then(() => ask(sql));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: async () => {
      shell.stdin.end();
      await ended;
    },
  };
}

function textRows(json: string): readonly Readonly<Record<string, string | null>>[] {
  const rows = json === "" ? [] : (JSON.parse(json) as Record<string, string | number | null>[]);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
  );
}

const isInstalled = spawnSync("sqlite3", ["-version"]).error === undefined;

describe.skipIf(!isInstalled)("in the shell of SQLite; skipped where it is not installed", () => {
  conversionsSuite(startSqliteShell);
  roundTripSuite(startSqliteShell, 2000);
});
