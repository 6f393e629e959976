import type { Change, ChangeKind } from "./change.ts";
import type { ChangeLevel } from "./change-level.ts";
import type { Promised } from "./promise.ts";

/** A row of the table of rules about changes. The first row of a change's kind that takes it gives its verdict. */
export interface ChangeRule {
  /** Kebab-case; never reused. @example "attribute-type-widened" */
  readonly id: string;
  /** One sentence that begins with "Checks that". */
  readonly purpose: string;
  /** One or two sentences of Markdown: why it matters, what to do. */
  readonly explanation: string;
  /** The promises that such a change touches, and what it does to each. */
  readonly promises: Readonly<Partial<Record<Promised, ChangeLevel>>>;
  /** The worst level of its promises. */
  readonly level: ChangeLevel;
  readonly kind: ChangeKind;
  readonly takes: (change: Change) => boolean;
  /** The id of the rule that takes the change back; its own where it is its own mirror; or why it has none. */
  readonly mirror: string | { readonly waiver: string };
}
