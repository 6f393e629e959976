import { readFileSync } from "node:fs";
import { join } from "node:path";

import { CHANGE_RULES } from "../diff/change-rules.ts";
import { emitCsv } from "../emit/csv/emit-csv.ts";
import type { ChangelogPageData } from "../emit/docs/changelog-page.ts";
import { emitDocs } from "../emit/docs/emit-docs.ts";
import type { ThemeDescription } from "../emit/docs/theme-description.ts";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { emitJsonSchema } from "../emit/json-schema/emit-json-schema.ts";
import { keptManifest } from "../emit/package/kept-manifest.ts";
import { emitPackage } from "../emit/package/emit-package.ts";
import { sqlQuestions } from "../emit/sql/answer-questions.ts";
import { emitSql } from "../emit/sql/emit-sql.ts";
import type { Templates } from "../emit/template-renderer.ts";
import { loadTemplates } from "../inputs/load-templates.ts";
import { RULES } from "../lint/rules.ts";
import type { Model } from "../model/model.ts";
import { serializeModel } from "../model/serialize-model.ts";
import { type ChangeGrounds, describeChanges } from "./describe-changes.ts";
import { type CodeRequest, emitCode } from "./emit-code.ts";
import { ARTIFACTS, type Artifact, type GenerateArguments } from "./generate-arguments.ts";
import { readCheckerSources } from "./read-checker-sources.ts";
import type { SelectedRelease } from "./select-releases.ts";

type EmitOptions = Pick<GenerateArguments, "naming" | "integers"> & {
  readonly templates: Templates;
  readonly themes: readonly ThemeDescription[];
  readonly history: readonly Model[];
  /** What is different in other releases and earlier models. */
  readonly changelog?: ChangelogPageData;
};
type Emitter = (model: Model, options: EmitOptions) => Promise<readonly EmittedFile[]>;
type CodeEmit = (request: CodeRequest) => Promise<readonly EmittedFile[]>;

/** Code comes first: where it is made elsewhere, the others are made meanwhile. */
const emitters = (emit: CodeEmit, sources: readonly EmittedFile[]): Readonly<Record<Artifact, Emitter>> => ({
  typescript: (model, { integers }) => emit({ artifact: "typescript", model, options: { integers } }),
  check: (model) => emit({ artifact: "check", model, sources }),
  "json-schema": (model) => Promise.resolve(emitJsonSchema(model)),
  sql: (model, options) => Promise.resolve(emitSql(model, options)),
  docs: (model, options) =>
    Promise.resolve(
      emitDocs(model, {
        ...options,
        rules: RULES,
        changeRules: CHANGE_RULES,
        questions: sqlQuestions(model, options),
        packageName: keptManifest(options.templates).name,
      }),
    ),
  csv: (model, options) => Promise.resolve(emitCsv(model, options)),
});

/** The papers of the generated package are the project's own. */
const PAPERS = ["LICENSE", "NOTICE"] as const;

/**
 * Makes all files of all selected releases, each below a folder of the release's name.
 *
 * @param projectFolder where the project's own templates and licence lie
 * @param code emits the artifacts that are code, in this thread or another
 * @throws UserError where a template of the user's is wrong
 */
export async function emitReleases(
  releases: readonly SelectedRelease[],
  args: Pick<GenerateArguments, "naming" | "integers" | "only" | "templates"> &
    Pick<EmitOptions, "themes"> &
    Partial<Pick<EmitOptions, "history">> & { readonly grounds?: ChangeGrounds },
  projectFolder: string,
  code: CodeEmit = emitCode,
): Promise<readonly EmittedFile[]> {
  const templates = await loadTemplates(join(projectFolder, "templates"), args.templates);
  const papers = PAPERS.map((path) => ({ path, text: readFileSync(join(projectFolder, path), "utf8") }));
  const emitter = emitters(code, readCheckerSources(projectFolder));
  const emitted = releases.map(async ({ model, complete }) => {
    const files = complete
      ? await emitComplete(
          model,
          args.only.map((artifact) => emitter[artifact]),
          {
            naming: args.naming,
            integers: args.integers,
            templates,
            themes: args.themes,
            history: args.history ?? [],
            ...(args.grounds && { changelog: describeChanges(model, args.grounds) }),
          },
          papers,
        )
      : [{ path: "model.json", text: serializeModel(model) }];
    return files.map(({ path, text }) => ({ path: `${model.release}/${path}`, text }));
  });
  return (await Promise.all(emitted)).flat();
}

/** The package around the artifacts is written where all of them are: its exports map promises each. */
async function emitComplete(
  model: Model,
  chosen: readonly Emitter[],
  options: EmitOptions,
  papers: readonly EmittedFile[],
): Promise<readonly EmittedFile[]> {
  const artifacts = await Promise.all(chosen.map((emit) => emit(model, options)));
  const isWhole = chosen.length === ARTIFACTS.length;
  const changes = options.changelog === undefined ? [] : changesFiles(options.changelog);
  const around = isWhole
    ? [...emitPackage(model, { ...options, papers: changes.map(({ path }) => path) }), ...papers]
    : [{ path: "model.json", text: serializeModel(model) }];
  return [...around, ...changes, ...artifacts.flat()];
}

/** The changes between releases stand beside the docs as well, where people look for them. */
function changesFiles({ releases }: ChangelogPageData): readonly EmittedFile[] {
  if (releases.length === 0) return [];
  return [{ path: "CHANGES.md", text: ["# Changes between releases\n", ...releases].join("\n") }];
}
