import type { CheckTables } from "../../check/check-tables.ts";

/** What a reader of the code can't see, or what turns the direction of what he sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * The tables as a module: JSON, one kind of attribute and one event a line, so that a change of the reference shows as
 * what it is.
 */
export function tablesText({ modelId, release, attributes, scopes }: CheckTables): string {
  const scopeTexts = scopes.map(
    ({ scope, common, events }) =>
      `    {\n      scope: ${literal(scope)},\n      common: ${literal(common)},\n      events: ${linesText(events, 6)},\n    },`,
  );
  return [
    "/** What is known of all events; `check-tables.d.ts` tells how to read it. */",
    "export const TABLES = {",
    `  modelId: ${literal(modelId)},`,
    `  release: ${literal(release)},`,
    `  attributes: ${linesText(attributes, 2)},`,
    `  scopes: [${scopeTexts.map((text) => `\n${text}`).join("")}${scopeTexts.length === 0 ? "" : "\n  "}],`,
    "};\n",
  ].join("\n");
}

function linesText(values: readonly unknown[], indent: number): string {
  if (values.length === 0) return "[]";
  const lines = values.map((value) => `${" ".repeat(indent + 2)}${literal(value)},\n`);
  return `[\n${lines.join("")}${" ".repeat(indent)}]`;
}

/** No value is a key here, so that even `__proto__` is text like any other. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll(UNSEEN, escapeUnits);

/** By UTF-16 units: an astral character of format (a language tag) has two. */
const escapeUnits = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
