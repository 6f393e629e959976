import { describe } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { templates } from "../../emit/templates.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { conversionsSuite } from "./conversions-suite.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { startPglite } from "./start-pglite.ts";

/** Enough for each event to have several; all 20,000 go to a server, where there is one. */
const COUNT = 2000;

async function startWithFunctions(): ReturnType<typeof startPglite> {
  const engine = await startPglite();
  const files = emitSql(VALUES_MODEL, { naming: "snake", templates, history: [] });
  await engine.run(files.find(({ path }) => path === "sql/postgres/raw.sql")?.text ?? "");
  return engine;
}

describe("conversions of PostgreSQL", () => {
  conversionsSuite(startWithFunctions);
});
describe("values in PostgreSQL", () => {
  roundTripSuite(startPglite, COUNT);
});
describe("questions to PostgreSQL", () => {
  questionsSuite(startPglite);
});
