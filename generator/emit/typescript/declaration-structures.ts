import type { InterfaceDeclarationStructure, StatementStructures } from "ts-morph";
import type { Scope } from "../../model/model.ts";
import { eventTypeNames, SCOPE_PREFIX } from "../json-schema/type-names.ts";

/** The constant that lists the event types of a scope. */
export const listName = (scope: Scope): string => `${scope.toUpperCase()}_EVENT_TYPES`;

/**
 * What json-schema-to-typescript has no words for: for a scope the map from event type to interface, the event types
 * as a type and as a constant tuple.
 *
 * @param names - the event types, each once, in page order
 * @param tsMorph - handed in because the library is loaded late
 */
export function declarationStructures(
  scope: Scope,
  names: readonly string[],
  { StructureKind, VariableDeclarationKind }: typeof import("ts-morph"),
): readonly StatementStructures[] {
  const prefix = SCOPE_PREFIX[scope];
  return [
    { kind: StructureKind.Interface, ...eventMap(scope, names) },
    {
      kind: StructureKind.TypeAlias,
      isExported: true,
      name: `${prefix}EventType`,
      type: `keyof ${prefix}EventMap`,
      docs: [`The name of a ${scope} event.`],
    },
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      hasDeclareKeyword: true,
      declarationKind: VariableDeclarationKind.Const,
      declarations: [
        { name: listName(scope), type: `readonly [${names.map((name) => JSON.stringify(name)).join(", ")}]` },
      ],
      docs: [`The names of all ${scope} events, in the order of the reference.`],
    },
  ];
}

function eventMap(scope: Scope, names: readonly string[]): Omit<InterfaceDeclarationStructure, "kind"> {
  const typeNames = eventTypeNames(scope, names);
  return {
    isExported: true,
    name: `${SCOPE_PREFIX[scope]}EventMap`,
    docs: [`The ${scope} events by the value of their \`eventType\`.`],
    properties: names.map((name) => ({ name: JSON.stringify(name), type: typeNames.get(name) ?? "never" })),
  };
}
