import { SCOPES, type Scope } from "../../model/model.ts";
import type { CodeConstant } from "./code-constant.ts";
import { constantStructures } from "./constant-structures.ts";
import { declarationStructures } from "./declaration-structures.ts";
import { headerText } from "./header-text.ts";

/** A declaration with its comment. */
const DECLARATION = /^(?=\/\*\*(?:(?!\*\/)[^])*\*\/\nexport )/gmu;

/**
 * The whole declaration file, unformatted: header, interfaces, and what is built upon them, printed by ts-morph in one
 * batch (statement by statement it takes a hundred times as long). It need not read the interfaces for that.
 *
 * @param interfaces - the text of the interfaces and unions
 * @param names - the event types by scope
 * @param constants - those that name codes
 */
export async function declarationText(
  modelId: string,
  interfaces: string,
  names: { readonly [S in Scope]: readonly string[] },
  constants: readonly CodeConstant[],
): Promise<string> {
  const tsMorph = await import("ts-morph");
  const project = new tsMorph.Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const structures = [
    ...SCOPES.flatMap((scope) => declarationStructures(scope, names[scope], tsMorph)),
    ...constants.flatMap((constant) => constantStructures(constant, tsMorph)),
  ];
  const file = project.createSourceFile("index.d.ts", { statements: structures });
  const declarations = `${interfaces}\n${file.getFullText()}`.replaceAll(DECLARATION, "\n");
  return `${headerText(modelId)}\n${declarations}`;
}
