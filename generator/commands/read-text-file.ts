import { readFileSync } from "node:fs";

import { UserError } from "../findings/user-error.ts";

/**
 * Reads a file that an option names.
 *
 * @param remedy what to do where it is not there. @example "make a baseline with `lint --format json > FILE`"
 * @throws UserError where it cannot be read
 */
export function readTextFile(path: string, remedy: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const cause = error.code === "ENOENT" ? "not found" : `not readable (${String(error.code)})`;
    throw new UserError(`${path}: ${cause}; ${remedy}`, undefined, { cause: error });
  }
}
