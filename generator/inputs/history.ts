import { UserError } from "../findings/user-error.ts";
import type { Model } from "../model/model.ts";
import { parseFacts } from "../model/parse-model.ts";
import type { InputFile } from "./input-file.ts";

/** A file of `history/`: an earlier model. */
const HISTORY_FILE = /^history\/[^/]+\.json$/u;

/** Its number, which gives its place in time, and the model's id. @example "0001-3f2a17c09b11.json" */
const NAME = /^(?<number>[0-9]{4})-(?<id>[0-9a-f]{12})\.json$/u;

/** What the name of a file of `history/` says. */
export interface HistoryName {
  /** From 1. */
  readonly number: number;
  readonly id: string;
}

/** Tells whether a path below a folder is that of an earlier model. */
export const isHistory = (path: string): boolean => HISTORY_FILE.test(path);

/** Reads the name of a file, without its folders; undefined where it is of another form. */
export function readHistoryName(name: string): HistoryName | undefined {
  const { number, id } = NAME.exec(name)?.groups ?? {};
  return number === undefined || id === undefined ? undefined : { number: Number(number), id };
}

/** The name of the file that holds the model of an id. */
export const historyName = ({ number, id }: HistoryName): string => `${String(number).padStart(4, "0")}-${id}.json`;

/**
 * Reads earlier models: facts alone, or whole models, the oldest first.
 *
 * @param files in the order of their paths
 * @throws UserError where a name is of another form, has the number of another file or not the id of its model, or a file
 *   is no model
 */
export function readHistory(files: readonly InputFile[]): readonly Model[] {
  const known = new Map<number, string>();
  for (const { path } of files) {
    const { number } = demandName(path);
    const other = known.get(number);
    if (other !== undefined) throw new UserError(`${path}: has the number of ${other}; number it anew`);
    known.set(number, path);
  }
  return files
    .toSorted((a, b) => demandName(a.path).number - demandName(b.path).number)
    .map(({ path, bytes }) => demandId(path, parseFacts(new TextDecoder().decode(bytes), path)));
}

function demandName(path: string): HistoryName {
  const name = readHistoryName(path.slice(path.lastIndexOf("/") + 1));
  if (name !== undefined) return name;
  throw new UserError(
    `${path}: an earlier model is named by a number of 4 digits and its id, such as 0001-3f2a17c09b11.json; rename it`,
  );
}

function demandId(path: string, model: Model): Model {
  const { number, id } = demandName(path);
  if (model.id === id) return model;
  throw new UserError(`${path}: holds model ${model.id}; name it ${historyName({ number, id: model.id })}`);
}
