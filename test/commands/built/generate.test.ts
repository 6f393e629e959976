import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { DOOR_PAGE, NEXT_DOOR_PAGE, TWICE_PAGE } from "../../support/door-pages.ts";
import { runCommand, type CommandRun } from "../../support/run-command.ts";
import { snapshotFolder } from "../../support/snapshot-folder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";

const makeFolder = temporaryFolders();
const NONE = { "overrides.yaml": "" };
const docs = makeFolder({ ...NONE, "a.md": DOOR_PAGE });
const both = makeFolder({ ...NONE, "a.md": DOOR_PAGE, "b.md": NEXT_DOOR_PAGE });

const generate = (...args: readonly string[]): CommandRun => runCommand(["generate", ...args]);
const pathsIn = (folder: string): readonly string[] => [...snapshotFolder(folder).keys()];

test("a run tells on stdout what was read and written, and nothing on stderr", () => {
  const out = makeFolder();
  const { code, stdout, stderr } = generate("--docs", docs, "--out", out, "--only", "csv");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const id = (JSON.parse(readFileSync(join(out, "current/model.json"), "utf8")) as { id: string }).id;
  expect(stdout).toBe(
    [
      "read 1 page in 1 locale",
      `release current, model ${id}`,
      "  1 site event with 2 attributes, 1 common, 0 names recovered from translations (0 by overrides.yaml)",
      "findings: 0 error, 0 warning, 0 info",
      `wrote ${out}: 2 files added`,
      "",
    ].join("\n"),
  );
  expect(generate("--docs", docs, "--out", out, "--only", "csv").stdout).toContain(`\n${out} is up to date\n`);
});

test("--check passes where nothing would change, and tells the exact command where something would", () => {
  const out = makeFolder();
  const args = ["--docs", docs, "--out", out, "--only", "csv", "--only", "docs", "--naming", "camel"];
  generate(...args);
  const clean = generate(...args, "--check");
  expect({ ...clean, stdout: clean.stdout.split("\n").at(-2) }).toEqual({
    code: 0,
    stdout: `${out} is up to date`,
    stderr: "",
  });

  appendFileSync(join(out, "current/attributes.csv"), "x\n");
  rmSync(join(out, "current/docs/index.md"));
  writeFileSync(join(out, "current/stray.txt"), "");
  const before = snapshotFolder(out);
  const { code, stdout, stderr } = generate(...args, "--check");
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: [
      `${out} is not up to date:`,
      "~ current/attributes.csv (changed)",
      "+ current/docs/index.md (added)",
      "- current/stray.txt (removed)",
      "To bring it up to date, run: npx activity-log-schema generate " +
        `--docs ${docs} --out ${out} --only docs --only csv --naming camel`,
      "",
    ].join("\n"),
  });
  expect(stdout).toContain(`${out} would change: 1 file added, 1 file changed, 1 file removed\n`);
  expect(snapshotFolder(out)).toEqual(before);

  expect(generate(...args).code).toBe(0);
  expect(generate(...args, "--check").code).toBe(0);
});

test("a page with the same event twice is written, the places are told, and the exit code is 1", () => {
  const out = makeFolder();
  const twice = makeFolder({ ...NONE, "pages/twice.md": TWICE_PAGE });
  const { code, stdout, stderr } = generate("--docs", twice, "--out", out, "--only", "csv");
  expect(code).toBe(1);
  expect(stdout).toContain("findings: 1 error, 0 warning, 0 info\n");
  expect(stderr).toBe(
    'pages/twice.md:19:4: error duplicate-event: the event "open_door" is described twice; the first is kept\n',
  );
  expect(pathsIn(out)).toEqual(["current/attributes.csv", "current/model.json"]);
});

test("all artifacts for the default release, the model alone for the others", () => {
  const out = makeFolder();
  expect(generate("--docs", both, "--out", out).code).toBe(0);
  const artifacts = new Set(pathsIn(out).map((path) => path.split("/").slice(0, 2).join("/")));
  expect([...artifacts]).toEqual([
    "current/CHANGES.md",
    "current/LICENSE",
    "current/NOTICE",
    "current/README.md",
    "current/attributes.csv",
    "current/attributes.d.csv.ts",
    "current/check",
    "current/docs",
    "current/json-schema",
    "current/model.json",
    "current/model.schema.json",
    "current/package.json",
    "current/sql",
    "current/typescript",
    "next/model.json",
  ]);
});

test("--release writes the named release alone, with the artifacts that --only picks beside its model", () => {
  const out = makeFolder();
  const { code } = generate("--docs", both, "--out", out, "--release", "next", "--only", "sql", "--only", "csv");
  expect(code).toBe(0);
  const artifacts = new Set(pathsIn(out).map((path) => path.split("/").slice(0, 2).join("/")));
  expect([...artifacts]).toEqual(["next/attributes.csv", "next/model.json", "next/sql"]);
  expect(readFileSync(join(out, "next/attributes.csv"), "utf8")).toContain("site,open_door,colorName,string,");
});

test("a release that no page documents is refused", () => {
  const out = join(makeFolder(), "out");
  const { code, stdout, stderr } = generate("--docs", both, "--out", out, "--release", "v1");
  expect({ code, stdout, stderr }).toEqual({
    code: 3,
    stdout: "",
    stderr: 'release "v1": no page documents it (documented: current, next)\n',
  });
  expect(existsSync(out)).toBe(false);
});

test("--naming camel names columns as the log does", () => {
  const columns = (...naming: readonly string[]): readonly string[] => {
    const out = makeFolder();
    generate("--docs", docs, "--out", out, "--only", "sql", ...naming);
    const sql = readFileSync(join(out, "current/sql/duckdb/tables.sql"), "utf8");
    const [, table = ""] = sql.split('CREATE TABLE "open_door"');
    return [...table.matchAll(/^ {2}"(\w+)" /gmu)].map(([, column = ""]) => column);
  };
  expect(columns()).toEqual(["event_type", "event_time", "color", "door_id", "unconverted", "record_id"]);
  expect(columns("--naming", "snake")).toEqual(columns());
  expect(columns("--naming", "camel")).toEqual([
    "eventType",
    "eventTime",
    "color",
    "doorId",
    "unconverted",
    "record_id",
  ]);
});

test("--templates takes the place of the project's templates, file by file", () => {
  const out = makeFolder();
  const templates = makeFolder({ "docs/event.md.eta": "Mine: <%= it.name %>\n" });
  generate("--docs", docs, "--out", out, "--only", "docs", "--templates", templates);
  expect(readFileSync(join(out, "current/docs/events/site/open_door.md"), "utf8")).toBe("Mine: `open_door`\n");
  expect(readFileSync(join(out, "current/docs/index.md"), "utf8")).toContain("## Site events");
});

test("--docs may be given more than once", () => {
  const out = makeFolder();
  const more = makeFolder({ "c.txt": NEXT_DOOR_PAGE });
  const { code, stdout } = generate("--docs", docs, "--docs", more, "--out", out, "--only", "csv");
  expect(code).toBe(0);
  expect(stdout).toContain("read 2 pages in 1 locale\n");
  expect(pathsIn(out)).toEqual(["current/attributes.csv", "current/model.json", "next/model.json"]);
});
