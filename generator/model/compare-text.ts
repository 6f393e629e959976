/**
 * Orders two texts by their UTF-16 code units: the same on every machine, whatever its locale.
 *
 * @returns a negative number, zero or a positive number, as `Array.prototype.sort` wants it
 */
export const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
