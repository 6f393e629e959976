/**
 * How the parts of a sentence that are not ours are written in one kind of text: escaped for it, and marked up as it
 * can. The sentences themselves are the same in every artifact.
 */
export interface FactWording {
  /** A value, a code or an identifier. */
  readonly code: (text: string) => string;
  /** A label or a condition. */
  readonly text: (text: string) => string;
  /** The name of an event. */
  readonly event: (name: string) => string;
  /** A value and what it means. */
  readonly labelled: (value: string, label: string) => string;
  /** A word of ours that should catch the eye. */
  readonly strong: (word: string) => string;
}

const STARTS_WITH_NUMBER = /^-?[0-9]/;

const asItIs = (text: string): string => text;
const inBackticks = (text: string): string => `\`${text}\``;

/** For descriptions in JSON Schema and for TSDoc, which escapes the whole comment later. */
export const BACKTICK_WORDING: FactWording = {
  code: inBackticks,
  text: asItIs,
  event: inBackticks,
  labelled: (value, label) => `\`${value}\` (${label})`,
  strong: asItIs,
};

/** For comments in a database, where no one renders markup. */
export const PLAIN_WORDING: FactWording = {
  code: asItIs,
  text: asItIs,
  event: asItIs,
  labelled: (value, label) => (STARTS_WITH_NUMBER.test(value) ? `${value} = ${label}` : `${value} (${label})`),
  strong: asItIs,
};
