import { lstat, readdir, readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";

import { UserError } from "../findings/user-error.ts";
import { compareText } from "../model/compare-text.ts";

const EXTENSION = ".eta";

/** No templates but plain files, and as such a part of the input: what people and changesets say of the package. */
const PLAIN_FILES = ["package/CHANGELOG.md", "package/package.json"] as const;

const isTemplate = (file: string): boolean => file.endsWith(EXTENSION) || PLAIN_FILES.some((plain) => plain === file);

/**
 * Reads the templates, and the user's own in the place of those he replaces, file by file. Two files that are no
 * templates come along: `package/package.json`, and `package/CHANGELOG.md`, which a user may have where we have none.
 *
 * @param folder - The project's `templates/`.
 * @param overrides - The folder given by `--templates`. Hidden files in it are ignored.
 * @returns the texts by path below the folder, with `/` on every system, with LF and without a byte order mark, in the
 *   order of their paths
 * @throws UserError where the user's folder is not there, has a file that replaces nothing, one that is not UTF-8, or a
 *   link that leaves it
 */
export async function loadTemplates(folder: string, overrides?: string): Promise<ReadonlyMap<string, string>> {
  const ours = (await listFiles(folder)).filter(isTemplate);
  const own = overrides === undefined ? [] : await listOverrides(overrides, [...new Set([...ours, ...PLAIN_FILES])]);
  const entries = [...new Set([...ours, ...own])]
    .toSorted(compareText)
    .map(async (file): Promise<readonly [string, string]> => {
      const root = overrides !== undefined && own.includes(file) ? overrides : folder;
      return [file, await readTemplate(root, file)];
    });
  return new Map(await Promise.all(entries));
}

async function listOverrides(folder: string, known: readonly string[]): Promise<readonly string[]> {
  const found = await lookAt(folder);
  if (!found?.isDirectory()) throw new UserError(`--templates ${folder}: there is no such folder.`);
  const files = await listFiles(folder);
  const unknown = files.filter((file) => !known.includes(file)).toSorted(compareText);
  if (unknown.length > 0) throw new UserError(unknownMessage(folder, unknown, known));
  return files;
}

const unknownMessage = (folder: string, unknown: readonly string[], known: readonly string[]): string =>
  `--templates ${folder}: ${unknown.map((file) => JSON.stringify(file)).join(", ")} replaces no template. ` +
  `Rename or remove it; the templates are ${known.toSorted(compareText).join(", ")}.`;

/** All files below a folder but hidden ones. Links to folders are listed, not followed: they could be a loop. */
async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const visible = entries.filter(({ name }) => !name.startsWith("."));
  const lists = visible.map(async (entry): Promise<readonly string[]> => {
    if (!entry.isDirectory()) return [entry.name];
    const inner = await listFiles(path.join(folder, entry.name));
    return inner.map((file) => `${entry.name}/${file}`);
  });
  return (await Promise.all(lists)).flat();
}

async function readTemplate(folder: string, file: string): Promise<string> {
  const place = path.join(folder, file);
  await refuseOutsideLink(folder, place);
  const bytes = await readFile(place);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.replaceAll("\r\n", "\n");
  } catch (cause) {
    throw new UserError(`${place}: the template is not UTF-8 text. Save it as UTF-8.`, 3, { cause });
  }
}

async function refuseOutsideLink(folder: string, place: string): Promise<void> {
  if (!(await lstat(place)).isSymbolicLink()) return;
  const target = await lookAt(place);
  if (!target?.isFile())
    throw new UserError(`${place}: the link does not lead to a file. Put the template itself there.`);
  const inside = path.relative(await realpath(folder), await realpath(place));
  if (inside.startsWith("..") || path.isAbsolute(inside)) {
    throw new UserError(`${place}: the link leaves the folder of templates. Put the template itself there.`);
  }
}

const lookAt = (place: string) => stat(place).catch(() => undefined);
