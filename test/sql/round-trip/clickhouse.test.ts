import { describe } from "vitest";

import { conversionsSuite } from "./conversions-suite.ts";
import { missingFilesSuite } from "./missing-files-suite.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { CLICKHOUSE_ABSENT, startClickhouse } from "./start-clickhouse.ts";
import { startWithFunctions } from "./start-with-functions.ts";

// One after the other: a process has one session at a time.
describe.skipIf(CLICKHOUSE_ABSENT !== "")(`conversions of ClickHouse${CLICKHOUSE_ABSENT}`, () => {
  conversionsSuite(startWithFunctions(startClickhouse));
});
describe.skipIf(CLICKHOUSE_ABSENT !== "")(`folders without files in ClickHouse${CLICKHOUSE_ABSENT}`, () => {
  missingFilesSuite(startClickhouse, () => "SELECT 1");
});
describe.skipIf(CLICKHOUSE_ABSENT !== "")(`values in ClickHouse${CLICKHOUSE_ABSENT}`, () => {
  roundTripSuite(startClickhouse);
});
describe.skipIf(CLICKHOUSE_ABSENT !== "")(`questions to ClickHouse${CLICKHOUSE_ABSENT}`, () => {
  questionsSuite(startClickhouse);
});
