import { differsInCaseOnly } from "./differs-in-case-only.ts";
import { comes, leaves, rulesOf, type RulesByKind } from "./rules-of.ts";

/** The rules about attributes as such: that they are there, what they are called, and which tables list them. */
export const ATTRIBUTE_RULES: RulesByKind<"attribute" | "attribute.name" | "attribute.listedIn"> = {
  attribute: rulesOf("attribute", [
    {
      id: "required-attribute-added",
      purpose: "Checks that there is no new attribute that records must have.",
      explanation: "Schemas refuse records that lack it, so also those of before. Its column must be added to tables.",
      promises: { SOURCE: "compatible", SCHEMA: "breaking", STORAGE: "compatible" },
      mirror: "required-attribute-removed",
      takes: (change) => comes(change) && change.after?.presence === "always",
    },
    {
      id: "required-attribute-removed",
      purpose: "Checks that every attribute that records must have is still documented.",
      explanation:
        "Code that reads it no longer compiles, and the strict schema refuses records that have it. Its column stays, and gets " +
        "no more values. Where an attribute came at the same time it may have another name: `docs-input/renames.yaml` says so.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "required-attribute-added",
      takes: (change) => leaves(change) && change.before?.presence === "always",
    },
    {
      id: "attribute-added",
      purpose: "Checks that there is no new attribute.",
      explanation:
        "Tables that were made before hold the new rows, but not the new value: its column must be added, at the end. The strict " +
        "schema takes it from now on.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "attribute-removed",
      takes: comes,
    },
    {
      id: "attribute-removed",
      purpose: "Checks that every attribute is still documented.",
      explanation:
        "Code that reads it no longer compiles, and the strict schema refuses records that have it. Its column stays, and gets " +
        "no more values. Where an attribute came at the same time it may have another name: `docs-input/renames.yaml` says so.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "attribute-added",
    },
  ]),
  "attribute.name": rulesOf("attribute.name", [
    {
      id: "attribute-case-changed",
      purpose: "Checks that the name of an attribute is in the same upper and lower case.",
      explanation:
        "Records are read letter by letter, so code and views miss the attribute. In engines that fold case its column keeps its " +
        "name; in others, with columns in camel case, it does not: see the migration.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "dangerous" },
      mirror: "attribute-case-changed",
      takes: differsInCaseOnly,
    },
    {
      id: "attribute-renamed",
      purpose: "Checks that an attribute is called as before.",
      explanation:
        "Code that reads it no longer compiles; the old column gets no more values until it is renamed, with what it holds. Where " +
        "it is likely only, `docs-input/renames.yaml` confirms or denies that both are the same attribute.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "dangerous" },
      mirror: "attribute-renamed",
    },
  ]),
  "attribute.listedIn": rulesOf("attribute.listedIn", [
    {
      id: "attribute-moved-to-common",
      purpose: "Checks that an attribute of some events does not become one of every event.",
      explanation: "The events that had it have it still; tables of the others get a column.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "attribute-moved-to-events",
      takes: ({ after }) => after === "common",
    },
    {
      id: "attribute-moved-to-events",
      purpose: "Checks that an attribute of every event does not become one of some events.",
      explanation:
        "Code that reads it of any event no longer compiles, and the strict schema refuses it in events that no longer list it. " +
        "Their columns stay, and get no more values.",
      promises: { SOURCE: "breaking", SCHEMA: "dangerous", STORAGE: "compatible" },
      mirror: "attribute-moved-to-common",
    },
  ]),
};
