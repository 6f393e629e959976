import { describe } from "vitest";

import { conversionsSuite } from "./conversions-suite.ts";
import { missingFilesSuite } from "./missing-files-suite.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { startDuckdb } from "./start-duckdb.ts";
import { startWithFunctions } from "./start-with-functions.ts";

describe("conversions of DuckDB", () => {
  conversionsSuite(startWithFunctions(startDuckdb));
});
describe("folders without files in DuckDB", () => {
  missingFilesSuite(startDuckdb, (raw) => (raw.match(/^SET VARIABLE [^;]*;$/gmu) ?? []).join("\n"));
});
describe("values in DuckDB", () => {
  roundTripSuite(startDuckdb);
});
describe("questions to DuckDB", () => {
  questionsSuite(startDuckdb);
});
