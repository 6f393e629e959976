import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { Attribute, EventType, Reference } from "../../model/model.ts";
import { eventAttributes } from "../event-attributes.ts";
import type { AttributeFaultRule, KeyFaultRule, LineFaultRule, RecordFaultContext } from "./fault-rule.ts";
import { FAULTS, type FaultId } from "./faults.ts";

/** A fault that a record of an event can have, ready to be planted. */
export type PossibleFault =
  | { readonly id: FaultId; readonly rule: AttributeFaultRule; readonly attribute: Attribute }
  | { readonly id: FaultId; readonly rule: KeyFaultRule; readonly names: Omit<RecordFaultContext, "random"> }
  | { readonly id: FaultId; readonly rule: LineFaultRule };

/**
 * Every fault that a record of an event can have, in the order of the table and of the attributes: which attribute can
 * be broken how.
 *
 * @param ids - the faults that are wanted; all unless told otherwise
 */
export function possibleFaults(
  event: EventType,
  reference: Reference,
  ids: readonly FaultId[] = FAULTS.map(({ id }) => id),
): readonly PossibleFault[] {
  const attributes = eventAttributes(event, reference);
  const names = {
    events: new Set(reference.events.map(({ name }) => name)),
    attributes: new Set([EVENT_TYPE, ...attributes.map(({ name }) => name)]),
  };
  return FAULTS.filter(({ id }) => ids.includes(id)).flatMap((rule): readonly PossibleFault[] => {
    const { id } = rule;
    if (rule.place === "line") return [{ id, rule }];
    if (rule.place === "key") return [{ id, rule, names }];
    return attributes.filter(rule.suits).map((attribute) => ({ id, rule, attribute }));
  });
}
