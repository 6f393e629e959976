import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Model } from "../../../generator/model/model.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { ENGINES } from "../cases/engines.ts";
import { sqlFile } from "../cases/sql-file.ts";
import type { Engine } from "./engine.ts";

/** A model of doors with some attributes; the second one has another column between those of the first. */
const doors = (...names: readonly string[]): Model =>
  buildModel({
    site: {
      events: ["open_door", "shut_door"].map((name) =>
        buildEvent({ name, attributes: names.map((attribute) => buildAttribute({ name: attribute })) }),
      ),
    },
  });
const EARLIER = doors("doorName", "lockId");
const LATER = doors("doorName", "isLocked", "lockId");

const FILES = [
  ["views", "v_open_door"],
  ["wide", "all_site_events"],
] as const;

const transactional = ENGINES.flatMap((engine) => {
  const transaction = DIALECTS.find(({ name }) => name === engine.dialect)?.transaction;
  return transaction === undefined ? [] : [{ ...engine, transaction }];
});

test("the engines that take statements back are those in which views are replaced at once", () => {
  expect(new Set(transactional.map(({ dialect }) => dialect))).toEqual(new Set(["postgres", "sqlite", "duckdb"]));
});

for (const { title, absent, dialect, start, transaction } of transactional) {
  describe.skipIf(absent !== "")(`on ${title}${absent}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
      for (const file of ["raw", "views", "wide"]) await engine.run(sqlFile(dialect, file, EARLIER));
    });
    afterAll(() => engine.close());

    test.each(FILES)("%s.sql replaces all views or none", async (file, view) => {
      const lockedDoors = () => Promise.resolve().then(() => engine.query(`SELECT is_locked FROM ${view}`));
      const statements = sqlFile(dialect, file, LATER);
      const torn = statements.replace(transaction.commit, `SELECT 1 FROM nowhere;\n${transaction.commit}`);
      await expect(Promise.resolve().then(() => engine.run(torn))).rejects.toThrow("nowhere");
      await engine.run("ROLLBACK");
      await expect(lockedDoors()).rejects.toThrow("is_locked");
      expect(await engine.query(`SELECT lock_id FROM ${view}`)).toEqual([]);

      await engine.run(statements);
      expect(await lockedDoors()).toEqual([]);
    });
  });
}
