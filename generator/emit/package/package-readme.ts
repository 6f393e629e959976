import { SCOPES, type EventType, type Model, type Scope } from "../../model/model.ts";
import { DIALECTS } from "../../sql/dialects.ts";
import { markdownCode } from "../markdown-text.ts";
import { exampleEvent, type ExampleEvent } from "./example-event.ts";
import { exampleValues, type ExampleValues } from "./example-values.ts";
import type { KeptManifest } from "./kept-manifest.ts";

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
  readonly values: ExampleValues;
}

/** What the README of the package shows. */
export const packageReadmeData = (model: Model, { name }: KeptManifest): PackageReadmeData => ({
  name,
  release: markdownCode(model.release),
  modelId: markdownCode(model.id),
  counts: SCOPES.flatMap((scope) => {
    const reference = model.references[scope];
    return reference === undefined ? [] : [{ scope, ...countsOf(reference.events), common: reference.common.length }];
  }),
  dialects: DIALECTS.map(({ name, title }) => ({ name, title })),
  example: exampleEvent(model),
  values: exampleValues(model),
});

const countsOf = (events: readonly EventType[]) => ({
  events: events.length,
  attributes: events.reduce((sum, { attributes }) => sum + attributes.length, 0),
});
