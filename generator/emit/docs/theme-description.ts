/** A shelf of events that belong together for a reader. */
export interface ThemeDescription {
  /** What events name as their theme. @example "sign-in" */
  readonly key: string;
  /** A heading. @example "Sign-in and sessions" */
  readonly title: string;
  /** A sentence. */
  readonly description: string;
}
