import { SCOPES, type Attribute, type EventType, type Model, type Reference, type Scope } from "../../model/model.ts";
import type { Describer } from "./describer.ts";

/** What a model is told in; facts are not its business. */
export interface ModelWords {
  readonly describer: Describer;
  /** The theme of an event, by its name. */
  readonly themes: ReadonlyMap<string, string>;
}

/** Puts descriptions and themes into a model that has none: a model with the same facts, and the same id. */
export function describeModel(model: Model, words: ModelWords): Model {
  const references = SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [[scope, describeReference(scope, reference, words)] as const];
  });
  return { ...model, references: Object.fromEntries(references) };
}

function describeReference(scope: Scope, reference: Reference, words: ModelWords): Reference {
  const { common, events } = reference;
  return {
    ...reference,
    common: describeAttributes(scope, undefined, common, words),
    events: events.map((event) => describeEvent(scope, event, words)),
  };
}

function describeEvent(scope: Scope, event: EventType, words: ModelWords): EventType {
  const theme = words.themes.get(event.name);
  const description = words.describer.event(scope, event.name);
  return {
    ...event,
    ...(theme !== undefined && { theme }),
    ...(description !== undefined && { description }),
    attributes: describeAttributes(scope, event.name, event.attributes, words),
  };
}

function describeAttributes(
  scope: Scope,
  event: string | undefined,
  attributes: readonly Attribute[],
  { describer }: ModelWords,
): readonly Attribute[] {
  return attributes.map((attribute) => {
    const description = describer.attribute(scope, event, attribute.name);
    return description === undefined ? attribute : { ...attribute, description };
  });
}
