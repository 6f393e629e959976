/** What people rely on; they pick among these, not among rules. */
export const PROMISES = ["SOURCE", "SCHEMA", "STORAGE", "DOCS"] as const;

/**
 * `SOURCE`: TypeScript of consumers compiles; `SCHEMA`: records that were valid stay valid; `STORAGE`: tables that were
 * made before hold the new rows; `DOCS`: what people read stays true.
 */
export type Promised = (typeof PROMISES)[number];
