import type { Scope } from "../model/model.ts";
import type { FaultId } from "./faults/faults.ts";

/** What can stand in a line of a log. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A record of a log. A valid one is flat. */
export interface SampleRecord {
  readonly [attribute: string]: JsonValue;
}

/** What the folder of a record tells; the record tells the same where it tells it at all. */
export interface Origin {
  /** @example "10az" */
  readonly pod: string;
  /** In lower case; of a site record only. */
  readonly siteLuid?: string;
  /** The hour in which the record became available, in UTC. @example "2026-12-31T22" */
  readonly hour: string;
}

/** A fault that was planted, and where. */
export interface PlantedFault {
  readonly id: FaultId;
  /** The broken attribute; absent where the line as a whole is broken. */
  readonly attribute?: string;
  /** The JSON text that stands in the place of the value, or of the line; absent where nothing does. @example "\"42\"" */
  readonly found?: string;
  /** True where the record tells of an outcome that is no success: the reference relaxes its rules for such records. */
  readonly whileUnsuccessful: boolean;
}

interface AnySample {
  readonly scope: Scope;
  /** The kind of event, as the folder says it. */
  readonly event: string;
  readonly origin: Origin;
}

/** A made-up record that is as the model says. */
export interface ValidSample extends AnySample {
  readonly record: SampleRecord;
  readonly fault?: undefined;
}

/** A made-up record with one fault. */
export interface BrokenSample extends AnySample {
  /** What `JSON.parse` gives for the line; undefined where the line is no JSON. */
  readonly record: JsonValue | undefined;
  readonly fault: PlantedFault;
}

/** A made-up record, valid or with one fault. */
export type Sample = ValidSample | BrokenSample;
