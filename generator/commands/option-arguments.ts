import type { Options } from "yargs";

import { EXIT_CODE, UserError } from "../findings/user-error.ts";

/**
 * Demands of what yargs parsed what its types promise: the parser makes a list of an option that is given twice, and takes
 * an empty text for a value.
 *
 * @throws UserError (exit code 2) where an option that stands once is given twice, or a text is empty
 */
export function demandOptions(
  options: { readonly [name: string]: Options },
  parsed: { readonly [name: string]: unknown },
): void {
  for (const [name, option] of Object.entries(options)) {
    if (option.array !== true && Array.isArray(parsed[name])) throw wrongUsage(`--${name} may be given only once`);
  }
  for (const name of Object.keys(options)) {
    const texts: readonly unknown[] = [parsed[name]].flat();
    if (texts.includes("")) throw wrongUsage(`--${name} needs a value`);
  }
}

function wrongUsage(message: string): UserError {
  return new UserError(message, EXIT_CODE.usage);
}
