import { PassThrough } from "node:stream";

import { expect, test } from "vitest";

import { startProgress } from "../../generator/commands/progress.ts";

async function shown(properties: { readonly isTTY: boolean; readonly TERM: string }): Promise<string> {
  const chunks: string[] = [];
  const stream = Object.assign(new PassThrough(), {
    isTTY: properties.isTTY,
    columns: 80,
    cursorTo: () => true,
    clearLine: () => true,
    moveCursor: () => true,
  });
  stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  const surroundings = { stream: stream as unknown as NodeJS.WriteStream, env: { TERM: properties.TERM } };
  const progress = await startProgress(2, surroundings);
  progress.step("reading pages");
  progress.step("writing files");
  progress.stop();
  return chunks.join("");
}

test("a terminal shows each step, without colours", async () => {
  const text = await shown({ isTTY: true, TERM: "xterm-256color" });
  expect(text).toContain("1/2 reading pages");
  expect(text).toContain("2/2 writing files");
  expect(text).not.toContain("\u001b[3");
});

test.each([
  { isTTY: false, TERM: "xterm" },
  { isTTY: true, TERM: "dumb" },
])("nothing is shown for %j", async (properties) => {
  expect(await shown(properties)).toBe("");
});
