import { join, relative } from "node:path";

import { identifyFindings } from "../findings/identified-finding.ts";
import { isAtLeast } from "../findings/level.ts";
import { toPrintable } from "../findings/to-printable.ts";
import { EXIT_CODE } from "../findings/user-error.ts";
import { RULES } from "../lint/rules.ts";
import { runRules } from "../lint/run-rules.ts";
import { pageName } from "../lint/subjects.ts";
import { muteKnown, type MutedFindings } from "../report/baseline.ts";
import type { ReportContext } from "../report/report-context.ts";
import { reportFindings } from "../report/report-findings.ts";
import { compilePages, type CompiledPages } from "./compile-pages.ts";
import type { LintArguments } from "./lint-arguments.ts";
import { placeBelow } from "./place-below.ts";
import { startProgress } from "./progress.ts";
import { PROJECT_FOLDER } from "./project-folder.ts";
import { readBaseline } from "./read-baseline.ts";
import type { ExitCode } from "./run-verb.ts";

const STEPS = 2;

/**
 * The verb `lint`: reports the faults of pages. A name that is not proved is one of them, no refusal.
 *
 * @param tool what reports call the program
 * @returns 1 where a finding that the baseline does not list is at or above `--fail-on`, else 0
 * @throws UserError where a page or the baseline cannot be read
 */
export async function lint(args: LintArguments, tool: ReportContext["tool"]): Promise<ExitCode> {
  const { docs, format, failOn, baseline } = args;
  const known = baseline === undefined ? [] : readBaseline(baseline);
  const progress = await startProgress(STEPS, { stream: process.stderr, env: process.env });
  try {
    progress.step("reading pages");
    const compiled = await compilePages(docs, relative(process.cwd(), join(PROJECT_FOLDER, "docs-input")) || ".");
    progress.step("checking");
    const muted = muteKnown(identifyFindings(findFaults(compiled)), known);
    const report = reportFindings(muted.findings, format, {
      tool,
      rules: RULES,
      failOn,
      addresses: addressesOf(compiled),
    });
    progress.stop();
    for (const line of [...compiled.leftOut, ...tellMuted(muted, baseline)]) {
      process.stderr.write(`${toPrintable(line)}\n`);
    }
    process.stdout.write(report);
    return muted.findings.some(({ level }) => isAtLeast(level, failOn)) ? EXIT_CODE.findings : EXIT_CODE.clean;
  } finally {
    progress.stop();
  }
}

function findFaults(compiled: CompiledPages): ReturnType<typeof runRules> {
  const pages = new Set(compiled.pages.map(({ file }) => file));
  return placeBelow(runRules(compiled), compiled.folder, pages);
}

function addressesOf({ pages }: CompiledPages): ReadonlyMap<string, string> {
  return new Map(pages.flatMap((page) => (page.url === undefined ? [] : [[pageName(page), page.url] as const])));
}

function tellMuted({ muted, stale }: MutedFindings, baseline: string | undefined): readonly string[] {
  if (baseline === undefined) return [];
  const left = `${baseline}: ${muted} known finding${muted === 1 ? "" : "s"} left out`;
  const lines = stale.map(({ fingerprint, ruleId }) => `  ${fingerprint}${ruleId === undefined ? "" : ` ${ruleId}`}`);
  if (lines.length === 0) return [left];
  return [left, `${baseline}: ${lines.length} listed but found no more; remove them or make the file anew:`, ...lines];
}
