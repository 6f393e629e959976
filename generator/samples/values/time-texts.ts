import type { Random } from "../random.ts";

/** The most digits of a fraction of a second that records carry. */
const MOST_DIGITS = 9;
const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Made-up times that are not those of the record lie this far back at the most, in days. */
const PAST_DAYS = 500;

/** Valid times that careless code rounds into the next year, or takes for none. */
const UNUSUAL_TIMES: readonly [string, ...string[]] = [
  "2026-12-31T23:59:59.999999999Z",
  "2026-12-31T23:59:59Z",
  "2024-02-29T00:00:00.000Z",
  "1970-01-01T00:00:00Z",
];

/**
 * A time as records have it: ISO 8601 in UTC, with 0 to 9 digits of a second's fraction.
 *
 * @param time - its second, in milliseconds since 1970
 */
export function timeText(time: number, random: Random): string {
  const digits = random.below(MOST_DIGITS + 1);
  const second = new Date(time).toISOString().slice(0, "2026-12-31T23:59:59".length);
  if (digits === 0) return `${second}Z`;
  return `${second}.${String(random.below(10 ** digits)).padStart(digits, "0")}Z`;
}

/** A time before a record's own, or one of the unusual ones. */
export function earlierTimeText(before: number, random: Random, unusual: boolean): string {
  if (unusual) return random.pick(UNUSUAL_TIMES);
  return timeText(before - random.below(PAST_DAYS * DAY), random);
}
