import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { Random } from "../random.ts";
import type { KeyFaultRule, LineFaultRule } from "./fault-rule.ts";

/** Faults of a record that are not those of an attribute. */
export const RECORD_FAULTS = [
  {
    id: "unknown-event",
    purpose: "Makes the record one of an event that the reference lacks.",
    shownBy: "strict",
    place: "key",
    adds: ({ events, random }) => ({
      key: EVENT_TYPE,
      found: JSON.stringify(unusedName(random.pick(["made_up_event", "another_made_up_event"]), events)),
    }),
  },
  {
    id: "event-type-not-text",
    purpose: "Plants a number, a boolean, an object or an array in the place of the event's name.",
    shownBy: "schema",
    place: "key",
    adds: ({ random }) => ({ key: EVENT_TYPE, found: random.pick(["5", "false", "{}", "[]"]) }),
  },
  {
    id: "unknown-attribute",
    purpose: "Adds an attribute that the event does not have.",
    shownBy: "strict",
    place: "key",
    adds: ({ attributes, random }) => ({
      key: unusedName(random.pick(["madeUpAttribute", "made_up_attribute", "MadeUp", "__proto__"]), attributes),
      found: random.pick(['"sample"', "1", "true", "null", '{"nested":[1]}']),
    }),
  },
  {
    id: "not-an-object",
    purpose: "Puts JSON that is no object in the place of the record.",
    shownBy: "schema",
    place: "line",
    breaksLine: (line, random: Random) => random.pick([`[${line}]`, JSON.stringify(line), "null", "42", "true", "[]"]),
  },
  {
    id: "torn-line",
    purpose: "Cuts off the end of the line, as a writer that was stopped.",
    shownBy: "parser",
    place: "line",
    // By code points: half a surrogate pair would be another fault. A record begins with a brace that stays open.
    breaksLine: (line, random: Random) => {
      const points = Array.from(line);
      return points.slice(0, 1 + random.below(points.length - 1)).join("");
    },
  },
] as const satisfies readonly (KeyFaultRule | LineFaultRule)[];

const unusedName = (name: string, used: ReadonlySet<string>): string =>
  used.has(name) ? unusedName(`${name}_`, used) : name;
