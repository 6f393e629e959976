import type { JudgedChange } from "../diff/judged-change.ts";
import type { Place } from "../diff/place.ts";
import { formatLocation } from "../findings/format-location.ts";
import type { Ignored } from "../inputs/ignored.ts";

/** Changes without those that are ignored, and what the ignore file says in vain. */
export interface RemainingChanges {
  readonly changes: readonly JudgedChange[];
  /** How many were left out. */
  readonly ignored: number;
  /** Entries that count no more. */
  readonly expired: readonly Ignored[];
  /** Entries that would count and fit no change. */
  readonly idle: readonly Ignored[];
}

/**
 * Leaves out changes that people have accepted.
 *
 * @param today year, month and day in UTC, as `expires` has them
 */
export function ignoreChanges(
  changes: readonly JudgedChange[],
  entries: readonly Ignored[],
  today: string,
): RemainingChanges {
  const isExpired = ({ expires }: Ignored): boolean => expires !== undefined && expires < today;
  const current = entries.filter((entry) => !isExpired(entry)).map((entry) => ({ entry, fits: matcher(entry) }));
  const used = new Set<Ignored>();
  const left = changes.filter((change) => {
    const fitting = current.filter(({ fits }) => fits(change));
    for (const { entry } of fitting) used.add(entry);
    return fitting.length === 0;
  });
  return {
    changes: left,
    ignored: changes.length - left.length,
    expired: entries.filter(isExpired),
    idle: current.map(({ entry }) => entry).filter((entry) => !used.has(entry)),
  };
}

/** What is to be told of an ignore file, a line each, for stderr. */
export function tellIgnored({ ignored, expired, idle }: RemainingChanges, file: string): readonly string[] {
  return [
    `${file}: ${ignored} change${ignored === 1 ? "" : "s"} ignored`,
    ...expired.map(
      ({ location, expires = "" }) =>
        `${formatLocation(location)}: expired on ${expires}, ignores nothing; renew or remove it`,
    ),
    ...idle.map(({ location }) => `${formatLocation(location)}: no change is as it says; remove it`),
  ];
}

function matcher({ fingerprint, rule, scope, event, attribute }: Ignored): (change: JudgedChange) => boolean {
  if (fingerprint !== undefined) return (change) => change.fingerprint === fingerprint;
  const fitsRule = pattern(rule);
  const parts = [pattern(scope), pattern(event), pattern(attribute)] as const;
  const fitsPlace = (place: Place): boolean =>
    parts[0](place.scope) && parts[1](place.event) && parts[2](place.attribute);
  return ({ change: { from, to }, ...judged }) =>
    fitsRule(judged.rule.id) && [from, to].some((place) => place !== undefined && fitsPlace(place));
}

/** A pattern that is not given fits what is absent, too. */
function pattern(text: string | undefined): (name: string | undefined) => boolean {
  if (text === undefined) return () => true;
  const parts = text.split("*").map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/gu, "\\$&"));
  const expression = new RegExp(`^${parts.join(".*")}$`, "su");
  return (name) => name !== undefined && expression.test(name);
}
