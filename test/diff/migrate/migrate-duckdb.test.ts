import { migrationSuite, randomMigrationSuite } from "./migration-suite.ts";
import { retypedTextsSuite } from "./retyped-texts-suite.ts";
import { duckdbPlaces } from "./start-places.ts";

migrationSuite(duckdbPlaces);
randomMigrationSuite(duckdbPlaces, 8);
retypedTextsSuite(duckdbPlaces);
