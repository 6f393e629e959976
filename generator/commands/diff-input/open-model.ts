import { existsSync, statSync } from "node:fs";

import { quote } from "../../findings/quote.ts";
import { UserError } from "../../findings/user-error.ts";
import type { Model } from "../../model/model.ts";
import { readHistoryName } from "../../inputs/history.ts";
import { parseNamedModel } from "../../model/parse-model.ts";
import { type CompiledPages, compilePages } from "../compile-pages.ts";
import { describeReleases } from "../describe-releases.ts";
import { readTextFile } from "../read-text-file.ts";
import { refuseUnresolved } from "../refuse-unresolved.ts";
import { selectReleases } from "../select-releases.ts";
import type { Operand } from "./operand.ts";
import { readGitModel } from "./read-git-model.ts";

/** Where the sides of a comparison may come from. */
export interface ModelSources {
  /** Compiles the pages of `--docs`, or of the project, once for all who ask. */
  readonly compiled: () => Promise<CompiledPages>;
  readonly defaultRelease: string;
  /** Earlier models, the oldest first. */
  readonly history: readonly Model[];
  /** The project's `docs-input`. */
  readonly ownFolder: string;
  /** Is told each line for stderr. */
  readonly tell: (line: string) => void;
}

/**
 * Makes the model of one side of a comparison.
 *
 * @throws UserError where there is nothing of the name, or what is there is refused
 */
export async function openModel(operand: Operand, sources: ModelSources): Promise<Model> {
  if (operand.kind === "git") return readGitModel(operand, sources.defaultRelease);
  if (operand.kind === "path") return openPath(operand, sources);
  const earlier = findEarlier(operand, sources.history);
  if (earlier !== undefined) return earlier;
  const compiled = await sources.compiled();
  const releases = compiled.reconciliation.releases.map(({ model }) => model.release);
  if (releases.includes(operand.text) && operand.release === undefined) return selectModel(compiled, operand.text);
  if (existsSync(operand.text)) return openPath(operand, sources);
  throw new UserError(
    `${quote(operand.given)}: neither a release of the pages (${releases.join(", ")}), nor a file or folder, nor the id of a model of history, nor git:REV`,
  );
}

/** By its id, or by the name of its file. */
function findEarlier({ text, release }: Operand, history: readonly Model[]): Model | undefined {
  const id = readHistoryName(`${text}.json`)?.id ?? text;
  return release === undefined ? history.findLast((model) => model.id === id) : undefined;
}

async function openPath(operand: Operand, sources: ModelSources): Promise<Model> {
  const { text, release } = operand;
  if (text.endsWith(".json") && !isFolder(text)) return openFile(operand);
  if (isFolder(text) && existsSync(`${text}/model.json`)) {
    throw new UserError(`${quote(text)}: is no folder of pages; compare with ${quote(`${text}/model.json`)}`);
  }
  const compiled = await compilePages([text], sources.ownFolder);
  for (const line of compiled.leftOut) sources.tell(line);
  return selectModel(compiled, release);
}

const REMEDY = "name a release, a model.json, a folder of pages, the id of a model of history, or git:REV";

function openFile({ text, release }: Operand): Model {
  const model = parseNamedModel(readTextFile(text, REMEDY), text);
  if (release === undefined || model.release === release) return model;
  throw new UserError(`${quote(text)}: holds release ${quote(model.release)}, not ${quote(release)}`);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The texts of both sides are the project's own words: else every one would differ. */
function selectModel(compiled: CompiledPages, release: string | undefined): Model {
  const selected = selectReleases(compiled, release === undefined ? [] : [release]).filter(({ complete }) => complete);
  refuseUnresolved(selected);
  const [described] = describeReleases(selected, compiled, "project").releases;
  if (described === undefined) throw new Error("pages were read, and none documents a release");
  return described.model;
}
