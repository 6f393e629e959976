import { expect, test } from "vitest";

import { runVerb } from "../../generator/commands/run-verb.ts";
import { EXIT_CODE, UserError } from "../../generator/findings/user-error.ts";

async function run(thrown: unknown, env: { readonly [name: string]: string } = {}): Promise<readonly [number, string]> {
  let written = "";
  const stderr = {
    write: (text: string | Uint8Array): boolean => {
      written += String(text);
      return true;
    },
  };
  const code = await runVerb(() => Promise.reject(thrown), { stderr, env });
  return [code, written];
}

test("the verb's own exit code is passed on", async () => {
  const surroundings = { stderr: process.stderr, env: {} };
  expect(await runVerb(() => Promise.resolve(EXIT_CODE.findings), surroundings)).toBe(1);
});

test("a user's mistake is told without a stack, with the exit code it carries", async () => {
  expect(await run(new UserError("p.md:1:2: broken"))).toEqual([3, "p.md:1:2: broken\n"]);
  expect(await run(new UserError("--x", EXIT_CODE.usage))).toEqual([2, "--x\n"]);
});

test("what a page says reaches no terminal unescaped", async () => {
  const [, written] = await run(new UserError("a\u001b[2Jb\u009bc\rd\u202ee\n\tf\u0000"));
  expect(written).toBe("a\\u001b[2Jb\\u009bc\\u000dd\\u202ee\n\tf\\u0000\n");
});

test("a bug is an internal error; its stack shows on demand", async () => {
  const [code, short] = await run(new TypeError("no such thing"));
  expect(code).toBe(4);
  expect(short).toMatch(/^internal error: TypeError: no such thing\nThis is a fault of the program\./u);
  expect(short).not.toContain("    at ");
  const [, long] = await run(new TypeError("no such thing"), { ACTIVITY_LOG_SCHEMA_DEBUG: "1" });
  expect(long).toContain("    at ");
  expect(await run("a text")).toEqual([4, expect.stringMatching(/^internal error: a text\n/u)]);
});
