import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import type { JsonReport } from "../../../generator/report/json-report.ts";
import { pageFile } from "../../lint/lint-pages.ts";
import { runCommand } from "../../support/run-command.ts";

const folder = mkdtempSync(join(realpathSync(tmpdir()), "lint-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const page = (rows: readonly string[]): string => pageFile("en-us", { events: { sign_in: rows } }).text;
const clean = write("clean.md", page(["reason", "userId"]));
const twins = write("twins.md", page(["reason", "reason: integer", "userId: sring"]));

test("a clean page exits 0", () => {
  expect(runCommand(["lint", "--docs", clean])).toEqual({ code: 0, stdout: "no findings\n", stderr: "" });
});

test("an error exits 1; findings go to stdout, by a path from where the command runs", () => {
  const { code, stdout, stderr } = runCommand(["lint", "--docs", twins]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout.split("\n")).toEqual([
    expect.stringMatching(/^\/.*\/twins\.md:\d+:\d+ error duplicate-attribute "reason" stands twice/u),
    expect.stringMatching(/^\/.*\/twins\.md:\d+:\d+ warning odd-type-word "sring" is read as string$/u),
    "",
    "2 findings: 1 error, 1 warning",
    "",
  ]);
});

test("--fail-on moves the level", () => {
  const odd = write("odd.md", page(["reason: sring"]));
  expect(runCommand(["lint", "--docs", odd]).code).toBe(0);
  expect(runCommand(["lint", "--docs", odd, "--fail-on", "warning"]).code).toBe(1);
});

test("a name that is not proved is a finding, no refusal", () => {
  const unproved = write("unproved.md", pageFile("pt-br", { events: { sign_in: ["ID do token"] } }).text);
  const { code, stdout } = runCommand(["lint", "--docs", unproved, "--format", "github"]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^::error file=.*title=unresolved-name::no page proves the name: pt-br "ID do token"\n$/u);
});

test("a page that cannot be read is refused, with nothing on stdout", () => {
  const broken = write("broken.md", page(["reason"]).slice(0, -20));
  const { code, stdout, stderr } = runCommand(["lint", "--docs", broken, "--format", "json"]);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  expect(stderr).toContain("broken.md");
});

test("a report in JSON is a baseline: it mutes what it lists, also after an edit elsewhere, and tells what is gone", () => {
  const report = runCommand(["lint", "--docs", twins, "--format", "json"]).stdout;
  const baseline = write("baseline.json", report);
  const edited = ["lint", "--docs", write("edited.md", page(["createdAt", "reason", "reason: integer"])), "--baseline"];
  const [gone] = (JSON.parse(report) as JsonReport).findings.filter(({ ruleId }) => ruleId === "odd-type-word");
  expect(runCommand([...edited, baseline])).toEqual({
    code: 0,
    stdout: "no findings\n",
    stderr: [
      `${baseline}: 1 known finding left out`,
      `${baseline}: 1 listed but found no more; remove them or make the file anew:`,
      `  ${gone?.fingerprint ?? ""} odd-type-word\n`,
    ].join("\n"),
  });
});

test("a baseline that is missing says how to make one", () => {
  const missing = join(folder, "none.json");
  expect(runCommand(["lint", "--docs", clean, "--baseline", missing])).toEqual({
    code: 3,
    stdout: "",
    stderr: `${missing}: not found; make a baseline with \`lint --format json > FILE\`, with the same --docs\n`,
  });
});

test("the project's own pages are looked at where none are named, and lie where their findings say", () => {
  const { code, stdout } = runCommand(["lint", "--format", "sarif"]);
  expect(code).toBe(0);
  expect(stdout).toContain('"uri": "docs-input/current/pt-br/activity_log_schema.md"');
});

test.each([
  [["lint", "--format", "xml"], "Choices:"],
  [["lint", "--fail-on", "note"], "Choices:"],
  [["lint", "--baseline", "a", "--baseline", "b"], "--baseline may be given only once"],
  [["lint", "stray"], "Unknown argument: stray"],
])("%j is wrong usage", (args, message) => {
  const { code, stderr } = runCommand(args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
