import type { Lifecycle } from "../../model/model.ts";
import { rulesOf, type RuleRow, type RulesByKind } from "./rules-of.ts";

type Life = "event" | "attribute";
interface LifeChange {
  readonly before?: Lifecycle;
  readonly after?: Lifecycle;
}
type Row = Omit<RuleRow<"event.lifecycle">, "takes"> & { readonly takes?: (change: LifeChange) => boolean };

const isDiscontinued = (lifecycle: Lifecycle | undefined): boolean => lifecycle?.status === "discontinued";
const isDeprecated = (lifecycle: Lifecycle | undefined): boolean => lifecycle?.status === "deprecated";

/** Events and attributes live and die alike; only the words differ. */
const lifeRows = (life: Life, noun: string): readonly Row[] => [
  {
    id: `${life}-discontinued`,
    purpose: `Checks that no ${noun} ceases to be recorded.`,
    explanation:
      "It is still documented, for records of earlier days, so all that was made compiles and loads. But reports that rest on it " +
      "get nothing new: look for what takes its place.",
    promises: { SOURCE: "compatible", DOCS: "dangerous" },
    mirror: `${life}-resumed`,
    takes: ({ before, after }) => isDiscontinued(after) && !isDiscontinued(before),
  },
  {
    id: `${life}-resumed`,
    purpose: `Checks that no ${noun} is recorded again that was discontinued.`,
    explanation: "New records may hold it again. Types no longer strike it through.",
    promises: { SOURCE: "compatible", DOCS: "compatible" },
    mirror: `${life}-discontinued`,
    takes: ({ before, after }) => isDiscontinued(before) && !isDiscontinued(after),
  },
  {
    id: `${life}-deprecated`,
    purpose: `Checks that no ${noun} becomes deprecated.`,
    explanation:
      "It is still recorded. Editors strike it through, and linters may warn of it: move to what takes its place in time.",
    promises: { SOURCE: "compatible", DOCS: "docs-only" },
    mirror: `${life}-reinstated`,
    takes: ({ before, after }) => isDeprecated(after) && !isDeprecated(before),
  },
  {
    id: `${life}-reinstated`,
    purpose: `Checks that no deprecated ${noun} is as good as others again.`,
    explanation: "Editors no longer strike it through.",
    promises: { SOURCE: "compatible", DOCS: "docs-only" },
    mirror: `${life}-deprecated`,
    takes: ({ before, after }) => isDeprecated(before) && !isDeprecated(after),
  },
  {
    id: `${life}-lifecycle-told-otherwise`,
    purpose: `Checks that the date of a turn in the life of an ${noun}, what takes its place and whether it is a legacy are told as before.`,
    explanation: "What is recorded does not change with it; notes in types, schemas and docs do.",
    promises: { DOCS: "docs-only" },
    mirror: `${life}-lifecycle-told-otherwise`,
  },
];

/** The rules about what is deprecated and discontinued. */
export const LIFECYCLE_RULES: RulesByKind<"event.lifecycle" | "attribute.lifecycle"> = {
  "event.lifecycle": rulesOf("event.lifecycle", lifeRows("event", "event")),
  "attribute.lifecycle": rulesOf("attribute.lifecycle", lifeRows("attribute", "attribute")),
};
