import * as v from "valibot";

import { textLike } from "./text-fields.ts";

/** Some events by name; `*` in a name stands for any characters. At least one. */
export const eventPatterns = v.pipe(
  v.array(textLike(/^[a-z*][A-Za-z0-9_*]*$/u, "the name of an event, in which `*` stands for any characters")),
  v.nonEmpty("expected at least one event"),
);
