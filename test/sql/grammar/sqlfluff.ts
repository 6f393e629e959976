import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { EmittedStatement } from "./statements-of.ts";

/** The engines whose grammars sqlfluff knows. */
export type SqlfluffDialect =
  | "athena"
  | "bigquery"
  | "clickhouse"
  | "databricks"
  | "mysql"
  | "postgres"
  | "redshift"
  | "snowflake"
  | "sqlite"
  | "tsql";

/**
 * Without the limit, files of more than 20,000 bytes are passed over without a word. The templater would read `{{`. The rule
 * wants a line break at the end of a file: no file of ours has one, so the report tells which were read.
 */
const CONFIG = "[sqlfluff]\nlarge_file_skip_byte_limit = 0\ntemplater = raw\nrules = L009\n";

/** Whether the program is installed; it is a package of Debian, and no test can rest on it alone. */
export const hasSqlfluff = spawnSync("sqlfluff", ["--version"]).status === 0;

/** What sqlfluff has against each statement; it takes its time, about half a second a statement. */
export function sqlfluffErrors(dialect: SqlfluffDialect, statements: readonly EmittedStatement[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "grammar-"));
  try {
    writeFileSync(join(folder, ".sqlfluff"), CONFIG);
    statements.forEach(({ text }, index) => {
      writeFileSync(join(folder, fileName(index)), text);
    });
    const report = lint(folder, dialect);
    if (report.length !== statements.length) throw new Error("sqlfluff has not read every statement");
    return report.flatMap(({ filepath, violations }) => {
      const { file, title } = statements[Number(/(\d+)\.sql$/u.exec(filepath)?.[1])] ?? { file: "", title: "" };
      return violations.filter(isSyntax).map(({ description }) => `${file} ${title}: ${description.slice(0, 200)}`);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Report {
  readonly filepath: string;
  readonly violations: readonly { readonly code: string; readonly description: string }[];
}

const fileName = (index: number): string => `${String(index).padStart(4, "0")}.sql`;

// PRS: does not parse; LXR: has a character of no token.
const isSyntax = ({ code }: { readonly code: string }): boolean => code === "PRS" || code === "LXR";

function lint(folder: string, dialect: SqlfluffDialect): readonly Report[] {
  const files = ["lint", ".", "--dialect", dialect, "--format", "json", "--nofail", "--processes", "1"];
  return JSON.parse(execFileSync("sqlfluff", files, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 })) as Report[];
}
