import { migrationSuite, randomMigrationSuite } from "./migration-suite.ts";
import { retypedTextsSuite } from "./retyped-texts-suite.ts";
import { sqlitePlaces } from "./start-places.ts";

migrationSuite(sqlitePlaces);
randomMigrationSuite(sqlitePlaces, 12);
retypedTextsSuite(sqlitePlaces);
