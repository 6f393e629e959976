import { describe } from "vitest";

import { hasMariadb } from "../../sql/round-trip/start-mariadb.ts";
import { migrationSuite } from "./migration-suite.ts";
import { retypedTextsSuite } from "./retyped-texts-suite.ts";
import { mysqlPlaces } from "./start-places.ts";

describe.skipIf(!hasMariadb())("on a MariaDB server; skipped where none is installed", () => {
  migrationSuite(mysqlPlaces);
  retypedTextsSuite(mysqlPlaces);
});
