/**
 * The thread that emits TypeScript: loads its libraries at once, then answers each model with its files.
 *
 * What fails here ends the thread, and {@link startTypescriptEmitter} passes the error on.
 */
import { type MessagePort, parentPort } from "node:worker_threads";

import { emitTypescript } from "../emit/typescript/emit-typescript.ts";
import type { Model } from "../model/model.ts";

/** A model to emit, and where its files are awaited. */
export interface TypescriptRequest {
  readonly model: Model;
  readonly reply: MessagePort;
}

parentPort?.on("message", ({ model, reply }: TypescriptRequest) => {
  void emitTypescript(model).then((files) => {
    reply.postMessage(files);
  });
});

// A model of nothing goes the whole way, and each library on it is loaded.
await emitTypescript({ modelVersion: 1, id: "", release: "", references: {} });
