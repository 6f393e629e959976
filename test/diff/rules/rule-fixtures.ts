import { ATTRIBUTE_FIXTURES } from "./fixtures/attribute-fixtures.ts";
import { EVENT_FIXTURES } from "./fixtures/event-fixtures.ts";
import type { RuleFixtures } from "./fixtures/rule-fixture.ts";
import { SCOPE_FIXTURES } from "./fixtures/scope-fixtures.ts";
import { TYPE_FIXTURES } from "./fixtures/type-fixtures.ts";
import { VALUE_FIXTURES } from "./fixtures/value-fixtures.ts";

/** For each rule, two models between which it finds something, and nothing else does. */
export const RULE_FIXTURES: RuleFixtures = {
  ...SCOPE_FIXTURES,
  ...EVENT_FIXTURES,
  ...ATTRIBUTE_FIXTURES,
  ...TYPE_FIXTURES,
  ...VALUE_FIXTURES,
};
