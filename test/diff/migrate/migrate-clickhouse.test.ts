import { describe } from "vitest";

import { CLICKHOUSE_ABSENT } from "../../sql/round-trip/start-clickhouse.ts";
import { migrationSuite } from "./migration-suite.ts";
import { clickhousePlaces } from "./start-places.ts";

describe.skipIf(CLICKHOUSE_ABSENT !== "")(`in ClickHouse${CLICKHOUSE_ABSENT}`, () => {
  migrationSuite(clickhousePlaces);
});
