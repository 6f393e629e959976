/** How columns are named: `snake` (`user_name`), or `camel`, as attributes are named on the wire (`userName`). */
export type Naming = "snake" | "camel";

/** The ways of naming columns; the first is the default. */
export const NAMINGS = ["snake", "camel"] as const satisfies readonly Naming[];
