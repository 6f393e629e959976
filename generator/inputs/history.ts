import { parseModel } from "../model/parse-model.ts";
import type { Model } from "../model/model.ts";
import type { InputFile } from "./input-file.ts";

/** A file of `history/`: the model of an earlier release. Its name gives its place: the oldest comes first. */
const HISTORY_FILE = /^history\/[^/]+\.json$/u;

/** Tells whether a path below a folder is that of an earlier model. */
export const isHistory = (path: string): boolean => HISTORY_FILE.test(path);

/**
 * Reads earlier models, in the order in which they are given.
 *
 * @throws UserError where a file is not a model
 */
export const readHistory = (files: readonly InputFile[]): readonly Model[] =>
  files.map(({ path, bytes }) => parseModel(new TextDecoder().decode(bytes), path));
