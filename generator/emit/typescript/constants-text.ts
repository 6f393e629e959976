import { SCOPES, type Scope } from "../../model/model.ts";
import { listName } from "./declaration-structures.ts";
import type { CodeConstant } from "./code-constant.ts";
import { constantText } from "./constant-structures.ts";
import { headerText } from "./header-text.ts";

/**
 * The JavaScript beside the declarations: the event types as frozen lists, the codes as frozen objects.
 *
 * @param names - the event types by scope
 */
export function constantsText(
  modelId: string,
  names: { readonly [S in Scope]: readonly string[] },
  constants: readonly CodeConstant[],
): string {
  const lists = SCOPES.map((scope) => {
    const items = names[scope].map((name) => `\n  ${JSON.stringify(name)},`).join("");
    return `export const ${listName(scope)} = Object.freeze([${items}${items === "" ? "" : "\n"}]);\n`;
  });
  return `${headerText(modelId)}\n\n${[...lists, ...constants.map(constantText)].join("\n")}`;
}
