import type { EmittedFile } from "../emitted-file.ts";
import type { Templates } from "../template-renderer.ts";
import type { KeptManifest } from "./kept-manifest.ts";

/**
 * The changelog that changesets keeps, as a file of the package. Its first line names the package: who gives the package
 * a name of his own does not ship the history of another one.
 *
 * @returns one file or none
 */
export function changelogFile(templates: Templates, { name }: KeptManifest): readonly EmittedFile[] {
  const text = templates.get("package/CHANGELOG.md");
  if (text?.split("\n", 1)[0] !== `# ${name}`) return [];
  return [{ path: "CHANGELOG.md", text: `${text.trimEnd()}\n` }];
}
