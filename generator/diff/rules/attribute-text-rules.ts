import { comes, leaves, rulesOf, type RulesByKind } from "./rules-of.ts";

/** The rules about what is told of an attribute that no artifact tests. */
export const ATTRIBUTE_TEXT_RULES: RulesByKind<
  "attribute.unit" | "attribute.description" | "attribute.printed" | "attribute.missingIn"
> = {
  "attribute.unit": rulesOf("attribute.unit", [
    {
      id: "attribute-unit-stated",
      purpose: "Checks that the unit of no attribute is stated that was not.",
      explanation: "The numbers are the same; it is told what they count. See whether you took them for that.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-unit-dropped",
      takes: comes,
    },
    {
      id: "attribute-unit-dropped",
      purpose: "Checks that the unit of an attribute is still stated.",
      explanation: "The numbers are the same; it is no longer told what they count.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-unit-stated",
      takes: leaves,
    },
    {
      id: "attribute-unit-replaced",
      purpose: "Checks that an attribute is in the unit that it was in.",
      explanation:
        "Numbers of the same type mean something else: everything compiles, loads and is wrong. Find out from when on, and convert.",
      promises: { DOCS: "breaking" },
      mirror: "attribute-unit-replaced",
    },
  ]),
  "attribute.description": rulesOf("attribute.description", [
    {
      id: "attribute-description-changed",
      purpose: "Checks that an attribute is described in the same words.",
      explanation: "Facts that a text tells have rules of their own; where they report nothing, it is another wording.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-description-changed",
    },
  ]),
  "attribute.printed": rulesOf("attribute.printed", [
    {
      id: "attribute-printed-otherwise",
      purpose: "Checks that a page prints the same word in the place of an attribute's name.",
      explanation: "The name on the wire does not change with it. `explain` tells what each page prints.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-printed-otherwise",
    },
  ]),
  "attribute.missingIn": rulesOf("attribute.missingIn", [
    {
      id: "attribute-missing-on-page",
      purpose: "Checks that a page has every row that it had.",
      explanation:
        "Other pages still have the row: the page of this locale may be older, or lost it. It is documented as before.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-found-on-page",
      takes: comes,
    },
    {
      id: "attribute-found-on-page",
      purpose: "Checks that a page lacks the rows that it lacked.",
      explanation: "The page of this locale has caught up with the others.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-missing-on-page",
    },
  ]),
};
