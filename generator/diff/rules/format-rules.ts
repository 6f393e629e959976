import type { Format } from "../../model/model.ts";
import { rulesOf, type RulesByKind } from "./rules-of.ts";

/** What a format does: `column`: it has a column type of its own, and is tested; `text`: it is tested; `note`: neither. */
const EFFECTS: { readonly [F in Format]: "column" | "text" | "note" } = {
  "date-time": "column",
  uuid: "column",
  ip: "text",
  email: "text",
  uri: "text",
  json: "text",
  "comma-list": "note",
};

const effectOf = (format: Format | undefined) => (format === undefined ? "note" : EFFECTS[format]);
const turns =
  (from: "column" | "text" | "note", to: "column" | "text" | "note") =>
  ({ before, after }: { readonly before?: Format; readonly after?: Format }): boolean =>
    effectOf(before) === from && effectOf(after) === to;

/** What all explanations of formats that are tested end with. */
const TESTED = "A validator that tests formats refuses records that it took; one that does not, takes them.";
const RETYPED = "A column for times or UUIDs takes no other text: the migration retypes it.";
const CONVERTED = "A column of text takes the new values; the migration may retype it.";

/** The rules about formats of text. */
export const FORMAT_RULES: RulesByKind<"attribute.format"> = {
  "attribute.format": rulesOf("attribute.format", [
    {
      id: "attribute-column-format-stated",
      purpose: "Checks that no text becomes a time or a UUID.",
      explanation: `${TESTED} ${CONVERTED}`,
      promises: { SCHEMA: "dangerous", STORAGE: "dangerous" },
      mirror: "attribute-column-format-dropped",
      takes: turns("note", "column"),
    },
    {
      id: "attribute-column-format-dropped",
      purpose: "Checks that no time or UUID becomes text of no format.",
      explanation: RETYPED,
      promises: { SCHEMA: "compatible", STORAGE: "breaking" },
      mirror: "attribute-column-format-stated",
      takes: turns("column", "note"),
    },
    {
      id: "attribute-column-format-tightened",
      purpose: "Checks that no text of another format becomes a time or a UUID.",
      explanation: `${TESTED} ${CONVERTED}`,
      promises: { SCHEMA: "dangerous", STORAGE: "dangerous" },
      mirror: "attribute-column-format-loosened",
      takes: turns("text", "column"),
    },
    {
      id: "attribute-column-format-loosened",
      purpose: "Checks that no time or UUID becomes text of another format.",
      explanation: `${TESTED} ${RETYPED}`,
      promises: { SCHEMA: "dangerous", STORAGE: "breaking" },
      mirror: "attribute-column-format-tightened",
      takes: turns("column", "text"),
    },
    {
      id: "attribute-column-format-replaced",
      purpose: "Checks that no time becomes a UUID, and no UUID a time.",
      explanation: `${TESTED} ${RETYPED}`,
      promises: { SCHEMA: "dangerous", STORAGE: "breaking" },
      mirror: "attribute-column-format-replaced",
      takes: turns("column", "column"),
    },
    {
      id: "attribute-text-format-stated",
      purpose: "Checks that no text is told to be of a format that it was not told to be of.",
      explanation: `${TESTED} Its column stays text.`,
      promises: { SCHEMA: "dangerous" },
      mirror: "attribute-text-format-dropped",
      takes: turns("note", "text"),
    },
    {
      id: "attribute-text-format-dropped",
      purpose: "Checks that text that was told to be of a format still is.",
      explanation: "Schemas take any text from now on. Its column stays text.",
      promises: { SCHEMA: "compatible" },
      mirror: "attribute-text-format-stated",
      takes: turns("text", "note"),
    },
    {
      id: "attribute-text-format-replaced",
      purpose: "Checks that text is of the format that it was of.",
      explanation: `${TESTED} Its column stays text.`,
      promises: { SCHEMA: "dangerous" },
      mirror: "attribute-text-format-replaced",
      takes: turns("text", "text"),
    },
    {
      id: "attribute-list-format-changed",
      purpose: "Checks that it is told of the same attributes that they hold a list with commas.",
      explanation: "Nothing tests such a list, and its column is text with it and without.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-list-format-changed",
    },
  ]),
};
