import { SCOPES, type Attribute, type EventType, type Model, type Scope } from "../../model/model.ts";

/** An event to show the uses of the package with; its names are plain identifiers, safe in code. */
export interface ExampleEvent {
  readonly scope: Scope;
  /** The scope as the names of types have it. @example "Site" */
  readonly prefix: string;
  readonly name: string;
  readonly attribute: string;
}

const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

/**
 * The first event of a model that code can name, with an attribute of its own that code can name. Where there is one, an
 * event of which `{ eventType, attribute: null }` is a valid record: examples shall be short.
 */
export function exampleEvent(model: Model): ExampleEvent | undefined {
  const all = SCOPES.flatMap((scope) => exampleEvents(model, scope));
  return (all.find(({ isShort }) => isShort) ?? all[0])?.example;
}

function exampleEvents({ references }: Model, scope: Scope): readonly { example: ExampleEvent; isShort: boolean }[] {
  const { common = [], events = [] } = references[scope] ?? {};
  const prefix = scope === "site" ? "Site" : "Tenant";
  return events.flatMap((event) => {
    const attribute = plainAttribute(event);
    if (attribute === undefined || !PLAIN_NAME.test(event.name)) return [];
    const isShort = attribute.nullable !== false && ![...common, ...event.attributes].some(isRequired);
    return [{ example: { scope, prefix, name: event.name, attribute: attribute.name }, isShort }];
  });
}

/** Not one that is called like the discriminator, whose value would be the event. */
const plainAttribute = ({ attributes }: EventType): Attribute | undefined =>
  attributes.find(({ name }) => PLAIN_NAME.test(name) && name !== "eventType");

const isRequired = ({ presence }: Attribute): boolean => presence === "always";
