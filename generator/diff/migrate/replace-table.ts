import type { Dialect, TableText } from "../../sql/dialect.ts";
import { OWN_COLUMNS } from "../../sql/names/relation-names.ts";
import { convertedValue, formerText, unconvertedMember } from "./convert-column.ts";
import type { TablePlan } from "./table-plan.ts";

/** What the text of a value is called while it is converted. */
const textName = (index: number): string => `activity_log_text_${String(index + 1)}`;

/** Copies all rows of a table into the one that takes its place, each value into its column. */
export function copyStatement(into: string, plan: TablePlan, dialect: Dialect): string {
  const sources = columnSources(plan, dialect);
  const names = plan.textAfter.columns.map(({ name }) => name).filter((name) => sources.has(name));
  return insertSelect(into, names, [...sources.values()], fromText(plan, dialect));
}

/** Copies what a narrower table has columns for. */
export const copyAsTheyAre = (into: string, from: string, { columns }: TableText): string => {
  const names = columns.map(({ name }) => name);
  return insertSelect(into, names, names.map(ofOld), `${from} o`);
};

const insertSelect = (into: string, names: readonly string[], values: readonly string[], from: string): string =>
  `INSERT INTO ${into} (\n  ${names.join(",\n  ")}\n)\nSELECT\n  ${values.join(",\n  ")}\nFROM ${from};`;

const ofOld = (name: string): string => `o.${name}`;

/** Where the columns of the new table come from, by their names, in its order. What is added has no source. */
function columnSources(plan: TablePlan, dialect: Dialect): ReadonlyMap<string, string> {
  const quote = dialect.quoteIdentifier;
  const sources = new Map<string, string>();
  for (const { before, after } of plan.match.pairs) sources.set(quote(after.name), ofOld(quote(before.name)));
  for (const { column, name } of plan.kept) sources.set(quote(name), ofOld(quote(column.name)));
  plan.retyped.forEach((pair, index) => {
    sources.set(quote(pair.after.name), convertedValue(pair, ofOld(textName(index)), dialect));
  });
  sources.set(quote(OWN_COLUMNS.unconverted), unconverted(plan, dialect));
  // The kind of event comes first, the id of the record last: both are called alike in all models.
  for (const { name } of plan.textAfter.columns) {
    const isOwn = plan.textBefore.columns.some((column) => column.name === name && column.required);
    if (isOwn) sources.set(name, ofOld(name));
  }
  const inOrder = plan.textAfter.columns.flatMap(({ name }) => {
    const source = sources.get(name);
    return source === undefined ? [] : [[name, source] as const];
  });
  return new Map(inOrder);
}

function unconverted({ retyped }: TablePlan, dialect: Dialect): string {
  const old = ofOld(dialect.quoteIdentifier(OWN_COLUMNS.unconverted));
  const members = retyped
    .map((pair, index) => ({ pair, text: ofOld(textName(index)) }))
    .filter(({ pair }) => pair.after.kind !== "string")
    .map(({ pair, text }) => unconvertedMember(pair, text, dialect));
  return members.length === 0 ? old : dialect.migrate.joinObjects(old, dialect.json.object(members));
}

/** The old table, with the texts of what is converted beside its columns. */
function fromText({ retyped, textAfter }: TablePlan, dialect: Dialect): string {
  if (retyped.length === 0) return `${textAfter.name} o`;
  const texts = retyped.map(
    (pair, index) =>
      `${formerText(pair, ofOld(dialect.quoteIdentifier(pair.before.name)), dialect)} AS ${textName(index)}`,
  );
  return `(\n  SELECT\n    ${["o.*", ...texts].join(",\n    ")}\n  FROM ${textAfter.name} o\n) o`;
}
