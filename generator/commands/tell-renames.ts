import type { Change } from "../diff/change.ts";
import { formatLocation } from "../findings/format-location.ts";
import { quote } from "../findings/quote.ts";
import type { Rename } from "../inputs/renames.ts";
import type { Model } from "../model/model.ts";

/** What decisions on renames are looked at beside. */
export interface RenameGrounds {
  /** The two models that were compared. */
  readonly compared: readonly Model[];
  /** Earlier models, whose names decisions may still be about. */
  readonly history: readonly Model[];
  readonly changes: readonly Change[];
}

/**
 * Tells which decisions of `renames.yaml` say nothing: names that no model has, two former or later names of one thing, and
 * two names for one thing that a model uses side by side. A decision on other models than the two is no fault.
 *
 * @returns a line each, for stderr; entries that come from no file are passed over
 */
export function tellRenames(entries: readonly Rename[], grounds: RenameGrounds): readonly string[] {
  return entries.flatMap((entry, i) => {
    const fault =
      unknownName(entry, grounds) ?? contradiction(entry, entries.slice(0, i)) ?? sideBySide(entry, grounds);
    return fault === undefined || entry.location === undefined ? [] : [`${formatLocation(entry.location)}: ${fault}`];
  });
}

function unknownName(entry: Rename, { compared, history }: RenameGrounds): string | undefined {
  const known = new Set([...compared, ...history].flatMap((model) => tablesOf(model, entry)).flat());
  const missing = [entry.from, entry.to].find((name) => !known.has(name));
  if (missing === undefined) return undefined;
  const where = entry.event === undefined ? `${entry.scope} has` : `${entry.scope} event ${quote(entry.event)} has`;
  return `no ${where} ${quote(missing)} in any model; mend or remove the entry`;
}

function contradiction(entry: Rename, others: readonly Rename[]): string | undefined {
  const other = others.find(
    ({ scope, event, from, to, verdict }) =>
      [verdict, entry.verdict].every((said) => said === "same") &&
      scope === entry.scope &&
      event === entry.event &&
      (from === entry.from) !== (to === entry.to),
  );
  if (other === undefined) return undefined;
  const [name, one, two] =
    other.from === entry.from ? [entry.from, other.to, entry.to] : [entry.to, other.from, entry.from];
  const line = other.location === undefined ? "" : ` in line ${other.location.start.line}`;
  return `${quote(name)} is said to be ${quote(two)}, and${line} to be ${quote(one)}; remove one of the entries`;
}

/** Where both names are in one table, they are of two things. */
function sideBySide(entry: Rename, { compared, changes }: RenameGrounds): string | undefined {
  if (entry.verdict === "different" || changes.some((change) => isConfirmed(change, entry))) return undefined;
  const model = compared.find((other) =>
    tablesOf(other, entry).some((names) => [entry.from, entry.to].every((name) => names.includes(name))),
  );
  if (model === undefined) return undefined;
  return `model ${model.id} has both ${quote(entry.from)} and ${quote(entry.to)}; they are not the same, remove the entry`;
}

const isConfirmed = ({ by = [], from, before, after }: Change, entry: Rename): boolean =>
  by.includes("confirmed") &&
  from?.scope === entry.scope &&
  [before, after].every((name) => name === entry.from || name === entry.to);

/** The names of each table of which an entry may speak. */
function tablesOf({ references }: Model, { scope, event }: Rename): readonly (readonly string[])[] {
  const { common = [], events = [] } = references[scope] ?? {};
  const namesOf = (things: readonly { readonly name: string }[]): readonly string[] => things.map(({ name }) => name);
  const own = events.filter(({ name }) => event === undefined || name === event);
  const tables = own.map(({ attributes }) => namesOf([...common, ...attributes]));
  return event === undefined ? [namesOf(events), namesOf(common), ...tables] : tables;
}
