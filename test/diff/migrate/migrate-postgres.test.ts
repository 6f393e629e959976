import { migrationSuite, randomMigrationSuite } from "./migration-suite.ts";
import { pglitePlaces } from "./start-places.ts";

migrationSuite(pglitePlaces);
randomMigrationSuite(pglitePlaces, 6);
