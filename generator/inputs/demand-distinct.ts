import { UserError } from "../findings/user-error.ts";
import type { Override } from "./override.ts";

/**
 * Demands that no two decisions are about the same fact of the same row: the order of the file must not decide.
 * An entry for one event beside one for any event is fine: the closer one counts.
 *
 * @throws UserError that names both places.
 */
export function demandDistinct(overrides: readonly Override[]): void {
  const seen = new Map<string, Override>();
  for (const override of overrides) {
    for (const fact of factsOf(override)) {
      const earlier = seen.get(fact);
      if (earlier !== undefined) throw new UserError(describeClash(override, earlier));
      seen.set(fact, override);
    }
  }
}

function factsOf({ scope, place, locale, printed, ...decided }: Override): readonly string[] {
  const places = place.kind === "events" ? place.events.map((event) => `event ${event}`) : [place.kind];
  const facts = (["name", "type"] as const).filter((fact) => decided[fact] !== undefined);
  return places.flatMap((where) => facts.map((fact) => JSON.stringify([scope, where, locale, printed, fact])));
}

function describeClash({ location, printed }: Override, earlier: Override): string {
  const { line, column } = location.start;
  const place = `${location.file}:${String(line)}:${String(column)}`;
  return `${place}: "${printed}" is already decided in line ${String(earlier.location.start.line)}; keep one of the entries`;
}
