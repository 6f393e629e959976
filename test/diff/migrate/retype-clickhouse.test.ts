import { describe } from "vitest";

import { CLICKHOUSE_ABSENT } from "../../sql/round-trip/start-clickhouse.ts";
import { retypedTextsSuite } from "./retyped-texts-suite.ts";
import { clickhousePlaces } from "./start-places.ts";

// In a file of its own: a process can open one database of ClickHouse at a time.
describe.skipIf(CLICKHOUSE_ABSENT !== "")(`in ClickHouse${CLICKHOUSE_ABSENT}`, () => {
  retypedTextsSuite(clickhousePlaces);
});
