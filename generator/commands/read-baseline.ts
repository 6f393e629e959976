import { readFileSync } from "node:fs";

import { UserError } from "../findings/user-error.ts";
import { type KnownFinding, parseBaseline } from "../report/baseline.ts";

/**
 * Reads the file that `--baseline` names.
 *
 * @throws UserError where it cannot be read or is no baseline; it says how to make one
 */
export function readBaseline(path: string): readonly KnownFinding[] {
  return parseBaseline(path, readText(path));
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    const cause = error.code === "ENOENT" ? "not found" : `not readable (${String(error.code)})`;
    throw new UserError(
      `${path}: ${cause}; make a baseline with \`lint --format json > FILE\`, with the same --docs`,
      undefined,
      { cause: error },
    );
  }
}
