import { comes, rulesOf, type RulesByKind } from "./rules-of.ts";

/** The rules about a reference as a whole, and about the pages it rests on. */
export const SCOPE_RULES: RulesByKind<
  "scope" | "scope.product" | "scope.documentedIn" | "page" | "page.url" | "page.contentHash"
> = {
  scope: rulesOf("scope", [
    {
      id: "scope-added",
      purpose: "Checks that the release documents no scope that was not documented before.",
      explanation:
        "Types, schemas and tables for its events come beside those that are there; nothing else is touched.",
      promises: { SOURCE: "compatible", SCHEMA: "compatible", STORAGE: "compatible" },
      mirror: "scope-removed",
      takes: comes,
    },
    {
      id: "scope-removed",
      purpose: "Checks that every scope that was documented still is.",
      explanation:
        "The types, the schemas and the tables of all its events are no longer made. Pages that were not read look the same: " +
        "see whether the release lacks them or the folder does.",
      promises: { SOURCE: "breaking", SCHEMA: "breaking", STORAGE: "compatible" },
      mirror: "scope-added",
    },
  ]),
  "scope.product": rulesOf("scope.product", [
    {
      id: "scope-product-changed",
      purpose: "Checks that a scope is documented for the same product.",
      explanation:
        "The pages of Cloud and Server list other events and attributes: what is added and removed beside this may be the " +
        "difference between products, not between releases.",
      promises: { DOCS: "dangerous" },
      mirror: "scope-product-changed",
    },
  ]),
  "scope.documentedIn": rulesOf("scope.documentedIn", [
    {
      id: "scope-release-changed",
      purpose: "Checks that the pages of a scope are of the same release.",
      explanation:
        "Where a release lacks the pages of a scope, those of another one stand in for them. No fact is another because of it.",
      promises: { DOCS: "docs-only" },
      mirror: "scope-release-changed",
    },
  ]),
  page: rulesOf("page", [
    {
      id: "page-added",
      purpose: "Checks that the model rests on no page in a further locale.",
      explanation: "More pages make names and types surer. What the page itself says of events is told by other rules.",
      promises: { DOCS: "docs-only" },
      mirror: "page-removed",
      takes: comes,
    },
    {
      id: "page-removed",
      purpose: "Checks that the model still rests on the pages of all locales.",
      explanation: "Names and types rest on fewer pages. Facts that this page alone told are reported by other rules.",
      promises: { DOCS: "docs-only" },
      mirror: "page-added",
    },
  ]),
  "page.url": rulesOf("page.url", [
    {
      id: "page-address-changed",
      purpose: "Checks that a page is at the same address.",
      explanation: "Links to it may lead nowhere. See whether `sources.yaml` names the new one.",
      promises: { DOCS: "docs-only" },
      mirror: "page-address-changed",
    },
  ]),
  "page.contentHash": rulesOf("page.contentHash", [
    {
      id: "page-content-changed",
      purpose: "Checks that a page has the content hash that it had.",
      explanation:
        "The publisher changed something on the page. Where nothing else is reported, it was text or layout, not facts.",
      promises: { DOCS: "docs-only" },
      mirror: "page-content-changed",
    },
  ]),
};
