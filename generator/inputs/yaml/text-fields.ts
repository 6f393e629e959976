import * as v from "valibot";

import { nameOf } from "./closed-object.ts";

/** Control characters: nobody writes them by hand, and they would reach terminals. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A text that is not empty, without control characters; white space around it is cut off. */
export const shortText = v.pipe(
  v.string((issue) => `expected a text, found ${nameOf(issue.input)}; put it in quotes`),
  v.trim(),
  v.nonEmpty("expected a text, found an empty one"),
  v.check((text) => !CONTROL.test(text), "control characters and line breaks are not allowed here"),
);

/** A text of one or more lines, not empty. */
export const longText = v.pipe(
  v.string((issue) => `expected a text, found ${nameOf(issue.input)}; put it in quotes`),
  v.trim(),
  v.nonEmpty("expected a text, found an empty one"),
);

/**
 * A short text of a given form.
 *
 * @param form - What the whole text must match.
 * @param described - The form in words. @example "an identifier such as `actorUserId`"
 */
export function textLike(
  form: RegExp,
  described: string,
): v.SchemaWithPipe<readonly [typeof shortText, v.CheckAction<string, string>]> {
  return v.pipe(
    shortText,
    v.check((text) => form.test(text), `expected ${described}`),
  );
}
