import { DIALECTS } from "../dialects.ts";

/**
 * What every engine takes: names are the same in all of them, so that a query, a dashboard or a colleague moves from one to
 * another. The strictest limit counts, and what one engine keeps for itself no one uses.
 */
export const IDENTIFIER_LIMITS = {
  maximumLength: Math.min(...DIALECTS.map(({ identifiers }) => identifiers.maximumLength ?? Infinity)),
  reservedColumns: [...new Set(DIALECTS.flatMap(({ identifiers }) => identifiers.reservedColumns))],
} as const;
