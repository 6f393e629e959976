import { compareText } from "../../model/compare-text.ts";
import type { Change } from "../change.ts";
import { makeChange, type Places } from "./make-change.ts";

/** Compares the events that the text of an event refers to: a change for each, by name. */
export function compareReferred(
  before: readonly string[],
  after: readonly string[],
  places: Places,
): readonly Change[] {
  const [was, is] = [new Set(before), new Set(after)];
  const left = [...was].filter((name) => !is.has(name));
  const came = [...is].filter((name) => !was.has(name));
  return [
    ...left.map((name) => ({ name, change: makeChange("event.seeAlso", { ...places, before: name }) })),
    ...came.map((name) => ({ name, change: makeChange("event.seeAlso", { ...places, after: name }) })),
  ]
    .sort((one, other) => compareText(one.name, other.name))
    .map(({ change }) => change);
}
