import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { answerQuestions } from "../../../generator/emit/sql/answer-questions.ts";
import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { QUESTIONS } from "../../../generator/emit/sql/questions.ts";
import { sqlSource } from "../../../generator/emit/sql/sql-source.ts";
import { layOutFiles } from "../../../generator/samples/files/lay-out-files.ts";
import { makeRecords } from "../../../generator/samples/make-records.ts";
import { templates } from "../../emit/templates.ts";
import { generatedModel } from "../../support/generated-folder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import type { Engine } from "./engine.ts";
import { ANSWERS, plantedLog } from "./questions.ts";

const OPTIONS = { naming: "snake", history: [] } as const;

/** Asks an engine the ready questions of a small log, and holds the answers against those that were planted. */
export function questionsSuite(start: () => Promise<Engine>): void {
  const makeFolder = temporaryFolders();
  const model = generatedModel();
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
    const files = new Map(
      emitSql(model, { ...OPTIONS, templates }).map(({ path, text }) => [path.replace(/^sql\//u, ""), text]),
    );
    const fileOf = (name: string): string => files.get(`${engine.dialect.name}/${name}`) ?? "";
    const folder = makeFolder();
    const tenant = makeRecords(model, { seed: 1, count: 1, scopes: ["tenant"] });
    for (const { path, bytes } of [
      ...layOutFiles(plantedLog(model)).map((file) => ({ ...file, path: `site/${file.path}` })),
      ...layOutFiles(tenant).map((file) => ({ ...file, path: `tenant/${file.path}` })),
    ]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    await engine.readFolder(fileOf("raw.sql"), folder);
    for (const name of ["views.sql", "wide.sql", "lookups.sql"]) await engine.run(fileOf(name));
  });
  afterAll(() => engine.close());

  test("every question is asked, and its answer is the planted one", async () => {
    const questions = answerQuestions(sqlSource(model, OPTIONS), engine.dialect, templates);
    expect(questions.map(({ id }) => id)).toEqual(QUESTIONS.map(({ id }) => id));
    for (const { id, sql } of questions) {
      const rows = await engine.query(sql.replace(/;$/u, ""));
      expect({ id, rows: rows.map((row) => Object.values(row)) }).toEqual({ id, rows: ANSWERS[id] });
    }
  });
}
