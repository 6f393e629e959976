import * as v from "valibot";

import { UserError } from "../findings/user-error.ts";
import type { SourceRelease, Sources } from "./sources.ts";
import { closedObject, nameOf } from "./yaml/closed-object.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { textLike } from "./yaml/text-fields.ts";
import { formatPosition, type YamlPath } from "./yaml/yaml-document.ts";

/** A release's name becomes a folder's name, on any system. */
const releaseName = textLike(/^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*$/u, "a release name such as `current` or `2026.1`");

const release = v.nullable(closedObject({ fallback: v.optional(releaseName) }));

const sourcesFile = closedObject({
  defaultRelease: releaseName,
  releases: v.record(releaseName, release, (issue) => `expected releases by name, found ${nameOf(issue.input)}`),
});

/**
 * Reads `sources.yaml`: the default release, and from which release another one takes a scope that it lacks.
 *
 * @param file - The name that messages show.
 * @param text - The file's content.
 * @throws UserError with file, line and column, where the file says something else, or names a release it does not list.
 */
export function readSources(file: string, text: string): Sources {
  const { value, placeOf } = readYaml(file, text, sourcesFile);
  const names = Object.keys(value.releases);
  const demandListed = (path: YamlPath, name: string): void => {
    if (names.includes(name)) return;
    const place = formatPosition(placeOf(path));
    throw new UserError(`${file}:${place}: "${name}" is not among the releases (${names.join(", ") || "none"})`);
  };
  demandListed(["defaultRelease"], value.defaultRelease);
  const releases = Object.entries(value.releases).map(([name, said]): SourceRelease => {
    if (said?.fallback === undefined) return { name };
    demandListed(["releases", name, "fallback"], said.fallback);
    return { name, fallback: said.fallback };
  });
  return { defaultRelease: value.defaultRelease, releases };
}
