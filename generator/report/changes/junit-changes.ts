import type { ChangeLevel } from "../../diff/change-level.ts";
import type { JudgedChange } from "../../diff/judged-change.ts";
import { groupBy } from "../../emit/group-by.ts";
import { xmlText } from "../xml-text.ts";
import { groupChanges } from "./change-group.ts";
import { isChangeAtLeast } from "./change-levels.ts";
import type { ChangesContext } from "./changes-context.ts";
import { messageOf } from "./github-changes.ts";

/**
 * A report as JUnit's XML: a test for each rule, which fails where one of its changes makes the run fail. Changes below that
 * level are its output.
 */
export function junitChanges(changes: readonly JudgedChange[], { tool, rules, failOn }: ChangesContext): string {
  const byRule = groupBy(changes, ({ rule }) => rule.id);
  const ids = [...new Set([...rules.map(({ id }) => id), ...byRule.keys()])];
  const failing = new Set(changes.filter(({ level }) => isChangeAtLeast(level, failOn)).map(({ rule }) => rule.id));
  const counts = `tests="${ids.length}" failures="${failing.size}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xmlText(tool.name)}" ${counts}>`,
    `  <testsuite name="diff" ${counts}>`,
    ...ids.map((id) => testCase(id, byRule.get(id) ?? [], failOn)),
    "  </testsuite>",
    "</testsuites>\n",
  ].join("\n");
}

function testCase(id: string, changes: readonly JudgedChange[], failOn: ChangeLevel): string {
  const open = `    <testcase classname="diff" name="${xmlText(id)}"`;
  if (changes.length === 0) return `${open}/>`;
  const passing = changes.filter(({ level }) => !isChangeAtLeast(level, failOn));
  const output = passing.length === 0 ? "" : `<system-out>${linesOf(passing)}</system-out>`;
  return `${open}>${failure(changes.filter(({ level }) => isChangeAtLeast(level, failOn)))}${output}</testcase>`;
}

function failure(failing: readonly JudgedChange[]): string {
  const [first] = failing;
  if (first === undefined) return "";
  const count = failing.length === 1 ? "1 change" : `${failing.length} changes`;
  return `<failure type="${first.level}" message="${count}">${linesOf(failing)}</failure>`;
}

/** Line ends are ours, and no text has any. */
function linesOf(changes: readonly JudgedChange[]): string {
  return groupChanges(changes)
    .map((group) => xmlText(messageOf(group)))
    .join("\n");
}
