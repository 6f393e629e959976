import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { runCommand } from "../../support/run-command.ts";

const DOCS = mkdtempSync(join(realpathSync(tmpdir()), "explain-"));
afterAll(() => {
  rmSync(DOCS, { recursive: true });
});

const row = (name: string, type: string): string => `<tr><td>${name}</td><td>${type}</td><td>-</td></tr>`;
const table = (rows: string): string =>
  `<table><thead><tr><th>Nome do atributo</th><th>Tipo</th><th>Descrição</th></tr></thead><tbody>${rows}</tbody></table>`;

writeFileSync(
  join(DOCS, "page.md"),
  [
    "---",
    "locale: pt-br",
    "version: current",
    "canonical_url: https://example.org/current/online/pt-br/activity_log_schema.htm",
    "---",
    "# Registro",
    table(row("eventTime", "cadeia de caracteres")),
    "## open_door",
    table(row("ID da porta", "cadeia de caracteres") + row("userId", "cadeia de caracteres")),
  ].join("\n\n"),
);

test("an event with an unresolved row is explained, not refused", () => {
  const { code, stdout, stderr } = runCommand(["explain", "open_door", "--docs", DOCS]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatchInlineSnapshot(`
    "open_door, an event  (site, release current)
    ============================================
      locales  pt-br

    2 attributes, beside 1 that all events have
      name           type    sure  locales  values
      [ID da porta]  ?       -     pt-br    unresolved; no candidate
      userId         string  0.95  pt-br

    Where it stands
      locale  release  heading    place
      pt-br   current  open_door  page.md:15:4

    Why the name is open_door
      open_door has +5.50 (3 are needed).
      open_door +5.50
        +2.00  attested:pt-br  a page of a romance language prints it
        +2.00  shape           several words in snake_case, which translators leave alone
        +1.50  lexicon         all of its words are English
    "
  `);
});

test.each([
  [["explain"], /^Not enough non-option arguments: got 0, need at least 1\n/u],
  [["explain", "open_door."], /^"open_door\.": name an EVENT, an EVENT\.ATTRIBUTE or an ATTRIBUTE\n$/u],
  [
    ["explain", "opendoor", "--docs", DOCS],
    /no page documents an event or attribute of that name\n {2}perhaps open_door\n$/u,
  ],
  [["explain", "open_door", "--release", "a", "--release", "b"], /^--release may be given only once\n$/u],
])("%j is wrong usage", (args, stderr) => {
  const run = runCommand(args);
  expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: "" });
  expect(run.stderr).toMatch(stderr);
});

test("a release that no page documents is refused", () => {
  const { code, stderr } = runCommand(["explain", "open_door", "--docs", DOCS, "--release", "old"]);
  expect({ code, stderr }).toEqual({
    code: 3,
    stderr: 'release "old": no page documents it (documented: current)\n',
  });
});
