import type { Finding } from "../findings/finding.ts";
import { countLevels, LEVELS } from "../findings/level.ts";
import type { Attribute, Model, Reference } from "../model/model.ts";
import { SCOPES } from "../model/model.ts";
import type { CompiledPages } from "./compile-pages.ts";
import type { GenerateArguments } from "./generate-arguments.ts";
import type { Difference } from "./output/compare-output.ts";
import type { SelectedRelease } from "./select-releases.ts";

/** What a run of `generate` did. */
export interface GenerateResult {
  readonly compiled: CompiledPages;
  readonly releases: readonly SelectedRelease[];
  readonly findings: readonly Finding[];
  readonly changes: readonly Difference[];
  readonly args: GenerateArguments;
}

/** Tells in a few lines what was read, what it holds, how names were found, what is off, and what was written. */
export function summarise({ compiled, releases, findings, changes, args }: GenerateResult): string {
  const { pages } = compiled;
  const locales = new Set(pages.map(({ locale }) => locale));
  return [
    `read ${count(pages.length, "page")} in ${count(locales.size, "locale")}`,
    ...releases.flatMap(({ model }) => describeModel(model)),
    `findings: ${describeLevels(findings)}`,
    describeChanges(changes, args),
    "",
  ].join("\n");
}

function describeModel(model: Model): readonly string[] {
  return [
    `release ${model.release}, model ${model.id}`,
    ...SCOPES.flatMap((scope) => {
      const reference = model.references[scope];
      return reference === undefined ? [] : [`  ${describeReference(scope, reference, model.release)}`];
    }),
  ];
}

function describeReference(scope: string, reference: Reference, release: string): string {
  const { common, events, documentedIn } = reference;
  const own = events.flatMap(({ attributes }) => attributes);
  const all = [...common, ...own];
  const recovered = all.filter(({ printed }) => printed !== undefined).length;
  const parts = [
    `${count(events.length, `${scope} event`)} with ${count(own.length, "attribute")}`,
    `${String(common.length)} common`,
    `${count(recovered, "name")} recovered from translations (${String(countOverrides(all))} by overrides.yaml)`,
  ];
  return parts.join(", ") + (documentedIn === release ? "" : `, documented in ${documentedIn}`);
}

function countOverrides(attributes: readonly Attribute[]): number {
  return attributes.filter(({ evidence }) => evidence.name.by.includes("override")).length;
}

function describeLevels(findings: readonly Finding[]): string {
  const counts = countLevels(findings);
  return LEVELS.map((level) => `${String(counts[level])} ${level}`).join(", ");
}

function describeChanges(changes: readonly Difference[], { check, out }: GenerateArguments): string {
  if (changes.length === 0) return `${out} is up to date`;
  const counts = (["added", "changed", "removed"] as const)
    .map((change) => ({ change, files: changes.filter((difference) => difference.change === change).length }))
    .filter(({ files }) => files > 0)
    .map(({ change, files }) => `${count(files, "file")} ${change}`)
    .join(", ");
  return check ? `${out} would change: ${counts}` : `wrote ${out}: ${counts}`;
}

function count(n: number, noun: string): string {
  return `${n.toLocaleString("en-US")} ${noun}${n === 1 ? "" : "s"}`;
}
