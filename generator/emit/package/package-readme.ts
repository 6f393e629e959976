import { SCOPES, type EventType, type Model, type Scope } from "../../model/model.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import { markdownCode } from "../markdown-text.ts";
import { PACKAGE_NAME } from "./package-json.ts";

/** An event to show the uses of the package with; its names are plain identifiers, safe in code. */
export interface ExampleEvent {
  readonly scope: Scope;
  /** The type of all events of the scope. @example "SiteEvent" */
  readonly union: string;
  readonly name: string;
  readonly attribute: string;
}

/** What `templates/package/README.md.eta` gets as `it`; Markdown unless said otherwise. */
export interface PackageReadmeData {
  readonly name: string;
  readonly release: string;
  readonly modelId: string;
  readonly counts: readonly {
    readonly scope: Scope;
    readonly events: number;
    readonly attributes: number;
    readonly common: number;
  }[];
  readonly dialects: readonly { readonly name: string; readonly title: string }[];
  /** Undefined where no event has a plain name and an attribute with one. */
  readonly example: ExampleEvent | undefined;
}

/** What the README of the package shows. */
export const packageReadmeData = (model: Model): PackageReadmeData => ({
  name: PACKAGE_NAME,
  release: markdownCode(model.release),
  modelId: markdownCode(model.id),
  counts: SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [{ scope, ...countsOf(reference.events), common: reference.common.length }];
  }),
  dialects: DIALECTS.map(({ name, title }) => ({ name, title })),
  example: SCOPES.flatMap((scope) => exampleEvents(scope, model.references[scope]?.events ?? []))[0],
});

const countsOf = (events: readonly EventType[]) => ({
  events: events.length,
  attributes: events.reduce((sum, { attributes }) => sum + attributes.length, 0),
});

const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;

function exampleEvents(scope: Scope, events: readonly EventType[]): readonly ExampleEvent[] {
  const union = scope === "site" ? "SiteEvent" : "TenantEvent";
  return events.flatMap(({ name, attributes }) => {
    const attribute = attributes.find((candidate) => PLAIN_NAME.test(candidate.name));
    return attribute === undefined || !PLAIN_NAME.test(name) ? [] : [{ scope, union, name, attribute: attribute.name }];
  });
}
