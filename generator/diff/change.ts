import type {
  Attribute,
  AttributeType,
  EventType,
  Format,
  Lifecycle,
  PageReference,
  Reference,
  StorageType,
  Unit,
  ValueItem,
  Values,
} from "../model/model.ts";
import type { Place } from "./place.ts";

/** The tables of a scope that list an attribute: the common one, or those of some events. */
export type ListedIn = "common" | readonly string[];

/**
 * All that can change, by the name of its kind, and what stands before and after. Where a whole thing comes, nothing stands
 * before; where it leaves, nothing after. A field that a model leaves out is likewise nothing.
 */
export interface ChangeValues {
  readonly scope: Reference;
  readonly "scope.product": Reference["product"];
  readonly "scope.documentedIn": string;
  /** A page, by its locale. */
  readonly page: PageReference;
  readonly "page.url": string;
  readonly "page.contentHash": string;

  readonly event: EventType;
  /** The same event by another name; `by` tells why it is taken for the same. */
  readonly "event.name": string;
  readonly "event.lifecycle": Lifecycle;
  readonly "event.availability": NonNullable<EventType["availability"]>;
  /** One event that the text refers to. */
  readonly "event.seeAlso": string;
  readonly "event.theme": string;
  readonly "event.description": string;
  /** What a page that both models rest on prints in the place of the name. */
  readonly "event.printed": string;
  /** That a page that both models rest on lacks it. */
  readonly "event.missingIn": true;

  readonly attribute: Attribute;
  /** The same attribute by another name; `by` tells why it is taken for the same. */
  readonly "attribute.name": string;
  /** The same attribute in other tables. */
  readonly "attribute.listedIn": ListedIn;
  readonly "attribute.type": AttributeType;
  readonly "attribute.storage": StorageType;
  readonly "attribute.format": Format;
  readonly "attribute.unit": Unit;
  readonly "attribute.nullable": boolean;
  readonly "attribute.nullWhen": string;
  readonly "attribute.presence": NonNullable<Attribute["presence"]>;
  readonly "attribute.absentWhen": string;
  readonly "attribute.default": NonNullable<Attribute["default"]>;
  readonly "attribute.lifecycle": Lifecycle;
  readonly "attribute.description": string;
  readonly "attribute.printed": string;
  readonly "attribute.missingIn": true;
  /** All documented values, where one of the models has none. */
  readonly "attribute.values": Values;
  readonly "attribute.values.kind": Values["kind"];
  readonly "attribute.values.minimum": number;
  readonly "attribute.values.maximum": number;
  /** One documented value that comes or leaves; both places name it, as the attribute is in both models. */
  readonly "attribute.value": ValueItem;
  /** What one documented value means. */
  readonly "attribute.value.label": string;
}

/** The kinds of changes: a closed set. */
export type ChangeKind = keyof ChangeValues;

/** One change of a kind. At least one of `before` and `after` is there, and they differ. */
export interface ChangeOf<Kind extends ChangeKind> {
  readonly kind: Kind;
  /** What it is about, by its names in the model before; absent where that has no such thing. */
  readonly from?: Place;
  /** By its names in the model after; absent where that has no such thing. */
  readonly to?: Place;
  readonly before?: ChangeValues[Kind];
  readonly after?: ChangeValues[Kind];
  /** How sure it is that both are the same thing, where they have other names: above 0, at most 1. */
  readonly confidence?: number;
  /** Why they are taken for the same, the strongest first. @example ["position", "printed:pt-br", "values"] */
  readonly by?: readonly string[];
  /** Of a documented value that comes or leaves: what the values are in the model that has it. */
  readonly valuesKind?: Values["kind"];
}

/** One change between two models: data enough to bring it about, and to take it back. */
export type Change = { readonly [Kind in ChangeKind]: ChangeOf<Kind> }[ChangeKind];

/** All that changed between two models. */
export interface ModelDiff {
  readonly from: { readonly id: string; readonly release: string };
  readonly to: { readonly id: string; readonly release: string };
  /** Scope by scope; in each what is about the scope, then common attributes, then events by name. */
  readonly changes: readonly Change[];
}
