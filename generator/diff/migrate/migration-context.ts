import type { SqlSource } from "../../emit/sql/sql-source.ts";
import type { Dialect } from "../../sql/dialect.ts";
import type { FindCauses } from "./find-causes.ts";
import type { TablePlan } from "./table-plan.ts";
import type { TableMatch } from "./match-tables.ts";
import type { OrderedRenames } from "./order-renames.ts";

/** All that the steps of a migration are made from. */
export interface MigrationContext {
  readonly before: SqlSource;
  readonly after: SqlSource;
  readonly dialect: Dialect;
  readonly findCauses: FindCauses;
  readonly tables: TableMatch;
  readonly tableRenames: OrderedRenames;
  /** A plan for each pair of tables. */
  readonly plans: readonly TablePlan[];
}
