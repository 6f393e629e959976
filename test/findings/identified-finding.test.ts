import { expect, test } from "vitest";

import type { Finding } from "../../generator/findings/finding.ts";
import { identifyFindings } from "../../generator/findings/identified-finding.ts";
import { at } from "../report/report-input.ts";

const finding: Finding = {
  ruleId: "odd-door",
  level: "warning",
  message: "odd",
  locations: [at("folder/a.md", 1, 1)],
  subject: { page: "current pt-br site", event: "e", attribute: "a", printed: "p", expected: "x" },
};

const fingerprint = (changed: Partial<Finding>): string =>
  identifyFindings([{ ...finding, ...changed }])[0]?.fingerprint ?? "";

test("a fingerprint is 16 hex digits that stay", () => {
  expect(fingerprint({})).toBe("2eaee6722c456f6e");
});

test.each([
  ["another line", { locations: [at("folder/a.md", 7, 9)] }],
  ["another file", { locations: [at("other/b.md", 1, 1)] }],
  ["other words", { message: "strange" }],
  ["another level", { level: "info" }],
  ["new evidence", { subject: { ...finding.subject, expected: "y" } }],
] as const)("%s changes nothing", (_, changed) => {
  expect(fingerprint(changed)).toBe(fingerprint({}));
});

test.each([
  ["another rule", { ruleId: "even-door" }],
  ["another page", { subject: { ...finding.subject, page: "next pt-br site" } }],
  ["another event", { subject: { ...finding.subject, event: "f" } }],
  ["another row", { subject: { ...finding.subject, attribute: "b" } }],
  ["another text", { subject: { ...finding.subject, printed: "q" } }],
  ["a text in another place", { subject: { page: "current pt-br site", event: "e", attribute: "p", printed: "a" } }],
] as const)("%s is another finding", (_, changed) => {
  expect(fingerprint(changed)).not.toBe(fingerprint({}));
});

test("equal findings are told apart by their order; the first keeps its fingerprint", () => {
  const prints = identifyFindings([finding, finding, finding]).map((identified) => identified.fingerprint);
  expect(new Set(prints).size).toBe(3);
  expect(prints[0]).toBe(fingerprint({}));
});

test("what is about no page is known by the name of its file, wherever that lies", () => {
  const about = (file: string): string => {
    const [identified] = identifyFindings([
      { ruleId: "odd-door", level: "info", message: "", locations: [at(file, 1, 1)] },
    ]);
    return identified?.fingerprint ?? "";
  };
  expect(about("x/a.md")).toBe(about("y/a.md"));
  expect(about("x/a.md")).not.toBe(about("x/b.md"));
});
