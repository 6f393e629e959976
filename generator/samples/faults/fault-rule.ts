import type { Attribute } from "../../model/model.ts";
import type { Random } from "../random.ts";

/**
 * What shows a fault. `schema`: the open JSON Schema refuses the record; `strict`: only a variant that refuses what the
 * reference does not list; `reader`: no schema, it takes someone who looks (an address that is none, a number that has
 * lost digits when the line was parsed); `parser`: the line is no JSON.
 */
export type ShownBy = "schema" | "strict" | "reader" | "parser";

/** What all rows of the table say. */
interface AnyFaultRule {
  /** In kebab-case; never used for anything else. */
  readonly id: string;
  /** "Plants …": what is put where. */
  readonly purpose: string;
  readonly shownBy: ShownBy;
}

/** A fault of one attribute of an event. */
export interface AttributeFaultRule extends AnyFaultRule {
  readonly place: "attribute";
  /** True for an attribute that can have the fault. */
  readonly suits: (attribute: Attribute) => boolean;
  /** The JSON text to stand in the place of the value; undefined where the attribute is to be left out. */
  readonly breaks: (attribute: Attribute, random: Random) => string | undefined;
}

/** What a fault of a whole record can be made from. */
export interface RecordFaultContext {
  /** The names of all events of the scope. */
  readonly events: ReadonlySet<string>;
  /** The names of all attributes of the event. */
  readonly attributes: ReadonlySet<string>;
  readonly random: Random;
}

/** A fault of a key that is no attribute of the event: its kind, or one that nobody documented. */
export interface KeyFaultRule extends AnyFaultRule {
  readonly place: "key";
  readonly adds: (context: RecordFaultContext) => { readonly key: string; readonly found: string };
}

/** A fault of the whole line. */
export interface LineFaultRule extends AnyFaultRule {
  readonly place: "line";
  /** @param line - as it would be without the fault */
  readonly breaksLine: (line: string, random: Random) => string;
}

export type FaultRule = AttributeFaultRule | KeyFaultRule | LineFaultRule;
