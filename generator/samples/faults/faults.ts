import type { FaultRule } from "./fault-rule.ts";
import { FORMAT_FAULTS } from "./format-faults.ts";
import { PRESENCE_FAULTS } from "./presence-faults.ts";
import { RECORD_FAULTS } from "./record-faults.ts";
import { TYPE_FAULTS } from "./type-faults.ts";
import { VALUE_FAULTS } from "./value-faults.ts";

/** Every fault that can be planted in a record: a closed list. */
export const FAULTS = [
  ...RECORD_FAULTS,
  ...TYPE_FAULTS,
  ...PRESENCE_FAULTS,
  ...VALUE_FAULTS,
  ...FORMAT_FAULTS,
] as const satisfies readonly FaultRule[];

/** The name of a fault. */
export type FaultId = (typeof FAULTS)[number]["id"];
