import * as v from "valibot";

import type { IdentifiedFinding } from "../findings/identified-finding.ts";
import { UserError } from "../findings/user-error.ts";

/** A finding that is known, as a baseline lists it. */
export interface KnownFinding {
  readonly fingerprint: string;
  readonly ruleId?: string | undefined;
}

/** Findings without those that are known, and what a baseline lists in vain. */
export interface MutedFindings {
  readonly findings: readonly IdentifiedFinding[];
  /** How many were left out. */
  readonly muted: number;
  /** Known ones that are found no more. */
  readonly stale: readonly KnownFinding[];
}

const baselineFile = v.object({
  findings: v.array(
    v.object({
      fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/u)),
      ruleId: v.optional(v.string()),
    }),
  ),
});

/**
 * Reads a baseline: what `--format json` wrote in an earlier run, or a hand-made list of fingerprints of the same shape
 * (`{ "findings": [{ "fingerprint": "…" }] }`).
 *
 * @param file the name that messages show
 * @throws UserError where the text is something else
 */
export function parseBaseline(file: string, text: string): readonly KnownFinding[] {
  const parsed = v.safeParse(baselineFile, parseJson(file, text));
  if (parsed.success) return parsed.output.findings;
  const path = v.getDotPath(parsed.issues[0]);
  throw refuse(file, path === null ? "no report of findings" : `${path} is not as in a report of findings`);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    throw refuse(file, "no JSON");
  }
}

function refuse(file: string, cause: string): UserError {
  return new UserError(`${file}: ${cause}; a baseline is what \`lint --format json\` writes`);
}

/** Leaves out findings that are known. */
export function muteKnown(findings: readonly IdentifiedFinding[], known: readonly KnownFinding[]): MutedFindings {
  const listed = new Set(known.map(({ fingerprint }) => fingerprint));
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const fresh = findings.filter(({ fingerprint }) => !listed.has(fingerprint));
  return {
    findings: fresh,
    muted: findings.length - fresh.length,
    stale: known.filter(({ fingerprint }) => !found.has(fingerprint)),
  };
}
