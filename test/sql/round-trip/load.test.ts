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

/** What has come since: copies, and records that became available before the newest row. */
const LATER = {
  [file("3")]:
    newest + line("six days late", "2026-03-14T01:00:00Z") + line("eight days late", "2026-03-12T01:00:00Z") + newest,
  [file("4")]: line("also without a time") + line("newer", "2026-03-21T00:00:00Z") + line("without a time"),
};

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

    test("each record is loaded once, and late ones up to a week before the newest", async () => {
      await read(FIRST);
      for (const name of ["views", "tables"]) await engine.run(sqlFile(dialect, name, model));
      expect(await load()).toEqual(["newest", "old", "without a time"]);
      await read({ ...FIRST, ...LATER });
      const all = ["also without a time", "newer", "newest", "old", "six days late", "without a time"];
      expect(await load()).toEqual(all);
    });
  });
}
