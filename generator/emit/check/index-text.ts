/** The door of `/check`: what people import. */
export const INDEX_SCRIPT = `import { createChecker } from "./create-checker.js";
import { TABLES } from "./tables.js";

export { createChecker } from "./create-checker.js";
export { PROBLEM_KINDS } from "./problem-kinds.js";
export { TABLES } from "./tables.js";

export const checkRecord = /* @__PURE__ */ createChecker(TABLES);
`;

export const INDEX_DECLARATIONS = `import type { CheckRecord } from "./create-checker.js";

export type {
  AttributeEntry,
  AttributeJsonType,
  CheckTables,
  FormatName,
  ScopeEntry,
} from "./check-tables.js";
export { createChecker, type CheckRecord } from "./create-checker.js";
export { PROBLEM_KINDS, type ProblemKind, type ProblemKindEntry, type ProblemScope } from "./problem-kinds.js";
export type { CheckOptions, CheckResult, FoundType, Problem } from "./problem.js";
export { TABLES } from "./tables.js";

/**
 * Tests a record of the Activity Log by its event.
 *
 * @example
 * const { eventType, problems } = checkRecord(JSON.parse(line));
 * for (const { kind, pointer, message } of problems) console.warn(kind, pointer, message);
 */
export declare const checkRecord: CheckRecord;
`;

/** The tables' own declarations: their type, not their many values. */
export const TABLES_DECLARATIONS = `import type { CheckTables } from "./check-tables.js";

/** What is known of all events. */
export declare const TABLES: CheckTables;
`;
