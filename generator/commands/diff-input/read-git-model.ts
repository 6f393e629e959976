import { quote } from "../../findings/quote.ts";
import { UserError } from "../../findings/user-error.ts";
import type { Model } from "../../model/model.ts";
import { parseNamedModel } from "../../model/parse-model.ts";
import type { Operand } from "./operand.ts";
import { runGit } from "./run-git.ts";

/** Where a repository holds what was generated. */
const FOLDER = "generated/";

/**
 * Reads the model that a revision of the repository holds in which the command runs.
 *
 * Only plumbing of git is used, which runs no filter, hook or pager; the revision reaches it as the value of an argument
 * that can be no option, and everything else by the hash that it stands for.
 *
 * @param defaultRelease which release is meant where none is picked and the revision holds several
 * @throws UserError where there is no git, no repository, no such revision, or no such model in it
 */
export async function readGitModel({ given, text, release }: Operand, defaultRelease: string): Promise<Model> {
  const hash = await resolveRevision(given, text);
  const found = await releasesOf(hash);
  const picked = release ?? (found.length === 1 ? found[0] : defaultRelease);
  const path = `${FOLDER}${picked ?? defaultRelease}/model.json`;
  const blob =
    picked !== undefined && found.includes(picked) ? await runGit(["cat-file", "blob", `${hash}:${path}`]) : undefined;
  if (blob === undefined) throw noModel(given, path, found);
  return parseNamedModel(blob, `${given} (${path})`);
}

async function resolveRevision(given: string, revision: string): Promise<string> {
  // Nobody means a revision by these, and git may take them for an option.
  if (revision.startsWith("-")) throw new UserError(`${quote(given)}: a revision does not begin with "-"`);
  if (/[\p{Cc}]/u.test(revision)) throw new UserError(`${quote(given)}: control characters are in no revision`);
  if ((await runGit(["rev-parse", "--git-dir"])) === undefined) {
    throw new UserError(`${quote(given)}: the working folder is in no git repository that git agrees to read`);
  }
  const answer = await runGit(["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  const hash = answer?.trim() ?? "";
  if (/^[0-9a-f]{40,64}$/u.test(hash)) return hash;
  throw new UserError(`${quote(given)}: the repository has no such revision; a shallow clone may have to fetch it`);
}

/** The folders of `generated/`: releases, each with its model. */
async function releasesOf(hash: string): Promise<readonly string[]> {
  const listed = (await runGit(["ls-tree", "-z", "-d", "--name-only", "--full-tree", hash, "--", FOLDER])) ?? "";
  return listed.split("\0").flatMap((path) => (path.startsWith(FOLDER) ? [path.slice(FOLDER.length)] : []));
}

function noModel(given: string, path: string, found: readonly string[]): UserError {
  if (found.length === 0) return new UserError(`${quote(given)}: nothing is committed there at ${FOLDER}*/model.json`);
  return new UserError(
    `${quote(given)}: ${quote(path)} is not committed there; pick a release with NAME@git:REV (there are: ${found.map(quote).join(", ")})`,
  );
}
