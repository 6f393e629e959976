import { spawnSync } from "node:child_process";

import { expect, test } from "vitest";

import { runCommand } from "../../support/run-command.ts";

const HELP = "Help: activity-log-schema --help\n";

test("help goes to stdout, names every verb and option, and is English whatever the machine's locale", () => {
  const { code, stdout, stderr } = runCommand(["generate", "--help"], { LANG: "pt_BR.UTF-8", LC_ALL: "pt_BR.UTF-8" });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const options = [...stdout.matchAll(/^ {2}(--[a-z]+) /gmu)].map(([, option]) => option);
  expect(options).toEqual(
    [
      "help",
      "version",
      "docs",
      "out",
      "release",
      "only",
      "descriptions",
      "integers",
      "naming",
      "templates",
      "check",
    ].map((name) => `--${name}`),
  );
  expect(stdout).toContain("Show help");
});

test("the version is the package's", () => {
  expect(runCommand(["--version"])).toEqual({ code: 0, stdout: "0.1.0\n", stderr: "" });
});

test.each([
  [[], `Name a verb.\n${HELP}`],
  [["generat"], `Did you mean generate?\n${HELP}`],
  [["generate", "--ot", "x"], `Unknown argument: ot\n${HELP}`],
  [["generate", "stray"], `Unknown argument: stray\n${HELP}`],
  [["generate", "--out"], `Not enough arguments following: out\n${HELP}`],
  [["generate", "--out", "a", "--out", "b"], "--out may be given only once\n"],
  [["generate", "--templates", ""], "--templates needs a value\n"],
])("%j is wrong usage", (args, stderr) => {
  expect(runCommand(args)).toEqual({ code: 2, stdout: "", stderr });
});

test("a word that is not among the choices is wrong usage, and the choices are told", () => {
  const { code, stderr } = runCommand(["generate", "--only", "xml"]);
  expect(code).toBe(2);
  expect(stderr).toContain('Given: "xml", Choices: "typescript", "json-schema", "sql", "docs", "csv"');
});

test("a reader that leaves early is no error", () => {
  const line = `"$0" bin/activity-log-schema.js generate --help | true; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", line, process.execPath], { encoding: "utf8" });
  expect({ stdout, stderr }).toEqual({ stdout: "0\n", stderr: "" });
});
