import { describe } from "vitest";

import { conversionsSuite } from "./conversions-suite.ts";
import { questionsSuite } from "./questions-suite.ts";
import { roundTripSuite } from "./round-trip-suite.ts";
import { startPglite } from "./start-pglite.ts";
import { startWithFunctions } from "./start-with-functions.ts";

/** Enough for each event to have several; all 20,000 go to a server, where there is one. */
const COUNT = 2000;

describe("conversions of PostgreSQL", () => {
  conversionsSuite(startWithFunctions(startPglite));
});
describe("values in PostgreSQL", () => {
  roundTripSuite(startPglite, COUNT);
});
describe("questions to PostgreSQL", () => {
  questionsSuite(startPglite);
});
