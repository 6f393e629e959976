import type { StatementStructures } from "ts-morph";
import { SCOPES, type Scope } from "../../model/model.ts";
import { eventTypeNames, SCOPE_PREFIX } from "../json-schema/type-names.ts";

/** The constant that lists the event types of a scope. */
export const listName = (scope: Scope): string => `${scope.toUpperCase()}_EVENT_TYPES`;

/** The name that the map, the event types and the handlers of both scopes begin with. */
const BOTH_PREFIX = "ActivityLog";

type TsMorph = typeof import("ts-morph");

/** The event types by scope, each once, in page order. */
export type EventNames = { readonly [S in Scope]: readonly string[] };

/** What is declared for a scope, or for both. */
interface Group {
  readonly prefix: string;
  /** How TSDoc calls its events. @example "site event" */
  readonly noun: string;
  /** Event type and its TypeScript type. */
  readonly members: readonly (readonly [string, string])[];
}

/**
 * What json-schema-to-typescript has no words for: for each scope and for both the map from event type to interface,
 * the event types as a type and tables of handlers; for a scope the event types as a constant tuple too.
 *
 * @param tsMorph - handed in because the library is loaded late
 */
export function declarationStructures(names: EventNames, tsMorph: TsMorph): readonly StatementStructures[] {
  const scopes = SCOPES.flatMap((scope) => [
    ...groupStructures(scopeGroup(scope, names[scope]), tsMorph),
    listStructure(scope, names[scope], tsMorph),
  ]);
  return [...scopes, ...groupStructures(bothGroup(names), tsMorph)];
}

function scopeGroup(scope: Scope, names: readonly string[]): Group {
  const typeNames = eventTypeNames(scope, names);
  return {
    prefix: SCOPE_PREFIX[scope],
    noun: `${scope} event`,
    members: names.map((name) => [name, typeNames.get(name) ?? "never"]),
  };
}

/** An event type that both scopes have stands for either event. */
function bothGroup(names: EventNames): Group {
  const members = new Map<string, string>();
  for (const [name, type] of SCOPES.flatMap((scope) => scopeGroup(scope, names[scope]).members)) {
    const other = members.get(name);
    members.set(name, other === undefined ? type : `${other} | ${type}`);
  }
  return { prefix: BOTH_PREFIX, noun: "event of any scope", members: [...members] };
}

function groupStructures({ prefix, noun, members }: Group, { StructureKind }: TsMorph): readonly StatementStructures[] {
  const handler = `(event: ${prefix}EventMap[K]) => R`;
  const alias = { kind: StructureKind.TypeAlias, isExported: true } as const;
  return [
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: `${prefix}EventMap`,
      docs: [`Each ${noun} by the value of its \`eventType\`.`],
      properties: members.map(([name, type]) => ({ name: JSON.stringify(name), type })),
    },
    {
      ...alias,
      name: `${prefix}EventType`,
      type: `keyof ${prefix}EventMap`,
      docs: [`The \`eventType\` of each ${noun}.`],
    },
    {
      ...alias,
      typeParameters: ["R"],
      name: `${prefix}Handlers`,
      type: `{ readonly [K in ${prefix}EventType]?: ${handler} }`,
      docs: [`Functions by event type, one for each ${noun} that matters; {@link dispatch} calls them.`],
    },
    {
      ...alias,
      typeParameters: ["R"],
      name: `Exhaustive${prefix}Handlers`,
      type: `{ readonly [K in ${prefix}EventType]: ${handler} }`,
      docs: [`{@link ${prefix}Handlers} without a gap: a table that lacks an event does not compile.`],
    },
  ];
}

function listStructure(
  scope: Scope,
  names: readonly string[],
  { StructureKind, VariableDeclarationKind }: TsMorph,
): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    hasDeclareKeyword: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [
      { name: listName(scope), type: `readonly [${names.map((name) => JSON.stringify(name)).join(", ")}]` },
    ],
    docs: [`The names of all ${scope} events, in the order of the reference.`],
  };
}
