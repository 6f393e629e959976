import { join } from "node:path";

import { EXIT_CODE } from "../findings/user-error.ts";
import { runRules } from "../lint/run-rules.ts";
import { compilePages } from "./compile-pages.ts";
import { demandDescriptions } from "./demand-descriptions.ts";
import { changeGrounds } from "./describe-changes.ts";
import { describeErrors } from "./describe-errors.ts";
import { describeReleases } from "./describe-releases.ts";
import { emitReleases } from "./emit-releases.ts";
import { type Artifact, ARTIFACTS, GENERATE_OPTIONS, type GenerateArguments } from "./generate-arguments.ts";
import { compareFolder, type Difference } from "./output/compare-output.ts";
import { describeDrift } from "./output/describe-drift.ts";
import { replaceFolder } from "./output/replace-folder.ts";
import { startProgress } from "./progress.ts";
import { PROJECT_FOLDER } from "./project-folder.ts";
import { refuseUnresolved } from "./refuse-unresolved.ts";
import type { ExitCode } from "./run-verb.ts";
import { selectReleases } from "./select-releases.ts";
import { startCodeEmitter } from "./start-code-emitter.ts";
import { summarise } from "./summary.ts";
import { unusedWords } from "./unused-words.ts";
import { toPrintable } from "../findings/to-printable.ts";

const STEPS = 4;

/** The artifacts that a thread of its own makes. */
const CODE: readonly Artifact[] = ["typescript", "check"];

/**
 * The verb `generate`: compiles pages and writes the artifacts, or tells under `--check` what would change.
 *
 * @returns 0, or 1 where a page has an error or, under `--check`, where a file would change
 * @throws UserError where the input is refused; earlier output is then as it was
 */
export async function generate(args: GenerateArguments): Promise<ExitCode> {
  demandDescriptions(args.descriptions);
  const progress = await startProgress(STEPS, { stream: process.stderr, env: process.env });
  const code = args.only.some((artifact) => CODE.includes(artifact)) ? startCodeEmitter() : undefined;
  try {
    progress.step("reading pages");
    const compiled = await compilePages(args.docs, join(PROJECT_FOLDER, "docs-input"));
    const selected = selectReleases(compiled, args.release);
    refuseUnresolved(selected);
    const { releases, gaps } = describeReleases(selected, compiled, args.descriptions);
    // What is not proved of a release that is not written is no fault of this run.
    const findings = runRules({ ...compiled, reconciliation: { ...compiled.reconciliation, releases } });
    progress.step("making artifacts");
    const files = await emitReleases(
      releases,
      {
        ...args,
        themes: compiled.themes,
        history: compiled.history,
        ...(args.only.includes("docs") && { grounds: changeGrounds(compiled, args.descriptions) }),
      },
      PROJECT_FOLDER,
      code?.emit,
    );
    progress.step(args.check ? "comparing" : "writing");
    const changes = args.check ? compareFolder(args.out, files) : await replaceFolder(args.out, files);
    progress.stop();
    for (const line of [
      ...compiled.leftOut,
      ...gaps,
      ...unusedWords(
        compiled,
        compiled.reconciliation.releases.map(({ model }) => model),
      ),
      ...describeErrors(findings),
    ])
      process.stderr.write(`${toPrintable(line)}\n`);
    process.stdout.write(toPrintable(summarise({ compiled, releases, findings, changes, args })));
    if (args.check && changes.length > 0) {
      process.stderr.write(`${describeDrift(args.out, changes, repairCommand(args))}\n`);
    }
    return exitCode(
      args,
      changes,
      findings.some(({ level }) => level === "error"),
    );
  } finally {
    progress.stop();
    await code?.stop();
  }
}

function exitCode({ check }: GenerateArguments, changes: readonly Difference[], hasErrors: boolean): ExitCode {
  return hasErrors || (check && changes.length > 0) ? EXIT_CODE.findings : EXIT_CODE.clean;
}

/** The command that was given, without `--check`. */
function repairCommand({
  docs,
  out,
  release,
  only,
  descriptions,
  integers,
  naming,
  templates,
}: GenerateArguments): string {
  const options = [
    ...docs.flatMap((folder) => ["--docs", folder]),
    ...(out === GENERATE_OPTIONS.out.default ? [] : ["--out", out]),
    ...release.flatMap((name) => ["--release", name]),
    ...(only.length === ARTIFACTS.length ? [] : only.flatMap((artifact) => ["--only", artifact])),
    ...(descriptions === GENERATE_OPTIONS.descriptions.default ? [] : ["--descriptions", descriptions]),
    ...(integers === GENERATE_OPTIONS.integers.default ? [] : ["--integers", integers]),
    ...(naming === GENERATE_OPTIONS.naming.default ? [] : ["--naming", naming]),
    ...(templates === undefined ? [] : ["--templates", templates]),
  ];
  const quoted = options.map((word) => (/^[\w@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return ["npx activity-log-schema generate", ...quoted].join(" ");
}
