import { SCOPES, type Scope } from "../../model/model.ts";
import { listName } from "./declaration-structures.ts";
import { headerText } from "./header-text.ts";

/**
 * The JavaScript beside the declarations: the event types as frozen lists.
 *
 * @param names - the event types by scope
 */
export function constantsText(modelId: string, names: { readonly [S in Scope]: readonly string[] }): string {
  const lists = SCOPES.map((scope) => {
    const items = names[scope].map((name) => `\n  ${JSON.stringify(name)},`).join("");
    return `export const ${listName(scope)} = Object.freeze([${items}${items === "" ? "" : "\n"}]);\n`;
  });
  return `${headerText(modelId)}\n\n${lists.join("\n")}`;
}
