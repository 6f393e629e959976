/**
 * What a finding is about, in names that outlive edits elsewhere on the page: fingerprints are made from it, and reports
 * group and tell by it. What does not apply is left out.
 */
export interface Subject {
  /** Release, locale and scope of the page. @example "current pt-br site" */
  readonly page?: string;
  /** The event's heading as the page prints it; its name where the page lacks it. */
  readonly event?: string;
  /** The row's first cell as the page prints it; the attribute's name where the page lacks the row. */
  readonly attribute?: string;
  /** The text that is off, as printed, without its markup. */
  readonly printed?: string;
  /** What should stand in its place. It is no part of the finding's identity: new evidence may change it. */
  readonly expected?: string;
}
