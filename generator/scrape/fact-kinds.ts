import type { Format, Unit } from "../model/model.ts";

/** The units, in the order in which they are looked for: milliseconds before the seconds in their name. */
export const UNITS = ["milliseconds", "seconds", "bytes", "percent"] as const satisfies readonly Unit[];

/** The formats, in the order in which facts list them. */
export const FORMATS = [
  "date-time",
  "uuid",
  "ip",
  "email",
  "uri",
  "json",
  "comma-list",
] as const satisfies readonly Format[];
