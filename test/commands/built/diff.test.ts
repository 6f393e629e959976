import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { factsOnly } from "../../../generator/model/facts-only.ts";
import { serializeFacts, serializeModel } from "../../../generator/model/serialize-model.ts";
import { DOOR_PAGE, NEXT_DOOR_PAGE, TRANSLATED_PAGE } from "../../support/door-pages.ts";
import { buildEvent, buildReference } from "../../support/model-builder.ts";
import { type CommandRun, runCommand } from "../../support/run-command.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { modelId } from "../../../generator/model/model-id.ts";
import type { Model } from "../../../generator/model/model.ts";
import * as doors from "../../report/changes/changes-input.ts";

/** A model as `generate` writes it: its id is that of its facts. */
const identified = (model: Model): Model => ({ ...model, id: modelId(model.references) });
const [BEFORE, AFTER] = [identified(doors.BEFORE), identified(doors.AFTER)];

const makeFolder = temporaryFolders();
const BIN = fileURLToPath(new URL("../../../bin/activity-log-schema.js", import.meta.url));
const DOORS = makeFolder({ "a.md": DOOR_PAGE, "b.md": NEXT_DOOR_PAGE });
const MODELS = makeFolder({ "before.json": serializeModel(BEFORE), "after.json": serializeModel(AFTER) });
const before = join(MODELS, "before.json");
const after = join(MODELS, "after.json");

/** The color of doors is called otherwise in the release `next`. */
const RENAMED = /^\d+ changes? from current [0-9a-f]{12}(?: \(.*\))? to next [0-9a-f]{12}(?: \(.*\))?: .*\n[^]*color/u;

function runIn(folder: string, args: readonly string[], env: { readonly [name: string]: string } = {}): CommandRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, "diff", ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { code: status, stdout, stderr };
}

function refused(folder: string, args: readonly string[], env: { readonly [name: string]: string } = {}): string {
  const { code, stdout, stderr } = runIn(folder, args, env);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  return stderr;
}

test("two releases of the same pages", () => {
  const { code, stdout, stderr } = runCommand(["diff", "current", "next", "--docs", DOORS]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
  expect(stdout).toMatch(RENAMED);
  expect(runCommand(["diff", "next", "next", "--docs", DOORS])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^no changes from next/u) as string,
  });
});

test("two files; --fail-on, --promise and --format", () => {
  const text = runCommand(["diff", before, after]);
  expect(text).toMatchObject({ code: 1, stderr: "" });
  expect(text.stdout).toContain(
    `6 changes from current ${BEFORE.id} (${before}) to next ${AFTER.id} (${after}): 2 breaking`,
  );
  expect(runCommand(["diff", before, after, "--promise", "STORAGE", "--fail-on", "breaking"]).code).toBe(0);
  const json = runCommand(["diff", before, after, "--format", "json"]).stdout;
  expect(JSON.parse(json)).toMatchObject({ counts: { breaking: 2, compatible: 3 } });
});

test("a folder of pages, a picked release of one, and a file that generate wrote of it", () => {
  const out = makeFolder();
  runCommand(["generate", "--docs", DOORS, "--out", out, "--only", "csv"]);
  expect(runCommand(["diff", DOORS, join(out, "current", "model.json")])).toMatchObject({ code: 0, stderr: "" });
  expect(runCommand(["diff", DOORS, `next@${DOORS}`]).stdout).toMatch(RENAMED);
  expect(refused(out, [`${out}/current`, DOORS])).toBe(
    `"${out}/current": is no folder of pages; compare with "${out}/current/model.json"\n`,
  );
  expect(refused(out, [`next@${before}`, after])).toBe(`"${before}": holds release "current", not "next"\n`);
});

test("a word that is a folder and no release is a folder", () => {
  const place = makeFolder({ "doors/a.md": DOOR_PAGE });
  expect(runIn(place, ["doors", "current", "--docs", DOORS])).toMatchObject({ code: 0, stderr: "" });
  expect(refused(place, ["windows", "current", "--docs", DOORS])).toBe(
    '"windows": neither a release of the pages (current, next), nor a file or folder, nor the id of a model of history, nor git:REV\n',
  );
});

test("what is refused in generate is refused here", () => {
  const docs = makeFolder({ "a.md": TRANSLATED_PAGE });
  expect(refused(docs, [docs, before])).toMatch(/^unresolved site open_door 1: pt-br=Cor da porta\n/u);
  expect(refused(docs, ["none.json", before])).toMatch(/^none\.json: not found/u);
});

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

/** A repository of two commits, the first of which is tagged `v1`. */
function repository(): string {
  const folder = makeFolder({
    "generated/current/model.json": serializeModel(BEFORE),
    "generated/next/model.json": serializeModel(AFTER),
    "sub/a.txt": "",
  });
  git(folder, "init", "-q");
  git(folder, "add", ".");
  git(folder, "commit", "-qm", "one");
  git(folder, "tag", "v1");
  git(folder, "mv", "generated/next/model.json", "generated/current/model.json", "-f");
  git(folder, "commit", "-qm", "two");
  return folder;
}

test("git: a revision's default release, a picked one, the only one; from a folder below as well", () => {
  const folder = repository();
  const sub = join(folder, "sub");
  expect(runIn(sub, ["git:v1", "git:HEAD"]).stdout).toContain(
    `6 changes from current ${BEFORE.id} (git:v1) to next ${AFTER.id} (git:HEAD): `,
  );
  expect(runIn(folder, ["next@git:v1", "git:HEAD"])).toMatchObject({ code: 0, stderr: "" });
  expect(runIn(folder, ["git:HEAD~1", before])).toMatchObject({ code: 0, stderr: "" });
  expect(refused(folder, ["old@git:v1", before])).toBe(
    '"old@git:v1": "generated/old/model.json" is not committed there; ' +
      'pick a release with NAME@git:REV (there are: "current", "next")\n',
  );
});

test("git: no revision is an option or a path, and nothing is written", () => {
  const folder = repository();
  for (const revision of ["--output=x", "-x", "--help"]) {
    expect(refused(folder, [`git:${revision}`, before])).toBe(
      `"git:${revision}": a revision does not begin with "-"\n`,
    );
  }
  for (const revision of ["none", "v1:generated", "HEAD --output=x", "HEAD;touch x", "$(touch x)", "v1^{tree}"]) {
    expect(refused(folder, [`git:${revision}`, before])).toContain("the repository has no such revision");
  }
  expect(refused(folder, ["git:a\nb", before])).toContain("control characters are in no revision");
  expect(existsSync(join(folder, "x"))).toBe(false);
  expect(git(folder, "status", "--porcelain")).toBe("");
});

test("git: no repository, no model, no git", () => {
  const folder = makeFolder({ "a.txt": "" });
  const outside = { GIT_CEILING_DIRECTORIES: join(folder, "..") };
  expect(refused(folder, ["git:HEAD", before], outside)).toContain("is in no git repository");
  git(folder, "init", "-q");
  expect(refused(folder, ["git:HEAD", before])).toContain("no such revision");
  git(folder, "add", ".");
  git(folder, "commit", "-qm", "one");
  expect(refused(folder, ["git:HEAD", before])).toBe(
    '"git:HEAD": nothing is committed there at generated/*/model.json\n',
  );
  expect(refused(folder, ["git:HEAD", before], { PATH: "/none", Path: "/none" })).toMatch(
    /^git: not found; install it/u,
  );
});

test("accepted changes are left out and counted, the rest of the file is told", () => {
  const ignore = join(
    makeFolder({
      "i.yaml": "- { rule: 'event-*', reason: x }\n- { rule: code-*, reason: x }\n- { event: none, reason: x }\n",
    }),
    "i.yaml",
  );
  expect(runCommand(["diff", before, after, "--ignore", ignore])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^2 changes from .*: 2 compatible\n/u) as string,
    stderr: `${ignore}: 4 changes ignored\n${ignore}:3:3: no change is as it says; remove it\n`,
  });
  expect(refused(MODELS, [before, after, "--ignore", "none.yaml"])).toContain(
    "none.yaml: not found; write a list of entries",
  );
});

test("a migration, for a dialect", () => {
  const { code, stdout, stderr } = runCommand(["diff", before, after, "--format", "sql", "--dialect", "duckdb"]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain(AFTER.id);
  const strict = ["diff", before, after, "--format", "sql", "--dialect", "duckdb", "--fail-on"];
  expect(runCommand([...strict, "breaking"])).toMatchObject({ code: 1, stdout });
});

test.each([
  [[], "Not enough non-option arguments"],
  [["a"], "Not enough non-option arguments"],
  [["a", "b", "c"], "Unknown argument: c"],
  [["a", ""], '"": name a release, a model.json, a folder of pages, the id of a model of history, or git:REV'],
  [["a", "b", "--format", "sql"], "--format sql needs --dialect (athena, bigquery,"],
  [["a", "b", "--dialect", "duckdb"], "--dialect is for --format sql only"],
  [["a", "b", "--allow-destructive"], "--allow-destructive is for --format sql only"],
  [["a", "b", "--naming", "camel"], "--naming is for --format sql only"],
  [["a", "b", "--templates", "t", "--format", "json"], "--templates is for --format sql only"],
  [["a", "b", "--fail-on", "error"], "Choices:"],
  [["a", "b", "--promise", "TYPES"], "Choices:"],
  [["a", "b", "--ignore", "a", "--ignore", "b"], "--ignore may be given only once"],
])("diff %j is wrong usage", (args, message) => {
  const { code, stdout, stderr } = runCommand(["diff", ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
});

test("what was committed and what the pages say are the same model", () => {
  const { id } = JSON.parse(readFileSync("generated/current/model.json", "utf8")) as { readonly id: string };
  expect(runCommand(["diff", "current", "generated/current/model.json"]).stdout).toContain(
    `no changes from current ${id}`,
  );
});

test("an earlier model of history is a side by its path, by the name of its file and by its id", () => {
  const docs = makeFolder({
    [`history/0001-${BEFORE.id}.json`]: serializeFacts(factsOnly(BEFORE)),
    "themes.yaml": "",
  });
  const path = join(docs, "history", `0001-${BEFORE.id}.json`);
  for (const side of [path, `0001-${BEFORE.id}`, BEFORE.id]) {
    const { code, stdout, stderr } = runCommand(["diff", side, after, "--docs", docs]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    // Facts alone tell of no description.
    expect(stdout).toContain(
      `5 changes from current ${BEFORE.id} (${side}) to next ${AFTER.id} (${after}): 2 breaking`,
    );
  }
  expect(refused(MODELS, ["0123456789ab", after])).toContain("nor the id of a model of history");
});

test("a model that was edited and kept its id, or names a thing twice, is refused", () => {
  const place = makeFolder({
    "edited.json": serializeModel({ ...AFTER, id: BEFORE.id }),
    "twice.json": serializeModel(
      identified({
        ...AFTER,
        references: { site: buildReference({ events: [buildEvent({ name: "a" }), buildEvent({ name: "a" })] }) },
      }),
    ),
  });
  expect(refused(place, [before, "edited.json"])).toContain(
    `edited.json: $.id is "${BEFORE.id}", but the facts are those of model "${AFTER.id}"`,
  );
  expect(refused(place, [before, "twice.json"])).toContain('$.references.site.events[1].name is "a"');
});

test("a folder of decisions alone comes along with models; what they say in vain is told", () => {
  const docs = makeFolder({
    "renames.yaml":
      "- { scope: site, from: slam_door, to: paint_wall, verdict: same, reason: x }\n" +
      "- { scope: site, from: slam_door, to: burn_wall, verdict: different, reason: x }\n",
  });
  const { stdout, stderr } = runCommand(["diff", before, after, "--docs", docs]);
  expect(stdout).toContain("name slam_door -> paint_wall");
  expect(stderr).toBe(`${docs}/renames.yaml:2:3: no site has "burn_wall" in any model; mend or remove the entry\n`);
  expect(refused(docs, ["current", after, "--docs", docs])).toContain("no page found");
});

test("nothing that is left is not no changes", () => {
  const ignore = join(makeFolder({ "i.yaml": "- { scope: '*', reason: x }\n" }), "i.yaml");
  expect(runCommand(["diff", before, after, "--ignore", ignore]).stdout).toMatch(/^6 changes from .*, all ignored\n/u);
  const docsOnly = join(makeFolder({ "b.json": serializeModel(RETOLD) }), "b.json");
  const { stdout } = runCommand(["diff", before, docsOnly, "--promise", "STORAGE"]);
  expect(stdout).toMatch(/^1 change from .*, none that touches STORAGE\n/u);
});

/** Only a text is another one. */
const RETOLD: Model = JSON.parse(JSON.stringify(BEFORE).replace("Opens.", "Opens a door.")) as Model;
