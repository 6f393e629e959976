import type { Finding } from "../findings/finding.ts";
import { formatLocation } from "../findings/format-location.ts";
import { isAtLeast, type Level } from "../findings/level.ts";
import { groupBy } from "../emit/group-by.ts";
import type { ReportContext } from "./report-context.ts";
import { xmlText } from "./xml-text.ts";

/**
 * A report as JUnit's XML: a suite for each rule, a test for each of its findings. A finding that makes the run fail is a
 * failure, any other a skipped test; a rule without findings is one test that passes.
 */
export function junitReport(findings: readonly Finding[], { tool, rules, failOn }: ReportContext): string {
  const byRule = groupBy(findings, ({ ruleId }) => ruleId);
  const ids = new Set([...rules.map(({ id }) => id), ...byRule.keys()]);
  const suites = [...ids].map((id) => suite(id, byRule.get(id) ?? [], failOn));
  const tests = [...ids].reduce((sum, id) => sum + Math.max(1, byRule.get(id)?.length ?? 0), 0);
  const counts = `tests="${tests}" failures="${failing(findings, failOn).length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xmlText(tool.name)}" ${counts}>`,
    ...suites,
    "</testsuites>\n",
  ].join("\n");
}

function failing(findings: readonly Finding[], failOn: Level): readonly Finding[] {
  return findings.filter(({ level }) => isAtLeast(level, failOn));
}

function suite(ruleId: string, findings: readonly Finding[], failOn: Level): string {
  const failures = failing(findings, failOn).length;
  const counts = `tests="${Math.max(1, findings.length)}" failures="${failures}" skipped="${findings.length - failures}"`;
  const passed = `    <testcase classname="${xmlText(ruleId)}" name="no findings"/>`;
  const cases = findings.length === 0 ? [passed] : findings.map((finding) => testCase(finding, failOn));
  return [`  <testsuite name="${xmlText(ruleId)}" ${counts}>`, ...cases, "  </testsuite>"].join("\n");
}

function testCase({ ruleId, level, message, locations }: Finding, failOn: Level): string {
  const [first] = locations;
  const place = first === undefined ? "" : formatLocation(first);
  const outcome = isAtLeast(level, failOn)
    ? `<failure type="${level}" message="${xmlText(message)}">${xmlText(`${place} ${message}`)}</failure>`
    : `<skipped message="${xmlText(`${level}: ${message}`)}"/>`;
  const file = first === undefined ? "" : ` file="${xmlText(first.file)}" line="${first.start.line}"`;
  const name = `${place} ${message}`.trim();
  return `    <testcase classname="${xmlText(ruleId)}" name="${xmlText(name)}"${file}>${outcome}</testcase>`;
}
