import type { Location } from "../findings/location.ts";
import type { Irregularity, IrregularityKind } from "./printed-reference.ts";

/**
 * Makes an irregularity.
 *
 * @param message one sentence; text of the page in it is quoted
 * @param locations the place that is off first
 */
export function irregularity(
  kind: IrregularityKind,
  message: string,
  ...locations: readonly [Location, ...Location[]]
): Irregularity {
  return { kind, message, locations };
}
