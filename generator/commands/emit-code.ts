import { emitCheck } from "../emit/check/emit-check.ts";
import type { EmittedFile } from "../emit/emitted-file.ts";
import { emitTypescript, type TypescriptOptions } from "../emit/typescript/emit-typescript.ts";
import type { Model } from "../model/model.ts";

/** An artifact that is code, with what it is made from. It goes to another thread: plain data. */
export type CodeRequest =
  | { readonly artifact: "typescript"; readonly model: Model; readonly options: TypescriptOptions }
  | {
      readonly artifact: "check";
      readonly model: Model;
      /** The modules of `generator/check/`, paths below that folder. */
      readonly sources: readonly EmittedFile[];
    };

/** Makes an artifact that is code. Both kinds need the same heavy libraries. */
export function emitCode(request: CodeRequest): Promise<readonly EmittedFile[]> {
  return request.artifact === "typescript"
    ? emitTypescript(request.model, request.options)
    : emitCheck(request.model, request.sources);
}
