import type { DescribedMeaning, Descriptions } from "../../inputs/descriptions.ts";
import type { Describer } from "./describer.ts";

/** Describes in our own words. */
export function projectDescriber({ events, common, attributes }: Descriptions): Describer {
  return {
    event: (_scope, name) => events.get(name)?.text,
    attribute: (scope, event, name) =>
      event === undefined
        ? common.get(scope)?.get(name)?.text
        : attributes.get(name)?.find((meaning) => isMeantFor(meaning, event))?.text,
  };
}

/** Whether a meaning is meant for an event: by its name, by a pattern with `*`, or because it is meant for all. */
export function isMeantFor({ events }: Pick<DescribedMeaning, "events">, event: string): boolean {
  return events === undefined || events.some((pattern) => matches(pattern, event));
}

/** `hist_*_flow` matches `hist_move_flow`. The parts between the stars are looked for from the left. */
function matches(pattern: string, name: string): boolean {
  const [head = "", ...rest] = pattern.split("*");
  const tail = rest.pop();
  if (tail === undefined) return name === head;
  if (!name.startsWith(head)) return false;
  let at = head.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - tail.length >= at && name.endsWith(tail);
}
