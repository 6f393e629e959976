import { type KnownFinding, parseBaseline } from "../report/baseline.ts";
import { readTextFile } from "./read-text-file.ts";

/**
 * Reads the file that `--baseline` names.
 *
 * @throws UserError where it cannot be read or is no baseline; it says how to make one
 */
export function readBaseline(path: string): readonly KnownFinding[] {
  return parseBaseline(
    path,
    readTextFile(path, "make a baseline with `lint --format json > FILE`, with the same --docs"),
  );
}
