/**
 * The thread that emits code: loads its libraries at once, then answers each request with its files.
 *
 * What fails here ends the thread, and {@link startCodeEmitter} passes the error on.
 */
import { type MessagePort, parentPort } from "node:worker_threads";

import { type CodeRequest, emitCode } from "./emit-code.ts";

/** What to emit, and where the files are awaited. */
export interface ThreadRequest {
  readonly request: CodeRequest;
  readonly reply: MessagePort;
}

parentPort?.on("message", ({ request, reply }: ThreadRequest) => {
  void emitCode(request).then((files) => {
    reply.postMessage(files);
  });
});

// A model of nothing goes the whole way, and each library on it is loaded.
const nothing = { modelVersion: 1, id: "", release: "", references: {} } as const;
await emitCode({ artifact: "typescript", model: nothing, options: {} });
