import type { Locale } from "../../locales/locale.ts";
import type { NameKind } from "./identifier-shape.ts";

/** What one page prints in the place of the name that is asked for. */
export interface NameWitness {
  readonly locale: Locale;
  readonly printed: string;
}

/** One name to be decided: a row's or an event's. */
export interface NameQuestion {
  readonly kind: NameKind;
  readonly witnesses: readonly NameWitness[];
  /** The name that a lead paragraph repeats; events only. */
  readonly leads: readonly string[];
  /** The same for questions with the same witnesses and leads. */
  readonly key: string;
}
