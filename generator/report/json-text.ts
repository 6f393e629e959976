import { toPrintable } from "../findings/to-printable.ts";

/**
 * Writes a report as JSON. What a terminal or an editor would act on is escaped, as JSON may have it: a program reads the
 * same text.
 */
export const jsonText = (value: unknown): string => `${toPrintable(JSON.stringify(value, undefined, 2))}\n`;
