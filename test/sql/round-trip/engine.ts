import type { Column } from "../../../generator/sql/columns/table.ts";
import type { Dialect } from "../../../generator/sql/dialect.ts";
import type { Normalisation } from "./expected-row.ts";

/** A database that runs what is emitted for its dialect. */
export interface Engine extends Normalisation {
  readonly dialect: Dialect;
  /** Whether it takes longer to plan a statement over many columns than to run it on a few rows. */
  readonly plansSlowly?: boolean;
  /** Runs a whole file of statements. */
  readonly run: (sql: string) => Promise<void>;
  /** Runs a query; every cell is text or null. */
  readonly query: (sql: string) => Promise<readonly Readonly<Record<string, string | null>>[]>;
  /** An expression that gives a column as the text that {@link expectedRow} gives. @param name - quoted */
  readonly plain: (name: string, kind: Column["kind"]) => string;
  /**
   * Runs `raw.sql` and brings the files of a folder into the raw relations, by the statement that it tells of.
   *
   * @param raw - the text of raw.sql
   * @param folder - holds `site/` and `tenant/`
   */
  readonly readFolder: (raw: string, folder: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
