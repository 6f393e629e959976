import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

import ts from "typescript";
import type { EmittedFile } from "../../../generator/emit/emitted-file.ts";
import type { FileTree } from "../../support/temporary-folders.ts";

/** How a consumer's compiler may find the package. */
export type Resolution = "nodenext" | "bundler";

const GALLERY = fileURLToPath(new URL("../../consumers", import.meta.url));
const RESOLUTIONS: { readonly [R in Resolution]: ts.CompilerOptions } = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};
/** As strict as a consumer can be; the compiler's own library is not checked. */
const STRICT: ts.CompilerOptions = {
  ...{ target: ts.ScriptTarget.ES2022, lib: ["lib.es2022.d.ts"], types: [], noEmit: true, strict: true },
  ...{ isolatedModules: true, verbatimModuleSyntax: true, exactOptionalPropertyTypes: true },
  ...{ noUncheckedIndexedAccess: true, noPropertyAccessFromIndexSignature: true },
  skipDefaultLibCheck: true,
};

/** What a compiler says of a program. */
export interface Checked {
  /** Each error as `file:line TScode`. */
  readonly errors: readonly string[];
  readonly types: number;
  readonly instantiations: number;
}

/** The programs of a folder of the gallery: file name to text. */
export const galleryPrograms = (folder: string = ""): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(GALLERY, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => [name, readFileSync(join(GALLERY, folder, name), "utf8")]),
  );

/** A folder of a consumer: his programs, and the package as npm would install it. */
export const consumerFiles = (
  name: string,
  emitted: readonly EmittedFile[],
  programs: Readonly<Record<string, string>>,
): FileTree => ({
  "package.json": '{ "type": "module" }',
  ...Object.fromEntries(emitted.map(({ path, text }) => [`node_modules/${name}/${path}`, text])),
  ...programs,
  ...Object.fromEntries(
    Object.entries(programs).map(([file, text]) => [file.replace(/\.ts$/u, ".js"), javascriptOf(text)]),
  ),
});

const javascriptOf = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
  }).outputText;

/** What a program says of itself: `// error TS2339` behind a line, `// next line: error TS2366` before it. */
export const expectedErrors = (programs: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(programs).flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const [, next, code] = /\/\/ (next line: )?error (TS\d+)$/u.exec(line) ?? [];
      return code === undefined ? [] : [`${file}:${index + (next === undefined ? 1 : 2)} ${code}`];
    }),
  );

/** Files that a compiler has read once, for all its runs; how it reads them depends on the resolution. */
const READ: { readonly [R in Resolution]: Map<string, ts.SourceFile | undefined> } = {
  nodenext: new Map(),
  bundler: new Map(),
};

/**
 * Type-checks files of a folder, in one program.
 *
 * @param skipLibCheck - true leaves out the package's declarations
 * @returns its errors and what it cost: types and instantiations repeat exactly, on any machine
 */
export function checkFiles(
  folder: string,
  files: readonly string[],
  resolution: Resolution,
  skipLibCheck: boolean = false,
): Checked {
  const options = { ...STRICT, ...RESOLUTIONS[resolution], skipLibCheck };
  const host = ts.createCompilerHost(options, true);
  const read = READ[resolution];
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    options,
    {
      ...host,
      getCurrentDirectory: () => folder,
      getSourceFile: (name, version) => {
        if (!read.has(name)) read.set(name, host.getSourceFile(name, version));
        return read.get(name);
      },
    },
  );
  const errors = ts.getPreEmitDiagnostics(program).map(errorText);
  return { errors, types: program.getTypeCount(), instantiations: program.getInstantiationCount() };
}

function errorText({ file, start = 0, code, messageText }: ts.Diagnostic): string {
  if (file === undefined) return `TS${code} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  return `${basename(file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1} TS${code}`;
}
