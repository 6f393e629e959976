import { migrationSuite, randomMigrationSuite } from "./migration-suite.ts";
import { sqlitePlaces } from "./start-places.ts";

migrationSuite(sqlitePlaces);
randomMigrationSuite(sqlitePlaces, 12);
