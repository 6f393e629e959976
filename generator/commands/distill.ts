import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { distillPage } from "../distill/distill-page.ts";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { EXIT_CODE, UserError } from "../findings/user-error.ts";
import { readDocs } from "../inputs/read-docs.ts";
import { isPage } from "../inputs/page-file.ts";
import { readPage } from "../read/read-page.ts";
import { scrape } from "../scrape/scrape.ts";
import { checkPaths } from "./output/check-paths.ts";
import { distilledPath } from "./distilled-path.ts";
import type { ExitCode } from "./run-verb.ts";
import { toPrintable } from "../findings/to-printable.ts";

/** What the user asked of `distill`. */
export interface DistillArguments {
  /** Files and folders of full pages, as the user gave them. */
  readonly paths: readonly string[];
  /** The folder that gets the distilled pages. */
  readonly into: string;
}

/**
 * The verb `distill`: reads full pages and writes what facts they hold as distilled pages, below
 * `<into>/<release>/<locale>/`. Nothing is written where a page is refused; other files of the folder stay.
 *
 * @throws UserError where a page is refused, or two pages would become the same file
 */
export function distill({ paths, into }: DistillArguments): ExitCode {
  const { folders, leftOut } = readDocs(paths);
  const files = folders.flatMap((folder) => folder.files.filter(isPage));
  if (files.length === 0) throw new UserError(`${paths.join(", ")}: no page found (.md, .txt, .htm or .html)`);
  const distilled = files.map(({ path, bytes }) => distillFile(path, bytes));
  checkPaths(distilled.map(({ path }) => path));
  for (const { path, text } of distilled) writeWhole(join(into, path), text);
  for (const line of leftOut) process.stderr.write(`${toPrintable(line)}\n`);
  process.stdout.write(toPrintable(distilled.map(({ path }) => `${join(into, path)}\n`).join("")));
  return EXIT_CODE.clean;
}

function distillFile(path: string, bytes: Uint8Array): EmittedFile {
  const page = readPage(path, bytes);
  const reference = scrape(page);
  return { path: distilledPath(reference), text: distillPage(page, reference) };
}

/** A kill leaves the earlier file or the new one, never half of one. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${String(process.pid)}.new`;
  writeFileSync(fresh, text);
  renameSync(fresh, path);
}
