import { foundType } from "./found-type.ts";
import { printable } from "./printable.ts";
import type { CheckOptions, FoundType, Problem } from "./problem.ts";
import type { ProblemKind } from "./problem-kinds.ts";

/** What is known of a problem when it is found. */
export interface ProblemFacts {
  readonly kind: ProblemKind;
  readonly event: string | undefined;
  readonly pointer: string;
  readonly attribute?: string;
  readonly expected: string;
  /** What stands there; undefined where nothing does. */
  readonly value: unknown;
}

/** The JSON pointer of a key. @example pointerTo("/event", "a/b") // "/event/a~1b" */
export const pointerTo = (parent: string, key: string): string =>
  `${parent}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** Puts a problem into words. The value goes no further, unless the caller asked for it. */
export function makeProblem(facts: ProblemFacts, { showValues }: CheckOptions): Problem {
  const { kind, event, pointer, attribute, expected, value } = facts;
  const found = foundType(value);
  const place = [event, pointer].filter((part) => part !== undefined && part !== "").join(" ");
  const shown = showValues === true && value !== undefined ? ` ${valueText(value)}` : "";
  const told = `expected ${expected}, found ${foundText(kind, found)}${shown}`;
  return {
    ...{ kind, event, pointer, attribute, expected, found },
    message: place === "" ? told : `${printable(place)}: ${told}`,
    ...(showValues === true && { value }),
  };
}

/** Where the type is as it should be, "found string" would puzzle. */
const ANOTHER: ReadonlySet<ProblemKind> = new Set<ProblemKind>([
  ...(["unknown-event", "event-mismatch", "outside-value-set", "outside-range"] as const),
  ...(["broken-format", "unknown-code", "unknown-value", "unsafe-integer"] as const),
]);

function foundText(kind: ProblemKind, found: FoundType): string {
  if (found === "absent") return "nothing";
  return ANOTHER.has(kind) ? `another ${found}` : found;
}

function valueText(value: unknown): string {
  if (typeof value === "bigint") return String(value);
  try {
    const text = JSON.stringify(value) as string | undefined;
    return printable(text ?? "");
  } catch {
    return "";
  }
}
