import type { EmittedFile } from "../emitted-file.ts";

/** A relative import of a TypeScript file, as it still stands in declarations. */
const TYPESCRIPT_IMPORT = /(\bfrom "\.{1,2}\/[^"]+)\.ts"/gu;

/**
 * Makes JavaScript and declarations of a module of the checker. Each module is taken by itself: its exports say their
 * types.
 *
 * @param source - its path, which ends in `.ts`, and its text
 * @returns `<name>.js` and `<name>.d.ts`, whose relative imports end in `.js`; of a module of types only, the latter
 * @throws Error where the compiler has something to say
 */
export async function transpileSource({ path, text }: EmittedFile): Promise<readonly EmittedFile[]> {
  const { ts } = await import("ts-morph");
  const options = {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      rewriteRelativeImportExtensions: true,
      newLine: ts.NewLineKind.LineFeed,
    },
  };
  const script = ts.transpileModule(text, options);
  const declaration = ts.transpileDeclaration(text, {
    ...options,
    compilerOptions: { ...options.compilerOptions, declaration: true, isolatedDeclarations: true },
  });
  const [trouble] = [...(script.diagnostics ?? []), ...(declaration.diagnostics ?? [])];
  if (trouble !== undefined) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(trouble.messageText, "\n")}`);
  const name = path.replace(/\.ts$/u, "");
  return [
    ...(holdsOnlyTypes(script.outputText) ? [] : [{ path: `${name}.js`, text: script.outputText }]),
    { path: `${name}.d.ts`, text: declaration.outputText.replaceAll(TYPESCRIPT_IMPORT, '$1.js"') },
  ];
}

/** All that is left of a module of types is the mark that it is a module. */
const holdsOnlyTypes = (script: string): boolean => /^\s*export \{\};\s*$/u.test(script);
