import { afterAll, beforeAll, describe } from "vitest";

import { openPostgres } from "../../sql/round-trip/open-postgres.ts";
import {
  POSTGRES_ABSENT,
  serverBinaries,
  startServer,
  type TemporaryServer,
} from "../../sql/round-trip/postgres-cluster.ts";
import { migrationSuite } from "./migration-suite.ts";
import { postgresServerPlaces } from "./start-places.ts";

const binaries = serverBinaries();

let server: TemporaryServer;

beforeAll(() => {
  if (binaries !== undefined) server = startServer(binaries);
});
afterAll(() => {
  if (binaries !== undefined) server.stop();
});

describe.skipIf(POSTGRES_ABSENT !== "")(`in a PostgreSQL server${POSTGRES_ABSENT}`, () => {
  migrationSuite(() => postgresServerPlaces((name) => openPostgres(server, name)));
});
