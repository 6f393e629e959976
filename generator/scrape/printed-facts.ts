import type { Location } from "../findings/location.ts";
import type { Format, Unit } from "../model/model.ts";

/**
 * What a description states as fact, in the page's own words. Facts survive distilling: `distill` re-says each in a
 * standard phrase of the locale, and the scraper reads the same facts from it.
 */

/** How a value is set off from the prose around it. */
export type ValueMarkup = "bold" | "code" | "quoted" | "capitals" | "plain";

/** One value as printed, without the colon of a label or the quotes around it: `sucesso`, `TABID_WITH_MFA`. */
export interface PrintedValue {
  readonly text: string;
  readonly markup: ValueMarkup;
  /** Where the text itself stands; where the markup does, for plain words. */
  readonly location: Location;
}

/** One code and its label, a gloss in parentheses left out: `7 = Guest (Invitado)` is 7 and `Guest`. */
export interface PrintedCode {
  readonly code: number;
  readonly label: string;
}

/** What true, false or null means: `True = Privado`. */
export interface PrintedMeaning {
  readonly value: true | false | null;
  readonly label: string;
}

/** The values that a description names. */
export type PrintedValues =
  /** A list of words. `closed`: these and no others; `open`: the text names some; `examples`: "such as". */
  | { readonly kind: "closed" | "open" | "examples"; readonly items: readonly PrintedValue[] }
  /** Numbers with labels. In a `bitmask` they are binary (`100` is 4) and have been converted; `etc` where the list goes on. */
  | { readonly kind: "codes" | "bitmask"; readonly items: readonly PrintedCode[]; readonly etc: boolean }
  /** From `minimum` to `maximum`; `default` where the text marks one of the two as such. */
  | { readonly kind: "range"; readonly minimum: number; readonly maximum: number; readonly default?: number };

/** A statement on null or absence; `conditional` where a condition follows ("if the job was started manually"). */
export interface PrintedCondition {
  readonly conditional: boolean;
  readonly location: Location;
}

/** Where an event or attribute is in its life, as stated. */
export interface PrintedLifecycle {
  readonly status: "deprecated" | "discontinued" | "legacy";
  /** Year and month. @example "2024-10" */
  readonly since?: string;
  /** The anchor of the event that takes its place, without `#`. @example "set-permissions" */
  readonly replacedBy?: string;
  readonly location: Location;
}

/** The facts of one attribute's description. What is not stated is absent. */
export interface AttributeFacts {
  readonly values?: PrintedValues;
  readonly meanings?: readonly PrintedMeaning[];
  /** The value may be null. */
  readonly nullable?: PrintedCondition;
  /** The attribute may be left out. */
  readonly absent?: PrintedCondition;
  readonly unit?: Unit;
  /** Formats that the text names (a timestamp, a UUID, an e-mail address, …); type and name must agree before they count. */
  readonly formats?: readonly Format[];
  /** The text counts in tenths (starts at 1.0 and grows by 0.1). */
  readonly decimals?: boolean;
  /** The value that is meant where none is given. */
  readonly default?: PrintedValue;
  /** Names in code spans and links that are no values: other attributes and events. */
  readonly mentions?: readonly string[];
  /** An attribute that the text says is always there (it may be another one: `granteeId`). */
  readonly alwaysPresent?: readonly string[];
  /** Only events after this month have it. @example "2026-01" */
  readonly since?: string;
  readonly lifecycle?: PrintedLifecycle;
}

/** The facts of the paragraphs under an event's heading. */
export interface EventFacts {
  readonly lifecycle?: PrintedLifecycle;
  /** The REST API gives part of the data. */
  readonly partialInApi?: boolean;
  /** Names in code spans, and anchors of links (without `#`), of other events, in reading order. */
  readonly mentions?: readonly string[];
}
