import { foldText } from "./folded-text.ts";

/** The name of a month, 1 to 12, folded. */
export interface MonthName {
  readonly month: number;
  readonly name: string;
}

// The names are those of the locale that is asked for, whatever the machine's own: Node carries the data of all.
const { DateTimeFormat } = Intl;

/**
 * The names of the months in a locale, alone and as they stand in a date.
 *
 * @param tag the publisher's tag: `pt-br`
 * @returns longest first, so that no name hides a longer one
 */
export function monthNames(tag: string): readonly MonthName[] {
  const formats = [
    new DateTimeFormat(tag, { month: "long", timeZone: "UTC" }),
    new DateTimeFormat(tag, { day: "numeric", month: "long", timeZone: "UTC" }),
  ];
  const names = Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) =>
    formats.flatMap((format) =>
      format
        .formatToParts(new Date(Date.UTC(2001, month - 1, 1)))
        .filter(({ type, value }) => type === "month" && /\p{L}{3}/u.test(value))
        .map(({ value }) => ({ month, name: foldText(value).lower })),
    ),
  );
  return names.sort((a, b) => b.name.length - a.name.length);
}
