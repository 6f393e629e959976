import { constantStructures } from "./constant-structures.ts";
import { declarationStructures, type EventNames } from "./declaration-structures.ts";
import { headerText } from "./header-text.ts";
import { HELPER_DECLARATIONS } from "./helper-declarations.ts";
import type { ValueConstant } from "./value-constant.ts";

/** A declaration with its comment. */
const DECLARATION = /^(?=\/\*\*(?:(?!\*\/)[^])*\*\/\nexport )/gmu;

/**
 * The whole declaration file, unformatted: header, interfaces, and what is built upon them, printed by ts-morph in one
 * batch (statement by statement it takes a hundred times as long). It need not read the interfaces for that.
 *
 * @param interfaces - the text of the interfaces and unions
 * @param names - the event types by scope
 * @param constants - those that hold values
 */
export async function declarationText(
  modelId: string,
  interfaces: string,
  names: EventNames,
  constants: readonly ValueConstant[],
): Promise<string> {
  const tsMorph = await import("ts-morph");
  const project = new tsMorph.Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const structures = [
    ...declarationStructures(names, tsMorph),
    ...constants.flatMap((constant) => constantStructures(constant, tsMorph)),
  ];
  const file = project.createSourceFile("index.d.ts", { statements: structures });
  const declarations = `${interfaces}\n${HELPER_DECLARATIONS}\n${file.getFullText()}`.replaceAll(DECLARATION, "\n");
  return `${headerText(modelId)}\n${declarations}`;
}
