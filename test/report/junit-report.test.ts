import { expect, test } from "vitest";

import { junitReport } from "../../generator/report/junit-report.ts";
import { CONTEXT, FINDINGS, HOSTILE } from "./report-input.ts";

test("a suite for each rule; what does not make the run fail is skipped", () => {
  expect(junitReport(FINDINGS.slice(0, 2), CONTEXT)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="activity-log-schema" tests="3" failures="1">
      <testsuite name="twin-door" tests="1" failures="1" skipped="0">
        <testcase classname="twin-door" name="b/pt br.md:9:5 &#34;porta&#34; stands twice" file="b/pt br.md" line="9"><failure type="error" message="&#34;porta&#34; stands twice">b/pt br.md:9:5 &#34;porta&#34; stands twice</failure></testcase>
      </testsuite>
      <testsuite name="odd-door" tests="1" failures="0" skipped="1">
        <testcase classname="odd-door" name="b/pt br.md:3:7 &#34;porta&#34; stands for \`door\`" file="b/pt br.md" line="3"><skipped message="warning: &#34;porta&#34; stands for \`door\`"/></testcase>
      </testsuite>
      <testsuite name="loud-door" tests="1" failures="0" skipped="0">
        <testcase classname="loud-door" name="no findings"/>
      </testsuite>
    </testsuites>
    "
  `);
});

test("--fail-on decides what is a failure", () => {
  const failures = (failOn: "error" | "warning" | "info"): string | undefined =>
    /<testsuites [^>]*failures="(\d+)"/u.exec(junitReport(FINDINGS, { ...CONTEXT, failOn }))?.[1];
  expect([failures("error"), failures("warning"), failures("info")]).toEqual(["1", "2", "3"]);
});

test("texts neither break out of an attribute nor hold what XML forbids", () => {
  const report = junitReport([HOSTILE], { ...CONTEXT, rules: [], failOn: "info" });
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\ufffe\ud800]/u);
  expect(report).not.toMatch(/<b>|<i>|::error::x \| </u);
  expect(report.match(/<[a-z]+/gu)).toEqual(["<testsuites", "<testsuite", "<testcase", "<failure"]);
});
