/** What is done to one relation, and why. */
export interface MigrationStep {
  /** Plain text on one line. @example "open_door: a column for doorLuid" */
  readonly title: string;
  /** The changes that cause it, in the words of their messages; our own where names are settled anew without one. */
  readonly causes: readonly string[];
  readonly statements: readonly string[];
  /** Values would be lost: it is written as a comment unless the user allows it. */
  readonly isDestructive?: boolean;
}

/** Steps of one kind. */
export interface MigrationPart {
  /** Plain text for a heading. */
  readonly title: string;
  readonly steps: readonly MigrationStep[];
}
