import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { emitReleases } from "../../generator/commands/emit-releases.ts";
import { ARTIFACTS } from "../../generator/commands/generate-arguments.ts";
import { PROJECT_FOLDER } from "../../generator/commands/project-folder.ts";
import { generatedModel } from "../support/generated-folder.ts";
import type { FileTree } from "../support/temporary-folders.ts";

/** The package as `npm publish` would send it. */
export interface PackedPackage {
  readonly name: string;
  /** The place of the tarball. */
  readonly tarball: string;
  /** What is in it: size in bytes by path. */
  readonly sizes: ReadonlyMap<string, number>;
}

type MakeFolder = (files?: FileTree) => string;

/** Makes the files of the package, of the committed model with the code at hand: text by path. */
export async function makePackage(): Promise<Readonly<Record<string, string>>> {
  const model = generatedModel();
  const grounds = {
    defaultRelease: model.release,
    releases: [model, { ...model, release: "next" }],
    history: [],
    hasHistory: false,
    renames: { entries: [] },
  };
  const args = {
    naming: "snake",
    integers: "number",
    only: ARTIFACTS,
    templates: undefined,
    themes: [],
    grounds,
  } as const;
  const emitted = await emitReleases([{ model, unresolved: [], complete: true }], args, PROJECT_FOLDER);
  return Object.fromEntries(emitted.map(({ path, text }) => [path.replace(/^[^/]+\//u, ""), text]));
}

/** Makes the package, and packs it. */
export async function packPackage(makeFolder: MakeFolder): Promise<PackedPackage> {
  const folder = makeFolder(await makePackage());
  const out = makeFolder();
  const report = npm(["pack", "--json", "--pack-destination", out], folder);
  const [packed] = JSON.parse(report) as readonly {
    readonly name: string;
    readonly files: readonly { readonly path: string; readonly size: number }[];
  }[];
  const [tarball] = readdirSync(out);
  if (packed === undefined || tarball === undefined) throw new Error(`npm packed nothing: ${report}`);
  const sizes = new Map(packed.files.map(({ path, size }) => [path, size]));
  return { name: packed.name, tarball: join(out, tarball), sizes };
}

/** A project of a consumer that has nothing but the package installed. */
export function installPackage({ tarball }: PackedPackage, makeFolder: MakeFolder): string {
  const folder = makeFolder({ "package.json": '{ "name": "consumer", "private": true, "type": "module" }\n' });
  npm(["install", "--no-audit", "--no-fund", tarball], folder);
  return folder;
}

function npm(args: readonly string[], cwd: string): string {
  const isWindows = process.platform === "win32";
  // A cache of its own, which is empty: nothing but the tarball can be installed.
  const flags = ["--offline", "--cache", join(cwd, "..", "npm-cache")];
  return execFileSync(isWindows ? "npm.cmd" : "npm", [...args, ...flags], {
    ...{ cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], shell: isWindows, maxBuffer: 2 ** 27 },
  });
}
