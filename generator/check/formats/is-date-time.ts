import { skipDigits, twoDigits } from "./digits.ts";

const DASH = 0x2d;
const COLON = 0x3a;
const PLUS = 0x2b;
const DOT = 0x2e;
const LOWER_T = 0x74;
const LOWER_Z = 0x7a;
const TO_LOWER = 0x20;

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * True for a date and time as RFC 3339 writes it, which is what the format `date-time` of JSON Schema means: `T`, any
 * number of fraction digits, `Z` or an offset, and second 60 where it is 23:59 in UTC. ajv-formats goes further: it takes
 * any white space for the `T`, offsets like `+0000` and `+00`, and hours and minutes that don't exist if their offset
 * makes up for them. A reader that keeps to the standard stumbles over those, so they are broken here.
 */
export const isDateTime = (text: string): boolean =>
  isDate(text) && (text.charCodeAt(10) | TO_LOWER) === LOWER_T && isTime(text);

function isDate(text: string): boolean {
  const century = twoDigits(text, 0);
  const yearOfCentury = twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  if (century < 0 || yearOfCentury < 0 || text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return false;
  return day >= 1 && day <= daysOf(century * 100 + yearOfCentury, month);
}

function daysOf(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
}

function isTime(text: string): boolean {
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  const second = twoDigits(text, 17);
  const offset = offsetAt(text, endOfFraction(text));
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON || Number.isNaN(offset)) return false;
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0) return false;
  return second < 60 || (second === 60 && isLastMinute(hour * 60 + minute - offset));
}

/** The end of the seconds, or -1 where a dot has no digit behind it. */
function endOfFraction(text: string): number {
  if (text.charCodeAt(19) !== DOT) return 19;
  const end = skipDigits(text, 20);
  return end === 20 ? -1 : end;
}

/** The minutes by which local time is ahead of UTC, or NaN where what stands from `at` to the end is no offset. */
function offsetAt(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if ((first | TO_LOWER) === LOWER_Z) return at === text.length - 1 ? 0 : NaN;
  if ((first !== PLUS && first !== DASH) || text.charCodeAt(at + 3) !== COLON || text.length !== at + 6) return NaN;
  const hours = twoDigits(text, at + 1);
  const minutes = twoDigits(text, at + 4);
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return NaN;
  return (first === PLUS ? 1 : -1) * (hours * 60 + minutes);
}

/** Leap seconds are put in before midnight UTC, be that of this day or, east of Greenwich, of the day before. */
const isLastMinute = (utcMinutes: number): boolean => utcMinutes === 1439 || utcMinutes === -1;
