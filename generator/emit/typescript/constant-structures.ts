import type { StatementStructures } from "ts-morph";
import type { AttributeUse } from "../attribute-use.ts";
import type { CodeMember } from "./code-members.ts";
import { numberText } from "./integer-word.ts";
import { keyText, literalText } from "./literal-text.ts";
import { tsdocLines } from "./tsdoc-text.ts";
import type { ValueConstant, ValueSet } from "./value-constant.ts";

/** How many events are named before the others are counted. */
const NAMED_EVENTS = 5;

type TsMorph = typeof import("ts-morph");

/**
 * The declarations for a set of values: the constant, the type of its values where they do not add up, and for codes
 * the constant that leads back from code to label.
 *
 * @param tsMorph - handed in because the library is loaded late
 */
export function constantStructures(constant: ValueConstant, tsMorph: TsMorph): readonly StatementStructures[] {
  const { name, labelsName } = constant;
  return [
    variable(name, constantType(constant), constantDocs(constant), tsMorph),
    ...typeAlias(constant, tsMorph),
    ...(labelsName === undefined || constant.kind === "list"
      ? []
      : [variable(labelsName, labelsType(constant), [`The labels of {@link ${name}} by code.`], tsMorph)]),
  ];
}

function typeAlias(
  { kind, name, typeName }: ValueConstant,
  { StructureKind }: TsMorph,
): readonly StatementStructures[] {
  if (typeName === undefined) return [];
  const [noun, element] = kind === "list" ? ["value", "number"] : ["code", `keyof typeof ${name}`];
  return [
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: typeName,
      type: `(typeof ${name})[${element}]`,
      docs: [`A documented ${noun} of {@link ${name}}.`],
    },
  ];
}

/** The type of one value, as it stands in a union. */
export const valueText = (value: string | number, word: ValueSet["word"]): string =>
  typeof value === "string" || word === "string" ? literalText(value) : numberText(value, word);

/** The text that a code has in the constant that leads back: its label, or where it has none nothing. */
export const labelledMembers = (
  members: readonly CodeMember[],
): readonly { readonly code: number; readonly label: string }[] =>
  members.flatMap(({ code, label }) => (label === undefined ? [] : [{ code, label }]));

function variable(
  name: string,
  type: string,
  docs: readonly string[],
  { StructureKind, VariableDeclarationKind }: TsMorph,
): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    hasDeclareKeyword: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, type }],
    docs: [docs.join("\n")],
  };
}

function constantType(constant: ValueConstant): string {
  const { word } = constant;
  if (constant.kind === "list") return `readonly [${constant.values.map((v) => valueText(v, word)).join(", ")}]`;
  return `{\n${constant.members.map((member) => memberText(member, word)).join("\n")}\n}`;
}

/** Any code may be looked up; what is not documented has no label. A bigint is no key: its text is. */
function labelsType({ word, members }: ValueConstant & { readonly kind: "codes" | "flags" }): string {
  const labelled = labelledMembers(members).map(
    ({ code, label }) => `readonly ${code < 0 || !Number.isInteger(code) ? `"${code}"` : code}: ${literalText(label)};`,
  );
  const key = word === "bigint" ? "string" : "number";
  return `{\nreadonly [code: ${key}]: string | undefined;\n${labelled.join("\n")}\n}`;
}

function memberText({ key, code, label }: CodeMember, word: ValueSet["word"]): string {
  const lines = label === undefined || label === key ? [] : tsdocLines(label);
  return `${lines.length === 0 ? "" : `/** ${lines.join(" ")} */\n`}readonly ${keyText(key)}: ${valueText(code, word)};`;
}

const WHAT: { readonly [K in ValueSet["kind"]]: string } = {
  codes: "Codes",
  flags: "Flags, which add up,",
  list: "Values",
};
const OTHERS: { readonly [K in ValueSet["kind"]]: readonly string[] } = {
  codes: ["Others may occur: the documented ones have gaps and grow."],
  flags: [],
  list: ["Others may occur: logs hold what no page tells."],
};

function constantDocs({ kind, uses }: ValueConstant): readonly string[] {
  const { name } = uses[0].attribute;
  return [...tsdocLines(`${WHAT[kind]} of \`${name}\` in ${placesOf(uses)}.`), ...OTHERS[kind]];
}

function placesOf(uses: readonly AttributeUse[]): string {
  const common = uses.filter(({ event }) => event === undefined).map(({ scope }) => `every ${scope} event`);
  const own = uses.flatMap(({ event }) => (event === undefined ? [] : [`\`${event}\``]));
  const more = own.length - NAMED_EVENTS;
  const named = more > 1 ? [...own.slice(0, NAMED_EVENTS), `${more} other events`] : own;
  return [...common, ...named].join(", ");
}
