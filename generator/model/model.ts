/**
 * The intermediate model: everything that is known of one release of the reference.
 * It is what `model.json` holds and what every artifact is made from. Fields with nothing to say are left out.
 */

/** Site events happen in one site of Tableau Cloud; tenant events in the tenant above it. */
export type Scope = "site" | "tenant";

/** The scopes in the order in which every artifact lists them. */
export const SCOPES = ["site", "tenant"] as const satisfies readonly Scope[];

/** The logical types the reference knows, whatever word a locale prints. */
export type AttributeType = "string" | "integer" | "long" | "float" | "boolean";

/** The logical types, in the order of the contract. */
export const ATTRIBUTE_TYPES = [
  "string",
  "integer",
  "long",
  "float",
  "boolean",
] as const satisfies readonly AttributeType[];

/** What a table should hold where the text and the printed type disagree. */
export type StorageType = AttributeType | "number";

/** A string format, only where evidence supports it. */
export type Format = "date-time" | "uuid" | "ip" | "email" | "uri" | "json" | "comma-list";

/** A unit, only where a page states it. */
export type Unit = "milliseconds" | "seconds" | "bytes" | "percent";

/** How sure a fact is, and by what. */
export interface Evidence {
  /** From 0 to 1. */
  readonly confidence: number;
  /** The pieces of evidence, strongest first. @example ["attested:zh-cn", "order", "lexicon"] */
  readonly by: readonly string[];
}

/** What a page prints in the place of a name, where it differs from the name. */
export interface PrintedName {
  /** @example "pt-br" */
  readonly locale: string;
  /** @example "current" */
  readonly release: string;
  /** @example "motivo" */
  readonly as: string;
}

/** Where an event or attribute is in its life. */
export interface Lifecycle {
  readonly status: "active" | "deprecated" | "discontinued" | "legacy";
  /** Year and month. @example "2024-10" */
  readonly since?: string;
  /** Name of the event that takes its place. @example "set_permissions" */
  readonly replacedBy?: string;
}

/** What earlier models say of an event or attribute. */
export interface History {
  /** `model.id` or release in which it was first seen. */
  readonly firstSeen?: string;
  readonly removedIn?: string;
  readonly formerTypes?: readonly AttributeType[];
}

/** One documented value of an attribute. */
export interface ValueItem {
  /** As it stands on the wire: text, a code, or what true, false and null mean. Absent where no page shows its spelling (kind `described`). */
  readonly value?: string | number | boolean | null;
  /** A short label, in English. @example "SiteAdministratorExplorer" */
  readonly label?: string;
}

/** The documented values of an attribute and what they mean for other values. */
export interface Values {
  /**
   * `closed`: no other value occurs; `open`: the text names some; `examples`: given as such; `codes`: number to label;
   * `bitmask`: codes that add up; `range`: from `minimum` to `maximum`; `described`: told in words, spelling unknown.
   */
  readonly kind: "closed" | "open" | "examples" | "codes" | "bitmask" | "range" | "described";
  readonly items?: readonly ValueItem[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What real logs showed of an attribute; never overrides the pages. */
export interface Observed {
  readonly types?: readonly string[];
  readonly records?: number;
  readonly nulls?: number;
  readonly absent?: number;
}

/** One attribute of an event, or one that all events of a scope share. */
export interface Attribute {
  /** The identifier on the wire. @example "reason" */
  readonly name: string;
  /** As documented. */
  readonly type: AttributeType;
  /** What a table should hold, where that is not `type`. @example "number" */
  readonly storage?: StorageType;
  readonly format?: Format;
  readonly unit?: Unit;
  /** Only where stated. Unstated reads as nullable in every artifact. */
  readonly nullable?: boolean;
  /** In our own words. */
  readonly nullWhen?: string;
  /** Only where stated. Unstated reads as conditional in every artifact. */
  readonly presence?: "always" | "conditional";
  /** In our own words. */
  readonly absentWhen?: string;
  readonly values?: Values;
  /** The value that is meant where none is given. */
  readonly default?: string | number | boolean;
  readonly lifecycle?: Lifecycle;
  readonly history?: History;
  readonly observed?: Observed;
  /** Pages that print something else in the place of the name. */
  readonly printed?: readonly PrintedName[];
  /** Locales whose pages have the row, in the order of their tags. */
  readonly seenIn: readonly string[];
  readonly evidence: { readonly name: Evidence; readonly type: Evidence; readonly values?: Evidence };
  /** Our own words, or the prose of a locale that the user asked for. */
  readonly description?: string;
}

/** One kind of event. */
export interface EventType {
  /** The identifier on the wire. @example "login_authentication" */
  readonly name: string;
  readonly lifecycle?: Lifecycle;
  /** `partial-in-api`: the REST API gives part of the data, delivery to a bucket gives all. */
  readonly availability?: "full" | "partial-in-api";
  /** Names of events that the text refers to. */
  readonly seeAlso?: readonly string[];
  /** Key of `themes.yaml`. @example "sign-in" */
  readonly theme?: string;
  readonly description?: string;
  /** In page order, without the common ones. */
  readonly attributes: readonly Attribute[];
  readonly printed?: readonly PrintedName[];
  readonly seenIn: readonly string[];
  readonly history?: History;
}

/** A page that the model rests on. */
export interface PageReference {
  readonly locale: string;
  readonly release: string;
  readonly url?: string;
  /** The publisher's own hash of the page's content. */
  readonly contentHash?: string;
}

/** The reference of one scope. */
export interface Reference {
  /** The release whose pages these are: another one than the model's where that lacks the scope. */
  readonly documentedIn: string;
  readonly product: "cloud" | "server";
  readonly pages: readonly PageReference[];
  /** Attributes that every event of the scope has, in page order. */
  readonly common: readonly Attribute[];
  /** In page order. */
  readonly events: readonly EventType[];
}

/** One release of the documentation, compiled. */
export interface Model {
  readonly modelVersion: 1;
  /** 12 hex digits over the facts: not over wording, pages or evidence. */
  readonly id: string;
  readonly release: string;
  /** A scope that no release documents is absent. */
  readonly references: { readonly [S in Scope]?: Reference };
}
