import { migrationSuite, randomMigrationSuite } from "./migration-suite.ts";
import { retypedTextsSuite } from "./retyped-texts-suite.ts";
import { pglitePlaces } from "./start-places.ts";

migrationSuite(pglitePlaces);
randomMigrationSuite(pglitePlaces, 6);
retypedTextsSuite(pglitePlaces);
