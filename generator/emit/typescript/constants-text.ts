import { SCOPES } from "../../model/model.ts";
import { labelledMembers, valueText } from "./constant-structures.ts";
import { listName, type EventNames } from "./declaration-structures.ts";
import { headerText } from "./header-text.ts";
import { HELPERS } from "./helpers-text.ts";
import { keyText, literalText } from "./literal-text.ts";
import type { ValueConstant } from "./value-constant.ts";

/**
 * The JavaScript beside the declarations: the event types and values as frozen lists, the codes as frozen objects, and
 * the functions.
 *
 * @param names - the event types by scope
 */
export function constantsText(modelId: string, names: EventNames, constants: readonly ValueConstant[]): string {
  const lists = SCOPES.map((scope) =>
    listText(
      listName(scope),
      names[scope].map((name) => JSON.stringify(name)),
    ),
  );
  return `${headerText(modelId)}\n\n${[...lists, ...constants.map(constantText), HELPERS].join("\n")}`;
}

function constantText(constant: ValueConstant): string {
  const { name, word, labelsName = "" } = constant;
  if (constant.kind === "list") {
    return listText(
      name,
      constant.values.map((value) => valueText(value, word)),
    );
  }
  const codes = constant.members.map(({ key, code }) => `${keyText(key)}: ${valueText(code, word)}`);
  // Without a prototype: a text looked up by chance (`toString`) has no label.
  const labels = labelledMembers(constant.members).map(({ code, label }) => `"${code}": ${literalText(label)}`);
  return `${objectText(name, codes)}\n${objectText(labelsName, ["__proto__: null", ...labels])}`;
}

function listText(name: string, items: readonly string[]): string {
  const lines = items.map((item) => `\n  ${item},`).join("");
  return `export const ${name} = Object.freeze([${lines}${lines === "" ? "" : "\n"}]);\n`;
}

const objectText = (name: string, members: readonly string[]): string =>
  `export const ${name} = Object.freeze({\n${members.map((member) => `  ${member},\n`).join("")}});\n`;
