import type { AttributeEntry, AttributeJsonType, CheckTables, ScopeEntry } from "./check-tables.ts";
import { FORMATS, type Format } from "./formats/formats.ts";
import type { CheckResult } from "./problem.ts";

/** An entry of the tables, ready for use: every field is there, in one order, which keeps reading them fast. */
export interface AttributePlan {
  readonly name: string;
  readonly type: AttributeJsonType;
  readonly nullable: boolean;
  readonly required: boolean;
  readonly format: Format | undefined;
  readonly values: ReadonlySet<unknown> | undefined;
  readonly codes: ReadonlySet<unknown> | undefined;
  readonly openValues: ReadonlySet<unknown> | undefined;
  readonly flags: number | undefined;
  readonly minimum: number;
  readonly maximum: number;
}

/** All that is known of an event. */
export interface EventPlan {
  readonly name: string;
  readonly scope: "site" | "tenant";
  readonly attributes: ReadonlyMap<string, AttributePlan>;
  readonly required: readonly AttributePlan[];
  /** What all its flawless records get, made once. */
  readonly flawless: CheckResult;
  /** The event of the same name in the other scope. */
  readonly namesake: EventPlan | undefined;
}

/**
 * Makes the tables ready: maps, which no attribute called `__proto__` or `constructor` can confuse.
 *
 * @returns the plans by event; where scopes share a name, that of the first one
 */
export function makePlans({ attributes, scopes }: CheckTables): ReadonlyMap<string, EventPlan> {
  const kinds = attributes.map(attributePlan);
  const plans = new Map<string, EventPlan>();
  for (const { scope, common, events } of [...scopes].reverse()) {
    for (const [name, own] of events) {
      const places = [...common, ...own];
      const attributes = new Map(places.flatMap((place) => kinds[place] ?? []).map((kind) => [kind.name, kind]));
      plans.set(name, eventPlan(name, scope, attributes, plans.get(name)));
    }
  }
  return plans;
}

const eventPlan = (
  name: string,
  scope: ScopeEntry["scope"],
  attributes: ReadonlyMap<string, AttributePlan>,
  namesake: EventPlan | undefined,
): EventPlan => ({
  ...{ name, scope, attributes, namesake },
  required: [...attributes.values()].filter(({ required }) => required),
  flawless: Object.freeze({ eventType: name, scope, problems: Object.freeze([]) }),
});

const attributePlan = (entry: AttributeEntry): AttributePlan => ({
  name: entry.name,
  type: entry.type,
  nullable: entry.notNull !== true,
  required: entry.required === true,
  format: entry.format === undefined ? undefined : FORMATS[entry.format],
  values: entry.values === undefined ? undefined : new Set<unknown>(entry.values),
  codes: entry.codes === undefined ? undefined : new Set<unknown>(entry.codes),
  openValues: entry.openValues === undefined ? undefined : new Set<unknown>(entry.openValues),
  flags: entry.flags,
  minimum: entry.minimum ?? -Infinity,
  maximum: entry.maximum ?? Infinity,
});
