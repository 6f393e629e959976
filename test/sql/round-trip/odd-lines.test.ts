import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { ENGINES } from "../cases/engines.ts";
import { sqlFile } from "../cases/sql-file.ts";
import type { Engine } from "./engine.ts";

const model = buildModel({
  site: { events: [buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorName" })] })] },
  tenant: { events: [buildEvent({ name: "open_gate" })] },
});

const file = (name: string): string => `site/pod=a/siteLuid=b/y=2026/m=03/d=20/h=01/eventType=open_door/${name}`;

const line = (doorName: string): string => JSON.stringify({ doorName });

/** Lines as logs and their copies have them; a mark stands at the beginning of a file. */
const FILES = {
  [file("marked.json")]: `\uFEFF${line("after a mark")}\n${line("after the first")}\n`,
  [file("lone/marked.txt")]: `\uFEFF${line("alone")}`,
  [file("windows.ndjson")]: `${line("before CR")}\r\n\r\n${line("last")}\r\n`,
  [file("no-records.json")]: `[1,2]\n7\n"x"\nnull\n   \n{"doorName":\n{]\n${line("among others")}\n`,
  [file("other-ending")]: `${line("other ending")}\n`,
  "tenant/pod=a/y=2026/m=03/d=20/h=01/eventType=open_gate/1.json": "{}\n",
};

for (const { title, absent, dialect, start } of ENGINES) {
  describe.skipIf(absent !== "")(`on ${title}${absent}`, () => {
    const makeFolder = temporaryFolders();
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
      await engine.readFolder(sqlFile(dialect, "raw", model), makeFolder(FILES));
      await engine.run(sqlFile(dialect, "views", model));
    });
    afterAll(() => engine.close());

    test("every line that is a record is one, and no other line is", async () => {
      const rows = await engine.query("SELECT door_name FROM v_open_door");
      expect(rows.map((row) => row["door_name"]).sort()).toEqual([
        ...["after a mark", "after the first", "alone", "among others", "before CR", "last", "other ending"],
      ]);
    });

    test("lookups and views can be made again", async () => {
      for (const name of ["lookups", "lookups", "views"]) await engine.run(sqlFile(dialect, name, model));
      expect(await engine.query("SELECT COUNT(*) AS n FROM v_open_door")).toEqual([{ n: "7" }]);
    });
  });
}
