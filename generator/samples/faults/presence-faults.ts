import type { AttributeFaultRule } from "./fault-rule.ts";

/** Values that are missing where the reference says that they are there. */
export const PRESENCE_FAULTS = [
  {
    id: "null-where-never-null",
    purpose: "Plants null in an attribute of which the reference says that it never is.",
    shownBy: "schema",
    place: "attribute",
    suits: ({ nullable }) => nullable === false,
    breaks: () => "null",
  },
  {
    id: "null-where-always-present",
    purpose: "Plants null in an attribute that is always present; whether it may be null, the reference does not say.",
    shownBy: "reader",
    place: "attribute",
    suits: ({ nullable, presence }) => nullable === undefined && presence === "always",
    breaks: () => "null",
  },
  {
    id: "absent-where-always-present",
    purpose: "Leaves out an attribute that is always present.",
    shownBy: "schema",
    place: "attribute",
    suits: ({ presence }) => presence === "always",
    breaks: () => undefined,
  },
] as const satisfies readonly AttributeFaultRule[];
