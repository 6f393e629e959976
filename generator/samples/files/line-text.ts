import { EVENT_TYPE } from "../../model/event-type-key.ts";
import type { JsonValue, PlantedFault, Sample, SampleRecord } from "../sample.ts";
import { luidText } from "../values/luid-texts.ts";

/** How a record stands in its line. */
export interface LineForm {
  /** `wrapped`: the raw form of the server, `{"traceUuid": …, "event": {…}, "metadata": {…}}`. */
  readonly form: "flat" | "wrapped";
  /** `folder`: the record leaves out its kind, which its folder tells. */
  readonly eventTypeIn: "record" | "folder";
}

const TRACE = "traceUuid";
const EVENT_VERSION = "0.1";

/**
 * The line of a record, without its end. A number that was planted has all its digits, also those that
 * `JSON.stringify(record)` would lose. A record that is none, or a torn one, is the line in either form.
 *
 * @param number - tells wrapped records apart that have no `traceUuid` of their own
 */
export function lineText(sample: Sample, { form, eventTypeIn }: LineForm, number: number = 0): string {
  const { fault, event } = sample;
  if (fault?.found !== undefined && fault.attribute === undefined) return fault.found;
  // Most lines are this: a log has millions.
  if (fault === undefined && form === "flat" && eventTypeIn === "record") return JSON.stringify(sample.record);
  const entries = Object.entries(sample.record as SampleRecord);
  // An own attribute of that name, or a broken kind, is no repetition of what the folder or the metadata says.
  const withoutKind = entries.filter(([name, value]) => name !== EVENT_TYPE || value !== event);
  if (form === "flat") return objectText(eventTypeIn === "record" ? entries : withoutKind, fault);
  const trace = entries.find(([name]) => name === TRACE);
  const inner = withoutKind.filter(([name]) => name !== TRACE);
  const metadata = { ...(eventTypeIn === "record" && { eventType: event }), eventVersion: EVENT_VERSION };
  const traceText = objectText([trace ?? [TRACE, luidText(number)]], fault).slice(1, -1);
  return `{${traceText},"event":${objectText(inner, fault)},"metadata":${JSON.stringify(metadata)}}`;
}

function objectText(entries: readonly (readonly [string, JsonValue])[], fault: PlantedFault | undefined): string {
  if (fault?.found === undefined) return JSON.stringify(Object.fromEntries(entries));
  const { attribute, found } = fault;
  const members = entries.map(([name, value]) => {
    return `${JSON.stringify(name)}:${name === attribute ? found : JSON.stringify(value)}`;
  });
  return `{${members.join(",")}}`;
}
