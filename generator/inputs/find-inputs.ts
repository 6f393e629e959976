import { UserError } from "../findings/user-error.ts";
import { compareText } from "../model/compare-text.ts";
import { HAND_WRITTEN, type HandWrittenName, isHandWritten } from "./hand-written.ts";
import { isHistory } from "./history.ts";
import type { DocsFolder, InputFile } from "./input-file.ts";
import { isPage } from "./page-file.ts";

/** All that a run reads. */
export interface Inputs {
  /** The folders, as the user gave them. */
  readonly folders: readonly string[];
  /** The pages, in the order of their paths (code units). */
  readonly pages: readonly InputFile[];
  /** The hand-written files; one that no folder holds is absent. */
  readonly handWritten: ReadonlyMap<HandWrittenName, InputFile>;
  /** Those of the hand-written files that the project's own folder lends. */
  readonly borrowed: ReadonlySet<HandWrittenName>;
  /** Earlier models, in the order of their names: those of the given folders, else those of the project. */
  readonly history: readonly InputFile[];
  /** Whether the given folders hold earlier models. */
  readonly hasHistory: boolean;
}

/**
 * Sorts the files of the given folders into pages and hand-written files. The order of folders and files does not matter.
 *
 * @param folders - What `--docs` names, or the project's own folder where it names nothing.
 * @param fallback - The project's own folder; it lends the hand-written files that no folder of `folders` holds.
 * @returns Paths below their folder where there is one folder, and with the folder in front where there are more.
 * @throws UserError (exit code 3) where a folder holds nothing of use, or two folders hold the same hand-written file.
 */
export function findInputs(folders: readonly DocsFolder[], fallback: DocsFolder): Inputs {
  for (const folder of folders) demandUse(folder);
  const several = folders.length > 1;
  const pages = folders.flatMap((folder) =>
    folder.files.filter(isPage).map((file) => (several ? withFolder(folder, file) : file)),
  );
  return {
    folders: folders.map(({ given }) => given),
    pages: pages.toSorted((a, b) => compareText(a.path, b.path)),
    handWritten: findHandWritten(folders, fallback),
    history: findHistory(folders, fallback),
    hasHistory: folders.some(({ files }) => files.some(({ path }) => isHistory(path))),
    borrowed: new Set(HAND_WRITTEN.filter((name) => !folders.some((folder) => holds(folder, name)))),
  };
}

/**
 * The pages of a run that needs some.
 *
 * @throws UserError (exit code 3) where there is none
 */
export function demandPages({ folders, pages }: Inputs): readonly InputFile[] {
  if (pages.length === 0) throw new UserError(describeNoPages(folders));
  return pages;
}

function findHistory(folders: readonly DocsFolder[], fallback: DocsFolder): readonly InputFile[] {
  const earlierModels = (folder: DocsFolder): readonly InputFile[] =>
    folder.files
      .filter(({ path }) => isHistory(path))
      .toSorted((a, b) => compareText(a.path, b.path))
      .map((file) => withFolder(folder, file));
  const given = folders.flatMap(earlierModels);
  return given.length > 0 ? given : earlierModels(fallback);
}

function findHandWritten(
  folders: readonly DocsFolder[],
  fallback: DocsFolder,
): ReadonlyMap<HandWrittenName, InputFile> {
  const found = new Map<HandWrittenName, InputFile>();
  for (const name of HAND_WRITTEN) {
    const holders = folders.filter((folder) => holds(folder, name));
    if (holders.length > 1) throw new UserError(describeClash(name, holders));
    const holder = holders[0] ?? fallback;
    const file = holder.files.find(({ path }) => path === name);
    if (file !== undefined) found.set(name, withFolder(holder, file));
  }
  return found;
}

function demandUse(folder: DocsFolder): void {
  const useful = folder.files.some((file) => isHandWritten(file.path) || isHistory(file.path) || isPage(file));
  if (!useful) throw new UserError(describeNoPages([folder.given]));
}

function describeNoPages(folders: readonly string[]): string {
  return `${folders.join(", ")}: no page found (.md, .txt, .htm or .html); name a folder that holds reference pages`;
}

function describeClash(name: HandWrittenName, holders: readonly DocsFolder[]): string {
  const names = holders.map(({ given }) => given).join(" and ");
  return `${name} lies in ${names}; remove all but one, the order of --docs must not decide`;
}

function holds(folder: DocsFolder, name: string): boolean {
  return folder.files.some(({ path }) => path === name);
}

function withFolder(folder: DocsFolder, file: InputFile): InputFile {
  const given = folder.given.replaceAll("\\", "/").replace(/\/+$/u, "");
  return { ...file, path: `${given}/${file.path}` };
}
