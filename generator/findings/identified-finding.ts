import { createHash } from "node:crypto";

import type { Finding } from "./finding.ts";

/** A finding with its identity. */
export interface IdentifiedFinding extends Finding {
  /** 16 hex digits: the same in every run until the fault itself is mended or changes. */
  readonly fingerprint: string;
}

const LENGTH = 16;

/**
 * Gives each finding its fingerprint: a hash of the rule and of what the finding is about. Lines, messages and the
 * folder in which a page lies are no part of it, so that an edit elsewhere on the page changes nothing. Findings of the
 * same rule on the same subject are told apart by their order.
 *
 * @param findings all findings of a run, in the order of their places
 */
export function identifyFindings(findings: readonly Finding[]): readonly IdentifiedFinding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = identityOf(finding);
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return { ...finding, fingerprint: hash(ordinal === 0 ? key : `${key}\n${ordinal}`) };
  });
}

function identityOf({ ruleId, subject, locations }: Finding): string {
  const { page, event, attribute, printed } = subject ?? {};
  // What is about no page, such as an override, is told by the name of its file.
  const place = page ?? locations[0]?.file.split("/").at(-1);
  return JSON.stringify([ruleId, place, event, attribute, printed].map((part) => part ?? null));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, LENGTH);
}
