// A typed view of one event beside `read_json_auto` over the same files, in one DuckDB: 200,000 records in about 3,000 files
// of a partitioned folder. Aim: at most 1.0, with the types of the reference and not with guessed ones.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { DuckDBInstance } from "@duckdb/node-api";

import { loadTemplates } from "../dist/inputs/load-templates.js";
import { emitSql } from "../dist/emit/sql/emit-sql.js";
import { parseModel } from "../dist/model/parse-model.js";
import { layOutFiles } from "../dist/samples/files/lay-out-files.js";
import { makeRecords } from "../dist/samples/make-records.js";
import { buildTables } from "../dist/sql/columns/build-tables.js";
import { duckdb } from "../dist/sql/dialects/duckdb.js";
import { measureInProcess, printRatios } from "./measure.mjs";

const RECORDS = 200_000;
/** So many that the folder has about 3,000 files, one for each hour and event. */
const HOURS = 13;
const ROUNDS = 9;
const EVENT = "background_job";

const root = new URL("../", import.meta.url);
const model = parseModel(readFileSync(new URL("generated/current/model.json", root), "utf8"), "model.json");
const tables = buildTables(model, { naming: "snake", history: [] }).filter(({ scope }) => scope === "site");
const work = mkdtempSync(join(tmpdir(), "bench-"));
const files = await writeLog();
const sql = await emittedSql();

const instance = await DuckDBInstance.create(":memory:");
const connection = await instance.connect();
const rowsOf = async (text) => (await connection.runAndReadAll(text)).getRowObjectsJson();

await connection.run(sql.raw);
const start = performance.now();
await connection.run(sql.views);
const viewsMade = performance.now() - start;

const view = `v_${EVENT}`;
const folder = `read_json_auto('${work}/site/**/*', hive_partitioning = true)`;
const glob = `read_json_auto('${work}/site/**/eventType=${EVENT}/*', hive_partitioning = true)`;
const only = `WHERE eventType = '${EVENT}'`;
const QUESTIONS = {
  "count of records": {
    view: `SELECT COUNT(*) AS n FROM ${view}`,
    glob: `SELECT COUNT(*) AS n FROM ${glob}`,
    folder: `SELECT COUNT(*) AS n FROM ${folder} ${only}`,
  },
  "jobs by type and outcome": {
    view: `SELECT job_type, event_outcome, COUNT(*) AS n, MAX(obj_size) FROM ${view} GROUP BY ALL ORDER BY ALL`,
    glob: `SELECT jobType, eventOutcome, COUNT(*) AS n, MAX(objSize) FROM ${glob} GROUP BY ALL ORDER BY ALL`,
    folder: `SELECT jobType, eventOutcome, COUNT(*) AS n, MAX(objSize) FROM ${folder} ${only} GROUP BY ALL ORDER BY ALL`,
  },
};
for (const [question, { view: typed, glob: narrow, folder: whole }] of Object.entries(QUESTIONS)) {
  const answers = await Promise.all(
    [typed, narrow, whole].map(async (text) => JSON.stringify(valuesOf(await rowsOf(text)))),
  );
  if (new Set(answers).size !== 1) throw new Error(`the answers differ: ${answers.join("\n")}`);
  const results = await measureInProcess(
    [
      { name: `view ${view}`, run: () => rowsOf(typed) },
      { name: "read_json_auto, files of the event alone", run: () => rowsOf(narrow) },
      { name: "read_json_auto", run: () => rowsOf(whole) },
    ],
    ROUNDS,
  );
  printRatios(`${question}, ${RECORDS} records in ${files} files, median of ${ROUNDS}`, results);
}
print(`\n${sql.count} views over the folder were made in ${viewsMade.toFixed(0)} ms`);

print("\nWhat read_json_auto infers, against the reference:");
await printInferred("read_json_auto of the folder, which looks into 32 files", folder);
await printInferred("the same, looking into all files", folder.replace(", hive", ", maximum_sample_files = -1, hive"));
await printInferred("read_json_auto of the event's files alone", glob);

connection.closeSync();
instance.closeSync();
rmSync(work, { recursive: true });

/** Compares the columns that a reader infers with those that the reference tells of the event, and of all events. */
async function printInferred(name, source) {
  const described = await rowsOf(`DESCRIBE SELECT * FROM ${source}`);
  const inferred = new Map(described.map((column) => [column.column_name, column.column_type]));
  const keys = new Set(tables.flatMap(({ columns }) => columns.map(({ key }) => key)));
  const { columns } = tables.find(({ event }) => event.name === EVENT);
  // DuckDB accepts the short name and tells the long one.
  const typeOf = ({ kind }) => duckdb.types[kind].replace("TIMESTAMPTZ", "TIMESTAMP WITH TIME ZONE");
  const missing = columns.filter(({ key }) => !inferred.has(key)).map(({ key }) => key);
  const other = columns
    .filter((column) => inferred.has(column.key) && inferred.get(column.key) !== typeOf(column))
    .map((column) => `${column.key} ${inferred.get(column.key)}, not ${typeOf(column)}`);
  const collapsed = [...inferred].filter(([, type]) => type.startsWith("MAP(")).map(([key, type]) => `${key} ${type}`);
  const lacking = [...keys].filter((key) => !inferred.has(key)).length;
  print(`  ${name}: ${inferred.size} columns`);
  print(`    attributes of all events without a column: ${lacking} of ${keys.size}`);
  print(`    columns of ${EVENT} that are missing: ${missing.length} of ${columns.length}${listed(missing)}`);
  print(`    columns of ${EVENT} of another type: ${other.length}${listed(other)}`);
  print(`    whole records in one map: ${collapsed.length}${listed(collapsed)}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}

function listed(items) {
  if (items.length === 0) return "";
  return `: ${items.slice(0, 5).join(", ")}${items.length > 5 ? ", …" : ""}`;
}

/** Without the names of columns, which the reader has in camel case. */
function valuesOf(rows) {
  return rows.map((row) => Object.values(row));
}

/** @returns {Promise<number>} how many files were written */
async function writeLog() {
  const samples = makeRecords(model, { seed: 6, count: RECORDS, scopes: ["site"], sites: 1, hours: HOURS });
  const laidOut = layOutFiles(samples);
  for (const { path, bytes } of laidOut) {
    const place = join(work, "site", path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  return laidOut.length;
}

/** The SQL of the site's log, as `generate` writes it. */
async function emittedSql() {
  const site = { ...model, references: { site: model.references.site } };
  const templates = await loadTemplates(fileURLToPath(new URL("templates", root)));
  const emitted = emitSql(site, { naming: "snake", history: [], templates });
  const textOf = (name) => emitted.find(({ path }) => path === `sql/duckdb/${name}.sql`).text;
  const raw = textOf("raw").replaceAll("'activity-log/", `'${work}/`);
  return { raw, views: textOf("views"), count: site.references.site.events.length };
}
