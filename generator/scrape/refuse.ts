import { formatLocation } from "../findings/format-location.ts";
import type { Location } from "../findings/location.ts";
import { UserError } from "../findings/user-error.ts";
import type { Page } from "../read/page.ts";

/**
 * Refuses a page as a whole.
 *
 * @param cause what is wrong and what to do about it
 * @throws UserError always
 */
export function refuse({ file }: Page, cause: string): never {
  throw new UserError(`${file}: ${cause}`);
}

/**
 * Refuses a page for what stands at one place of it.
 *
 * @throws UserError always
 */
export function refuseAt(location: Location, cause: string): never {
  throw new UserError(`${formatLocation(location)}: ${cause}`);
}
