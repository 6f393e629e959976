import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { keptManifest } from "../../../generator/emit/package/kept-manifest.ts";
import { packageJson } from "../../../generator/emit/package/package-json.ts";
import { emitTypescript } from "../../../generator/emit/typescript/emit-typescript.ts";
import { generatedModel } from "../../support/generated-folder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import { templates } from "../templates.ts";
import { checkFiles, consumerFiles, expectedErrors, galleryPrograms } from "./consumer-workspace.ts";
import { everyEventPrograms } from "./every-event-programs.ts";

/** What an idiom may cost: types and instantiations beyond those of an empty program. */
type Budgets = Readonly<Record<string, readonly [types: number, instantiations: number]>>;

const BUDGETS = JSON.parse(readFileSync(new URL("../../consumers/budgets.json", import.meta.url), "utf8")) as {
  readonly typescript: string;
  readonly idioms: Budgets;
};

const model = generatedModel();
const kept = keptManifest(templates);
const PACKAGE_NAME = kept.name;
const siteEvents = model.references.site?.events.map(({ name }) => name) ?? [];
const GALLERY = galleryPrograms();
const BIGINT_GALLERY = galleryPrograms("bigint");
const EVERY = everyEventPrograms(siteEvents, PACKAGE_NAME);
const PROGRAMS = { ...GALLERY, ...EVERY, "empty.ts": "export {};\n" };

const DECLARATIONS = `node_modules/${PACKAGE_NAME}/typescript/index.d.ts`;

const newFolder = temporaryFolders();
const folders = { number: "", bigint: "" };

beforeAll(async () => {
  const manifest = { path: "package.json", text: packageJson(model, kept) };
  for (const [integers, programs] of [
    ["number", PROGRAMS],
    ["bigint", BIGINT_GALLERY],
  ] as const) {
    const emitted = [manifest, ...(await emitTypescript(model, { integers }))];
    folders[integers] = newFolder(consumerFiles(PACKAGE_NAME, emitted, programs));
  }
});

for (const resolution of ["nodenext", "bundler"] as const) {
  test(`the programs compile; each wrong line has its error, and no other line has any (${resolution})`, () => {
    const { errors } = checkFiles(folders.number, Object.keys(PROGRAMS), resolution);
    expect([...errors].toSorted(byText)).toEqual([...expectedErrors(PROGRAMS)].toSorted(byText));
    expect(checkFiles(folders.bigint, Object.keys(BIGINT_GALLERY), resolution).errors).toEqual(
      expectedErrors(BIGINT_GALLERY),
    );
  });
}

test("no idiom costs the compiler more types or instantiations than its budget", () => {
  expect(ts.version, "the budgets are those of another compiler").toBe(BUDGETS.typescript);
  const costOf = (file: string, skipLibCheck: boolean): readonly [number, number] => {
    const [cost, empty] = [file, "empty.ts"].map((name) =>
      checkFiles(folders.number, [name], "nodenext", skipLibCheck),
    );
    return [(cost?.types ?? 0) - (empty?.types ?? 0), (cost?.instantiations ?? 0) - (empty?.instantiations ?? 0)];
  };
  const costs = [
    ["declarations", costOf(DECLARATIONS, false)] as const,
    ...[...Object.keys(GALLERY), ...Object.keys(EVERY)].map((file) => [file, costOf(file, true)] as const),
  ];
  expect(costs.filter(([file, cost]) => isDearer(cost, BUDGETS.idioms[file]))).toEqual([]);
  expect(Object.keys(BUDGETS.idioms).toSorted(byText)).toEqual(costs.map(([file]) => file).toSorted(byText));
});

test("the programs do what they say", async () => {
  const results = await Promise.all(
    Object.entries({ ...GALLERY, ...BIGINT_GALLERY })
      .filter(([, text]) => text.includes("export const result"))
      .map(async ([file]) => [file, await resultOf(file)] as const),
  );
  expect(Object.fromEntries(results)).toMatchInlineSnapshot(`
    {
      "both-scopes.ts": [
        [
          "site s",
          "tenant t",
        ],
        [
          "job 1",
          "revoked in t",
        ],
        [
          "t",
        ],
      ],
      "event-types.ts": [
        true,
        "hist_login",
        undefined,
        [
          "hist_login",
        ],
        true,
      ],
      "exhaustive-handlers.ts": [
        "t",
      ],
      "exhaustive-switch.ts": [
        "t",
      ],
      "filter-by-type.ts": [
        [
          "OIDC",
        ],
        [
          5,
        ],
        [
          undefined,
          "s",
        ],
        6,
        undefined,
      ],
      "handler-table.ts": [
        "signed in by SAML",
        "other: hist_login",
        3221225472,
        7,
        "toString",
      ],
      "map-lookup.ts": [
        "RefreshExtracts",
        "objSize",
      ],
      "some-events-switch.ts": [
        "a",
        "2026-03-10T00:41:38Z",
      ],
      "unknown-event.ts": [
        "job 123",
        "unknown mcp_tool_call: eventType,toolName",
        "unknown mcp_tool_call: toolName",
        "job 4",
        "hist_login at now",
        "unknown __proto__: eventType",
        "no record",
        "no record",
        "no record",
      ],
      "values.ts": [
        "+",
        "a_new_one",
        "Creator",
        "another role",
        "Viewer",
        undefined,
        2,
      ],
      "whole-numbers.ts": [
        "9007199254740993",
        "Viewer",
        "another",
        undefined,
        "3",
      ],
    }
  `);
});

test("the entry point is below 20 kB of JavaScript", () => {
  const path = join(folders.number, "node_modules", PACKAGE_NAME, "typescript/index.js");
  expect(readFileSync(path).byteLength).toBeLessThan(20_000);
});

const isDearer = (cost: readonly number[], budget: readonly number[] = []): boolean =>
  cost.some((count, index) => count > (budget[index] ?? -1));

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** Runs a program, which imports the package by its name as any other would. */
async function resultOf(file: string): Promise<unknown> {
  const folder = file in BIGINT_GALLERY ? folders.bigint : folders.number;
  const url = pathToFileURL(join(folder, file.replace(/\.ts$/u, ".js"))).href;
  const loaded = (await import(/* @vite-ignore */ url)) as { readonly result: unknown };
  return loaded.result;
}
