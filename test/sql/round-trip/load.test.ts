import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { temporaryFolders, type FileTree } from "../../support/temporary-folders.ts";
import { ENGINES } from "../cases/engines.ts";
import { sqlFile } from "../cases/sql-file.ts";
import type { Engine } from "./engine.ts";

const model = buildModel({
  site: {
    common: [buildAttribute({ name: "eventProcessedTime", format: "date-time" })],
    events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorName" })] })],
  },
  tenant: { events: [buildEvent({ name: "open_gate" })] },
});

const line = (doorName: string, eventProcessedTime?: string): string =>
  `${JSON.stringify({ doorName, eventProcessedTime })}\n`;

const file = (name: string): string => `site/pod=a/siteLuid=b/y=2026/m=03/d=20/h=01/eventType=open_door/${name}.json`;

const newest = line("newest", "2026-03-20T01:00:00.5Z");

/** Copies of a record in one file and in two. */
const FIRST = {
  "tenant/pod=a/y=2026/m=03/d=20/h=01/eventType=open_gate/1.json": "{}\n",
  [file("1")]: newest + newest + line("without a time"),
  [file("2")]: newest + line("without a time") + line("old", "2026-01-01T00:00:00Z"),
};

/** What has come since: copies, and records that became available long before the newest row, or have a time far ahead. */
const LATER = {
  [file("3")]: newest + line("years late", "2024-03-14T01:00:00Z") + line("far ahead", "2099-12-31T00:00:00Z") + newest,
  [file("4")]: line("also without a time") + line("newer", "2026-03-21T00:00:00Z") + line("without a time"),
};

const LAST = { [file("5")]: line("after that", "2026-03-22T00:00:00Z") };

for (const { title, absent, dialect, start } of ENGINES) {
  describe.skipIf(absent !== "")(`on ${title}${absent}`, () => {
    const makeFolder = temporaryFolders();
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine.close());

    const read = (files: FileTree): Promise<void> =>
      engine.readFolder(sqlFile(dialect, "raw", model), makeFolder(files));
    const load = async (): Promise<readonly unknown[]> => {
      await engine.run(sqlFile(dialect, "load", model));
      const rows = await engine.query("SELECT door_name FROM open_door ORDER BY door_name");
      return rows.map((row) => row["door_name"]);
    };

    test("each record is loaded once, however late it comes, also after one from far ahead", async () => {
      await read(FIRST);
      for (const name of ["views", "tables"]) await engine.run(sqlFile(dialect, name, model));
      expect(await load()).toEqual(["newest", "old", "without a time"]);
      await read({ ...FIRST, ...LATER });
      const all = ["also without a time", "far ahead", "newer", "newest", "old", "without a time", "years late"];
      expect(await load()).toEqual(all);
      await read({ ...FIRST, ...LATER, ...LAST });
      expect(await load()).toEqual(["after that", ...all].sort());
    });

    test("a bound leaves out what became available before it, and nothing else", async () => {
      const quote = engine.dialect.quoteIdentifier;
      await engine.run(
        `INSERT INTO ${quote("activity_log_load")} SELECT MAX(event_processed_time) FROM open_door WHERE door_name = 'newest';`,
      );
      await engine.run("DELETE FROM open_door WHERE door_name IN ('newer', 'old', 'without a time');");
      expect(await load()).toEqual([
        ...["after that", "also without a time", "far ahead", "newer", "newest", "without a time", "years late"],
      ]);
    });
  });
}
