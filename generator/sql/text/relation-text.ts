import type { Dialect } from "../dialect.ts";

/** Names a table or view in a statement: quoted, and after its schema where the engine wants one. */
export const relationText = (name: string, { quoteIdentifier, quoteRelation = quoteIdentifier }: Dialect): string =>
  quoteRelation(name);
