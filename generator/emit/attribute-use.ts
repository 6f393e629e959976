import { SCOPES, type Attribute, type Model, type Scope } from "../model/model.ts";

/** An attribute and where a model has it. */
export interface AttributeUse {
  readonly scope: Scope;
  /** Undefined where every event of the scope has it. */
  readonly event: string | undefined;
  readonly attribute: Attribute;
}

/** Every attribute of a model: of each scope the common ones first, then those of its events, in page order. */
export const attributeUses = ({ references }: Model): readonly AttributeUse[] =>
  SCOPES.flatMap((scope) => {
    const { common = [], events = [] } = references[scope] ?? {};
    const own = events.flatMap(({ name, attributes }) => attributes.map((attribute) => ({ event: name, attribute })));
    return [...common.map((attribute) => ({ event: undefined, attribute })), ...own].map((use) => ({ scope, ...use }));
  });
