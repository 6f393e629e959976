import { quote } from "../findings/quote.ts";
import { UserError } from "../findings/user-error.ts";
import { SCOPES, type Model } from "./model.ts";

/**
 * Demands of a model that was read what no schema can say: each event, and each attribute of a table, has a name of its own,
 * and the id is that of the facts. A model that someone has edited else passes for the one that it was.
 *
 * @param origin how the user knows the file
 * @param idOf makes the id of the facts; undefined where the model comes from an earlier version, which made ids otherwise
 * @throws UserError that names the place
 */
export function demandSoundModel(
  model: Model,
  origin: string,
  idOf: ((references: Model["references"]) => string) | undefined,
): Model {
  for (const scope of SCOPES) {
    const { common = [], events = [] } = model.references[scope] ?? {};
    const path = `$.references.${scope}`;
    demandNames(common, `${path}.common`, origin);
    demandNames(events, `${path}.events`, origin);
    for (const [i, { attributes }] of events.entries()) {
      demandNames(attributes, `${path}.events[${i}].attributes`, origin);
    }
  }
  const id = idOf?.(model.references) ?? model.id;
  if (id === model.id) return model;
  throw new UserError(
    `${origin}: $.id is ${quote(model.id)}, but the facts are those of model ${quote(id)}: they were edited. ` +
      `Make it anew with \`activity-log-schema generate\`, or write ${quote(id)}.`,
  );
}

function demandNames(things: readonly { readonly name: string }[], path: string, origin: string): void {
  const known = new Map<string, number>();
  for (const [i, { name }] of things.entries()) {
    const other = known.get(name);
    if (name.trim() === "") throw new UserError(`${origin}: ${path}[${i}].name is empty. Name it, or remove it.`);
    if (other !== undefined) {
      throw new UserError(
        `${origin}: ${path}[${i}].name is ${quote(name)}, as ${path}[${other}].name is. Remove one of them.`,
      );
    }
    known.set(name, i);
  }
}
