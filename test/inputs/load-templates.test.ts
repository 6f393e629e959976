import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { UserError } from "../../generator/findings/user-error.ts";
import { loadTemplates } from "../../generator/inputs/load-templates.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "templates-"));
  await write("ours/sql/tables.sql.eta", "ours");
  await write("ours/docs/index.md.eta", "index");
  await write("ours/notes.txt", "not a template");
  await mkdir(place("own"));
});
afterEach(() => rm(folder, { recursive: true }));

const place = (file: string): string => path.join(folder, file);
async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(place(file)), { recursive: true });
  await writeFile(place(file), content);
}
const load = async () => [...(await loadTemplates(place("ours"), place("own")))];

test("the project's templates, in the order of their paths", async () => {
  expect([...(await loadTemplates(place("ours")))]).toEqual([
    ["docs/index.md.eta", "index"],
    ["sql/tables.sql.eta", "ours"],
  ]);
});

test("the user's files take the place of the project's, file by file; hidden ones don't count", async () => {
  await write("own/sql/tables.sql.eta", "\ufeffone\r\ntwo");
  await write("own/.git/config", "x");
  expect(await load()).toEqual([
    ["docs/index.md.eta", "index"],
    ["sql/tables.sql.eta", "one\ntwo"],
  ]);
});

test("the package's own package.json comes along, and a user's changelog even where we have none", async () => {
  await write("ours/package/package.json", '{ "name": "ours" }');
  await write("own/package/CHANGELOG.md", "# own\n");
  expect(await load()).toEqual([
    ["docs/index.md.eta", "index"],
    ["package/CHANGELOG.md", "# own\n"],
    ["package/package.json", '{ "name": "ours" }'],
    ["sql/tables.sql.eta", "ours"],
  ]);
});

test("a file that replaces nothing is refused, with the names that would", async () => {
  await write("own/tables.sql.eta", "misplaced");
  await expect(load()).rejects.toThrow(UserError);
  await expect(load()).rejects.toThrow(
    /own: "tables\.sql\.eta" replaces no template\. .* the templates are docs\/index\.md\.eta, package\/CHANGELOG\.md, package\/package\.json, sql\/tables\.sql\.eta\.$/,
  );
});

test("a folder that is not there, or is a file, is refused", async () => {
  await expect(loadTemplates(place("ours"), place("absent"))).rejects.toThrow(/absent: there is no such folder/);
  await expect(loadTemplates(place("ours"), place("ours/notes.txt"))).rejects.toThrow(
    /notes\.txt: there is no such folder/,
  );
});

test("a template that is not UTF-8 is refused", async () => {
  await write("own/sql/tables.sql.eta", Uint8Array.of(0x41, 0xff, 0xfe));
  await expect(load()).rejects.toThrow(/tables\.sql\.eta: the template is not UTF-8 text/);
});

test("a link may stay in the folder, not leave it", async () => {
  await write("own/sql/tables.sql.eta", "linked");
  await mkdir(place("own/docs"));
  await symlink(place("own/sql/tables.sql.eta"), place("own/docs/index.md.eta"));
  expect(await load()).toEqual([
    ["docs/index.md.eta", "linked"],
    ["sql/tables.sql.eta", "linked"],
  ]);
  await rm(place("own/docs/index.md.eta"));
  await symlink(place("ours/notes.txt"), place("own/docs/index.md.eta"));
  await expect(load()).rejects.toThrow(/index\.md\.eta: the link leaves the folder/);
});

test("a broken link, and a link to a folder, are refused", async () => {
  await symlink(place("absent"), place("own/sql"));
  await expect(load()).rejects.toThrow(/"sql" replaces no template/);
  await rm(place("own/sql"));
  await mkdir(place("own/sql"));
  await symlink(place("absent"), place("own/sql/tables.sql.eta"));
  await expect(load()).rejects.toThrow(/tables\.sql\.eta: the link does not lead to a file/);
});
