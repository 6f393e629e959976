import { MessageChannel, Worker } from "node:worker_threads";

import type { EmittedFile } from "../emit/emitted-file.ts";
import type { ThreadRequest } from "./code-thread.ts";
import { type CodeRequest, emitCode } from "./emit-code.ts";

/** Emits code until it is stopped. */
export interface CodeEmitter {
  readonly emit: (request: CodeRequest) => Promise<readonly EmittedFile[]>;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a thread that emits code. Its libraries take as long to load as all pages to be read, so the two go on side by
 * side; what is emitted is the same as without a thread.
 *
 * From the sources, as in tests, there is no JavaScript that a thread could run: all is then done in this one.
 */
export function startCodeEmitter(): CodeEmitter {
  if (import.meta.url.endsWith(".ts")) return { emit: emitCode, stop: () => Promise.resolve() };
  const thread = new Worker(new URL("./code-thread.js", import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    thread.once("error", reject);
  });
  // It may fail before anyone asks: whoever asks then is told.
  failure.catch(() => undefined);
  return { emit: (request) => ask(thread, request, failure), stop: () => thread.terminate() };
}

/** Each request has a channel of its own, so that no answer is taken for another's; left open, it would keep us alive. */
async function ask(thread: Worker, request: CodeRequest, failure: Promise<never>): Promise<readonly EmittedFile[]> {
  const { port1, port2 } = new MessageChannel();
  const message: ThreadRequest = { request, reply: port2 };
  thread.postMessage(message, [port2]);
  const answer = new Promise<readonly EmittedFile[]>((resolve) => {
    port1.once("message", resolve);
  });
  try {
    return await Promise.race([failure, answer]);
  } finally {
    port1.close();
  }
}
