import { describe } from "vitest";

import { conversionsSuite } from "./conversions-suite.ts";
import type { Engine } from "./engine.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { hasMariadb } from "./start-mariadb.ts";
import { startMysql } from "./start-mysql.ts";

/** All that could change what a statement means, and strict about every value. */
const OTHER_MODES = "ANSI,TRADITIONAL,NO_BACKSLASH_ESCAPES,PAD_CHAR_TO_FULL_LENGTH,TIME_ROUND_FRACTIONAL";

async function startInOtherModes(): Promise<Engine> {
  const engine = await startMysql();
  await engine.run(`SET GLOBAL sql_mode = '${OTHER_MODES}'`);
  await engine.run(`SET SESSION sql_mode = '${OTHER_MODES}'`);
  return engine;
}

describe.skipIf(!hasMariadb())("on a MariaDB server; skipped where none is installed", () => {
  roundTripSuite(startMysql);
  questionsSuite(startMysql);
});

describe.skipIf(!hasMariadb())("in other modes of the server; skipped where none is installed", () => {
  conversionsSuite(startInOtherModes);
  roundTripSuite(startInOtherModes, 1000);
});
