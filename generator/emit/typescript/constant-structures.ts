import type { StatementStructures } from "ts-morph";
import type { AttributeUse } from "../attribute-use.ts";
import type { CodeConstant, CodeMember } from "./code-constant.ts";
import { keyText, literalText } from "./literal-text.ts";
import { tsdocLines } from "./tsdoc-text.ts";

/** How many events are named before the others are counted. */
const NAMED_EVENTS = 5;

/**
 * The declarations for a set of codes: the constant, and the type of its codes where they do not add up.
 *
 * @param tsMorph - handed in because the library is loaded late
 */
export function constantStructures(
  constant: CodeConstant,
  { StructureKind, VariableDeclarationKind }: typeof import("ts-morph"),
): readonly StatementStructures[] {
  const { name, typeName, members } = constant;
  const alias = {
    kind: StructureKind.TypeAlias,
    isExported: true,
    type: `(typeof ${name})[keyof typeof ${name}]`,
  } as const;
  return [
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      hasDeclareKeyword: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [{ name, type: `{\n${members.map(memberText).join("\n")}\n}` }],
      docs: [[...constantDocs(constant)].join("\n")],
    },
    ...(typeName === undefined ? [] : [{ ...alias, name: typeName, docs: [`A documented code of {@link ${name}}.`] }]),
  ];
}

/** The constant as JavaScript. */
export function constantText({ name, members }: CodeConstant): string {
  const lines = members.map(({ key, code }) => `  ${keyText(key)}: ${code},\n`);
  return `export const ${name} = Object.freeze({\n${lines.join("")}});\n`;
}

function memberText({ key, code, label }: CodeMember): string {
  const lines = label === undefined || label === key ? [] : tsdocLines(label);
  return `${lines.length === 0 ? "" : `/** ${lines.join(" ")} */\n`}readonly ${keyText(key)}: ${literalText(code)};`;
}

function constantDocs({ typeName, uses }: CodeConstant): readonly string[] {
  const { name } = uses[0].attribute;
  const what = typeName === undefined ? "Flags, which add up," : "Codes";
  return [
    ...tsdocLines(`${what} of \`${name}\` in ${placesOf(uses)}.`),
    ...(typeName === undefined ? [] : ["Others may occur: the documented ones have gaps and grow."]),
  ];
}

function placesOf(uses: readonly AttributeUse[]): string {
  const common = uses.filter(({ event }) => event === undefined).map(({ scope }) => `every ${scope} event`);
  const own = uses.flatMap(({ event }) => (event === undefined ? [] : [`\`${event}\``]));
  const more = own.length - NAMED_EVENTS;
  const named = more > 1 ? [...own.slice(0, NAMED_EVENTS), `${more} other events`] : own;
  return [...common, ...named].join(", ");
}
