import { conversionsSuite } from "./conversions-suite.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { startSqlite } from "./start-sqlite.ts";

conversionsSuite(startSqlite);
roundTripSuite(startSqlite);
questionsSuite(startSqlite);
