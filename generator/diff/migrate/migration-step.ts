/** What is done to one relation, and why. */
export interface MigrationStep {
  /** Plain text on one line. @example "open_door: a column for doorLuid" */
  readonly title: string;
  /** The changes that cause it, in the words of their messages; our own where names are settled anew without one. */
  readonly causes: readonly string[];
  /** What becomes of values, where not all of them stay as they are; plain text, a line each. */
  readonly notes?: readonly string[];
  readonly statements: readonly string[];
  /** Values would be lost: it is written as a comment unless the user allows it. */
  readonly isDestructive?: boolean;
  /** Digits of values may be lost, which the engine does not show. */
  readonly mayLoseDigits?: boolean;
}

/** Steps of one kind. */
export interface MigrationPart {
  /** Plain text for a heading. */
  readonly title: string;
  readonly steps: readonly MigrationStep[];
}
