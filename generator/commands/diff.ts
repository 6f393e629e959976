import { existsSync } from "node:fs";
import { join, relative } from "node:path";

import type { Change } from "../diff/change.ts";
import { CHANGE_RULES } from "../diff/change-rules.ts";
import { compareModels } from "../diff/compare-models.ts";
import { judgeChanges } from "../diff/judge-changes.ts";
import { PROMISES } from "../diff/promise.ts";
import { verdictOf } from "../diff/verdict.ts";
import { toPrintable } from "../findings/to-printable.ts";
import { EXIT_CODE } from "../findings/user-error.ts";
import { loadTemplates } from "../inputs/load-templates.ts";
import { readIgnored } from "../inputs/read-ignored.ts";
import type { Model } from "../model/model.ts";
import { isChangeAtLeast } from "../report/changes/change-levels.ts";
import type { ChangesContext } from "../report/changes/changes-context.ts";
import { reportChanges } from "../report/changes/report-changes.ts";
import type { ReportContext } from "../report/report-context.ts";
import { type CompiledPages, compileInputs } from "./compile-pages.ts";
import type { DiffArguments, MigrationArguments } from "./diff-arguments.ts";
import { openModel } from "./diff-input/open-model.ts";
import { type Operand, parseOperand } from "./diff-input/operand.ts";
import { ignoreChanges, type RemainingChanges, tellIgnored } from "./ignore-changes.ts";
import { startProgress } from "./progress.ts";
import { PROJECT_FOLDER } from "./project-folder.ts";
import { readInputs, type RunInputs } from "./read-inputs.ts";
import { readTextFile } from "./read-text-file.ts";
import type { ExitCode } from "./run-verb.ts";
import { tellRenames } from "./tell-renames.ts";

const STEPS = 3;

/**
 * The verb `diff`: tells what changed between two models and what it does to the promises, or writes the migration.
 *
 * @param tool what reports call the program
 * @param now the time, by which entries of the ignore file expire
 * @returns 1 where a change that is not ignored is at or above `--fail-on`, else 0; a migration needs that option for a 1
 * @throws UserError where a side, a hand-written file or the ignore file cannot be read
 */
export async function diff(
  args: DiffArguments,
  tool: ReportContext["tool"],
  now: () => Date = () => new Date(),
): Promise<ExitCode> {
  const sides = [parseOperand(args.from, existsSync), parseOperand(args.to, existsSync)] as const;
  const accepted = args.ignore === undefined ? [] : readIgnored(args.ignore, readTextFile(args.ignore, REMEDY));
  const progress = await startProgress(STEPS, { stream: process.stderr, env: process.env });
  try {
    progress.step("reading");
    const inputs = readInputs(args.docs, relative(process.cwd(), join(PROJECT_FOLDER, "docs-input")) || ".");
    const { before, after, lines } = await openModels(sides, inputs);
    progress.step("comparing");
    const { renames } = inputs.handWritten;
    const changes = compareModels(before, after, { renames });
    const judged = judgeChanges(changes, args.promises);
    const left = ignoreChanges(judged, accepted, now().toISOString().slice(0, 10));
    lines.push(...tellDecisions(inputs, [before, after], changes.changes));
    progress.step("reporting");
    const text =
      "format" in args.output
        ? reportChanges(left.changes, args.output.format, {
            ...args,
            ...artifactOf(sides[1]),
            tool,
            rules: CHANGE_RULES,
            from: { ...changes.from, given: args.from },
            to: { ...changes.to, given: args.to },
            verdict: verdictOf(left.changes),
            failOn: args.failOn ?? "breaking",
            leftOut: { ignored: left.ignored, untouched: changes.changes.length - judged.length },
          })
        : await writeMigration({ before, after }, judgeChanges(changes, PROMISES), args.output, inputs);
    progress.stop();
    for (const line of [...lines, ...tellAccepted(left, args.ignore)]) process.stderr.write(`${toPrintable(line)}\n`);
    process.stdout.write(text);
    const { failOn } = args;
    const fails = failOn !== undefined && left.changes.some(({ level }) => isChangeAtLeast(level, failOn));
    return fails ? EXIT_CODE.findings : EXIT_CODE.clean;
  } finally {
    progress.stop();
  }
}

const REMEDY = "write a list of entries, each with a `fingerprint` and a `reason`";

function tellAccepted(left: RemainingChanges, file: string | undefined): readonly string[] {
  return file === undefined ? [] : tellIgnored(left, file);
}

/** Decisions that the project lends may be about models that the user does not have. */
function tellDecisions(
  { inputs, handWritten, history }: RunInputs,
  compared: readonly Model[],
  changes: readonly Change[],
): readonly string[] {
  if (inputs.borrowed.has("renames.yaml")) return [];
  return tellRenames(handWritten.renames.entries, { compared, history, changes });
}

/** Only a file can be pointed at. */
function artifactOf({ kind, text }: Operand): Pick<ChangesContext, "artifact"> {
  return kind === "path" && text.endsWith(".json") ? { artifact: text.replaceAll("\\", "/") } : {};
}

interface Sides {
  readonly before: Model;
  readonly after: Model;
}

/** Pages that both sides need are compiled once. */
async function openModels(
  [from, to]: readonly [Operand, Operand],
  inputs: RunInputs,
): Promise<Sides & { readonly lines: string[] }> {
  const lines: string[] = [];
  let compiling: Promise<CompiledPages> | undefined;
  const compiled = (): Promise<CompiledPages> => {
    if (compiling === undefined) lines.push(...inputs.leftOut);
    return (compiling ??= compileInputs(inputs));
  };
  const sources = {
    compiled,
    defaultRelease: inputs.handWritten.sources.defaultRelease,
    history: inputs.history,
    ownFolder: join(PROJECT_FOLDER, "docs-input"),
    tell: (line: string) => void lines.push(line),
  };
  const before = await openModel(from, sources);
  return { before, after: await openModel(to, sources), lines };
}

/** A migration brings about all changes, whichever were asked for or accepted. */
async function writeMigration(
  { before, after }: Sides,
  judged: ReturnType<typeof judgeChanges>,
  { dialect, ...options }: MigrationArguments,
  { history }: RunInputs,
): Promise<string> {
  const [{ migrationText }, { DIALECTS }] = await Promise.all([
    import("../diff/migrate/migration-text.ts"),
    import("../sql/dialects.ts"),
  ]);
  const engine = DIALECTS.find(({ name }) => name === dialect);
  if (engine === undefined) throw new Error(`no dialect ${dialect}`);
  const templates = await loadTemplates(join(PROJECT_FOLDER, "templates"), options.templates);
  return migrationText(before, after, judged, engine, { ...options, history, templates });
}
