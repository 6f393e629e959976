import { rulesOf, type RulesByKind } from "./rules-of.ts";

/** The rules about null and absence. What is not stated is read as nullable, and as one that records may lack. */
export const NULL_RULES: RulesByKind<
  "attribute.nullable" | "attribute.nullWhen" | "attribute.presence" | "attribute.absentWhen" | "attribute.default"
> = {
  "attribute.nullable": rulesOf("attribute.nullable", [
    {
      id: "attribute-never-null",
      purpose: "Checks that no attribute becomes one that is never null.",
      explanation:
        "Schemas refuse records in which it is null, so also those of before. Columns take null with it and without.",
      promises: { SOURCE: "compatible", SCHEMA: "breaking", STORAGE: "compatible" },
      mirror: "attribute-maybe-null",
      takes: ({ after }) => after === false,
    },
    {
      id: "attribute-maybe-null",
      purpose: "Checks that an attribute that is never null stays so.",
      explanation: "Code that does not reckon with null no longer compiles. Columns take null with it and without.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "attribute-never-null",
      takes: ({ before }) => before === false,
    },
    {
      id: "attribute-null-stated",
      purpose: "Checks that it is stated of the same attributes that they may be null.",
      explanation: "What is not stated is read as nullable, so nothing is another.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-null-stated",
    },
  ]),
  "attribute.nullWhen": rulesOf("attribute.nullWhen", [
    {
      id: "attribute-null-condition-changed",
      purpose: "Checks that it is told in the same words when an attribute is null.",
      explanation: "Nothing tests the condition: read whether your queries rest on it.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-null-condition-changed",
    },
  ]),
  "attribute.presence": rulesOf("attribute.presence", [
    {
      id: "attribute-always-there",
      purpose: "Checks that no attribute becomes one that records must have.",
      explanation:
        "Schemas refuse records that lack it, so also those of before. Code that makes records must give it.",
      promises: { SOURCE: "compatible", SCHEMA: "breaking", STORAGE: "compatible" },
      mirror: "attribute-maybe-absent",
      takes: ({ after }) => after === "always",
    },
    {
      id: "attribute-maybe-absent",
      purpose: "Checks that an attribute that records must have stays so.",
      explanation: "Code that does not reckon with its absence no longer compiles.",
      promises: { SOURCE: "breaking", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "attribute-always-there",
      takes: ({ before }) => before === "always",
    },
    {
      id: "attribute-absence-stated",
      purpose: "Checks that it is stated of the same attributes that records may lack them.",
      explanation: "What is not stated is read as one that records may lack, so nothing is another.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-absence-stated",
    },
  ]),
  "attribute.absentWhen": rulesOf("attribute.absentWhen", [
    {
      id: "attribute-absence-condition-changed",
      purpose: "Checks that it is told in the same words when records lack an attribute.",
      explanation: "Nothing tests the condition: read whether your queries rest on it.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-absence-condition-changed",
    },
  ]),
  "attribute.default": rulesOf("attribute.default", [
    {
      id: "attribute-default-stated",
      purpose: "Checks that no attribute is told to have a default.",
      explanation: "It tells what is meant where records give nothing; no artifact fills it in.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-default-dropped",
      takes: ({ before }) => before === undefined,
    },
    {
      id: "attribute-default-dropped",
      purpose: "Checks that an attribute that is told to have a default still is.",
      explanation:
        "Where queries put the default in the place of nothing, see whether they still may; no artifact fills it in.",
      promises: { DOCS: "docs-only" },
      mirror: "attribute-default-stated",
      takes: ({ after }) => after === undefined,
    },
    {
      id: "attribute-default-replaced",
      purpose: "Checks that an attribute has the default that it had.",
      explanation:
        "Records that give nothing mean something else from now on, and nothing in them tells. Whether that matters depends on " +
        "who fills the default in: look at your queries.",
      promises: { DOCS: "dangerous" },
      mirror: "attribute-default-replaced",
    },
  ]),
};
