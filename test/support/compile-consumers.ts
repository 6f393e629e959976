import { posix } from "node:path";
import ts from "typescript";
import type { EmittedFile } from "../../generator/emit/emitted-file.ts";

/** How a consumer's compiler may find the package. */
export type Resolution = "nodenext" | "bundler";

const OPTIONS: { readonly [R in Resolution]: ts.CompilerOptions } = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};
/** The compiler's own library, parsed once for all runs; how depends on the resolution. */
const LIBRARY: { readonly [R in Resolution]: Map<string, ts.SourceFile | undefined> } = {
  nodenext: new Map(),
  bundler: new Map(),
};
const ROOT = "/consumer";
const PACKAGE = `${ROOT}/node_modules/log`;

/** A type-checked program of consumers and the package they import as `log`. */
export interface Consumers {
  /** All errors, each as `file:line TScode message`. */
  readonly errors: readonly string[];
  /** The package's declarations, as the compiler has read them. */
  readonly declarations: ts.SourceFile;
}

/**
 * Type-checks programs against emitted types, as strict as a consumer can be, all in one compiler run.
 *
 * @param emitted - what `emitTypescript` gave
 * @param programs - file name, with `.ts`, to text
 */
export function compileConsumers(
  emitted: readonly EmittedFile[],
  programs: Readonly<Record<string, string>>,
  resolution: Resolution,
): Consumers {
  const files = new Map<string, string>([
    [`${ROOT}/package.json`, '{ "type": "module" }'],
    [
      `${PACKAGE}/package.json`,
      '{ "name": "log", "type": "module", "exports": { "types": "./typescript/index.d.ts" } }',
    ],
    ...emitted.map(({ path, text }): [string, string] => [`${PACKAGE}/${path}`, text]),
    ...Object.entries(programs).map(([name, text]): [string, string] => [`${ROOT}/${name}`, text]),
  ]);
  const options: ts.CompilerOptions = {
    ...OPTIONS[resolution],
    ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts"], types: [], noEmit: true },
    ...{ strict: true, isolatedModules: true, exactOptionalPropertyTypes: true },
    // The package is declarations too, and is checked; the compiler's own library takes far longer and is not in question.
    ...{ skipLibCheck: false, skipDefaultLibCheck: true },
  };
  const index = `${PACKAGE}/typescript/index.d.ts`;
  const roots = [index, ...Object.keys(programs).map((name) => `${ROOT}/${name}`)];
  const program = ts.createProgram(roots, options, hostOf(files, options, LIBRARY[resolution]));
  const declarations = program.getSourceFile(index);
  if (declarations === undefined) throw new Error("nothing was emitted at typescript/index.d.ts");
  return { errors: ts.getPreEmitDiagnostics(program).map(errorText), declarations };
}

/** The disk for the compiler's own library, memory for everything else. */
function hostOf(
  files: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  parsed: Map<string, ts.SourceFile | undefined>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const library = posix.dirname(host.getDefaultLibFileName(options));
  const onDisk = (name: string): boolean => name.startsWith(library);
  return {
    ...host,
    getCurrentDirectory: () => ROOT,
    fileExists: (name) => files.has(name) || (onDisk(name) && host.fileExists(name)),
    directoryExists: (name) => [...files.keys()].some((file) => file.startsWith(`${name}/`)),
    readFile: (name) => files.get(name) ?? (onDisk(name) ? host.readFile(name) : undefined),
    getSourceFile: (name, version) => {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version, true);
      if (!onDisk(name)) return undefined;
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, version));
      return parsed.get(name);
    },
    realpath: (name) => name,
  };
}

function errorText({ file, start = 0, code, messageText }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, " ");
  if (file === undefined) return `TS${code} ${message}`;
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${posix.basename(file.fileName)}:${line + 1} TS${code} ${message}`;
}
