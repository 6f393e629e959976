import type { AttributeType, StorageType } from "../../model/model.ts";
import { rulesOf, type RulesByKind } from "./rules-of.ts";

interface Turn {
  readonly before?: StorageType;
  readonly after?: StorageType;
}

const isText = (type: StorageType | undefined): boolean => type === "string";
/** Where nothing is stated of the storage, the documented type counts: of such as are stored otherwise, a whole number. */
const isWhole = (type: StorageType | undefined): boolean => type === undefined || type === "integer" || type === "long";
const isDecimal = (type: StorageType | undefined): boolean => type === "float" || type === "number";
const turns =
  (from: AttributeType, to: AttributeType) =>
  ({ before, after }: Turn): boolean =>
    before === from && after === to;
const becomesDecimal = ({ before, after }: Turn): boolean => isWhole(before) && isDecimal(after);
const becomesWhole = ({ before, after }: Turn): boolean => isDecimal(before) && isWhole(after);

/** The rules about types. Whole numbers have columns of 64 bits, whatever they are documented as. */
export const TYPE_RULES: RulesByKind<"attribute.type" | "attribute.storage"> = {
  "attribute.type": rulesOf("attribute.type", [
    {
      id: "attribute-type-widened",
      purpose: "Checks that no `integer` becomes a `long`.",
      explanation: "Types, schemas and columns are the same for both: columns of whole numbers have 64 bits.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "attribute-type-narrowed",
      takes: turns("integer", "long"),
    },
    {
      id: "attribute-type-narrowed",
      purpose: "Checks that no `long` becomes an `integer`.",
      explanation:
        "Stored values may be greater than the new type allows: do not narrow a column of your own before you have looked. " +
        "Columns that this project makes have 64 bits for both.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "breaking" },
      mirror: "attribute-type-widened",
      takes: turns("long", "integer"),
    },
    {
      id: "attribute-type-to-decimal",
      purpose: "Checks that no attribute of whole numbers becomes one of decimals.",
      explanation:
        "A column of whole numbers holds no decimals: the migration retypes it. Types that were generated with `bigint` for whole " +
        "numbers change; with `number` they do not.",
      promises: { SOURCE: "dangerous", SCHEMA: "compatible", STORAGE: "breaking" },
      mirror: "attribute-type-to-whole",
      takes: becomesDecimal,
    },
    {
      id: "attribute-type-to-whole",
      purpose: "Checks that no attribute of decimals becomes one of whole numbers.",
      explanation:
        "Records with decimals are no longer valid, and a column of whole numbers would lose what stored ones have behind the " +
        "point. Types that were generated with `bigint` for whole numbers change.",
      promises: { SOURCE: "dangerous", SCHEMA: "breaking", STORAGE: "breaking" },
      mirror: "attribute-type-to-decimal",
      takes: becomesWhole,
    },
    {
      id: "attribute-type-to-text",
      purpose: "Checks that no number or truth value becomes text.",
      explanation:
        "Code that counts with it no longer compiles, records as before are not valid, and its column takes no text.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking", STORAGE: "breaking" },
      mirror: "attribute-type-from-text",
      takes: ({ after }) => isText(after),
    },
    {
      id: "attribute-type-from-text",
      purpose: "Checks that no text becomes a number or a truth value.",
      explanation:
        "Code that reads text no longer compiles, and records as before are not valid. A column of text takes the new values, but " +
        "what it holds may not convert.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking", STORAGE: "dangerous" },
      mirror: "attribute-type-to-text",
      takes: ({ before }) => isText(before),
    },
    {
      id: "attribute-type-replaced",
      purpose: "Checks that no number becomes a truth value, and no truth value a number.",
      explanation: "Neither code, schemas nor columns for the one take the other.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking", STORAGE: "breaking" },
      mirror: "attribute-type-replaced",
    },
  ]),
  "attribute.storage": rulesOf("attribute.storage", [
    {
      id: "attribute-storage-to-decimal",
      purpose: "Checks that no attribute that is stored as a whole number holds decimals.",
      explanation:
        "The documented type stays, the text shows decimals. A column of whole numbers holds none: the migration retypes it.",
      promises: { SOURCE: "dangerous", SCHEMA: "compatible", STORAGE: "breaking" },
      mirror: "attribute-storage-to-whole",
      takes: becomesDecimal,
    },
    {
      id: "attribute-storage-to-whole",
      purpose: "Checks that no attribute that holds decimals is stored as a whole number.",
      explanation:
        "Records with decimals are no longer valid, and a column of whole numbers would lose what stored ones have.",
      promises: { SOURCE: "dangerous", SCHEMA: "breaking", STORAGE: "breaking" },
      mirror: "attribute-storage-to-decimal",
      takes: becomesWhole,
    },
    {
      id: "attribute-storage-replaced",
      purpose: "Checks that what is stored otherwise than documented is stored in the same way.",
      explanation: "Types, schemas and columns follow what is stored, not what is documented: see the migration.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking", STORAGE: "breaking" },
      mirror: "attribute-storage-replaced",
    },
  ]),
};
