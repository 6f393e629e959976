/**
 * The phrases in which we ourselves tell facts in a locale, on distilled pages. Short, and no sentence of anybody's.
 * Labels stand before a colon or a list; no two of a locale are alike.
 */
export interface StandardPhrases {
  /** Labels of lists of values. */
  readonly closed: string;
  readonly open: string;
  readonly examples: string;
  readonly codes: string;
  readonly bitmask: string;
  /** The last item of a list of codes that goes on. */
  readonly etc: string;
  /** Label of the lowest and the highest value. */
  readonly range: string;
  /** Label of a list of what true, false and null mean. */
  readonly meanings: string;
  readonly default: string;
  readonly unit: string;
  readonly formats: string;
  readonly alwaysPresent: string;
  /** Labels of a month. */
  readonly since: string;
  readonly deprecated: string;
  readonly discontinued: string;
  readonly legacy: string;
  /** Statements; those with `If` hold under a condition that is not told. */
  readonly nullable: string;
  readonly nullableIf: string;
  readonly absent: string;
  readonly absentIf: string;
  readonly decimals: string;
  readonly partialInApi: string;
}
