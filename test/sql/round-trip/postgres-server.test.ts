import { afterAll, beforeAll, describe } from "vitest";

import type { Engine } from "./engine.ts";
import { openPostgres } from "./open-postgres.ts";
import { POSTGRES_ABSENT, serverBinaries, startServer, type TemporaryServer } from "./postgres-cluster.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";

const binaries = serverBinaries();

let server: TemporaryServer;
let databases = 0;

beforeAll(() => {
  if (binaries !== undefined) server = startServer(binaries);
});
afterAll(() => {
  if (binaries !== undefined) server.stop();
});

const startPostgres = (): Promise<Engine> => openPostgres(server, `log_${String(++databases)}`);

describe.skipIf(POSTGRES_ABSENT !== "")(`values in a PostgreSQL server${POSTGRES_ABSENT}`, () => {
  roundTripSuite(startPostgres);
});
describe.skipIf(POSTGRES_ABSENT !== "")(`questions to a PostgreSQL server${POSTGRES_ABSENT}`, () => {
  questionsSuite(startPostgres);
});
