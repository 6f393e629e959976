import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { beforeAll, expect, test } from "vitest";

import { DIALECTS } from "../../generator/sql/dialects.ts";
import { eventsOf, generatedModel } from "../support/generated-folder.ts";
import { temporaryFolders } from "../support/temporary-folders.ts";
import { packPackage, type PackedPackage } from "./packed-package.ts";

const makeFolder = temporaryFolders();
let packed: PackedPackage;
beforeAll(async () => {
  packed = await packPackage(makeFolder);
});

const EVENTS = eventsOf(generatedModel()).length;

/** Each kind of file of the package, and how many there are of it. */
const KINDS: readonly (readonly [pattern: RegExp, count: number])[] = [
  [/^(?:package\.json|README\.md|CHANGES\.md|LICENSE|NOTICE)$/u, 5],
  [/^(?:model\.json|model\.schema\.json|attributes(?:\.d)?\.csv(?:\.ts)?)$/u, 4],
  [/^typescript\/index\.(?:js|d\.ts)$/u, 2],
  [/^check\/(?:index|tables)\.(?:js|d\.ts)$/u, 4],
  [/^json-schema\/vocabulary\.json$/u, 1],
  [/^json-schema\/(?:(?:draft-07|strict)\/)?(?:site|tenant)\.schema\.json$/u, 6],
  [/^json-schema\/(?:(?:draft-07|strict)\/)?(?:site|tenant)\/\w+\.schema\.json$/u, 3 * EVENTS],
  [/^sql\/[a-z]+\/(?:raw|views|wide|tables|lookups|load)\.sql$/u, 6 * DIALECTS.length],
  [/^sql\/[a-z]+\/questions\.sql$/u, DIALECTS.filter(({ say }) => say !== undefined).length],
  [/^docs\/(?:index|attributes|values|deprecations|json-schema|sql|changelog|rules\/(?:lint|changes))\.md$/u, 9],
  [/^docs\/events\/(?:site|tenant)\/\w+\.md$/u, EVENTS],
];
/** The checker's modules are its own business; a changelog comes with the first release. */
const OTHERS = /^(?:check\/(?:formats\/)?[a-z0-9-]+\.(?:js|d\.ts)|CHANGELOG\.md)$/u;

test("what is needed is in the tarball, and nothing else", () => {
  const paths = [...packed.sizes.keys()];
  expect(KINDS.map(([pattern]) => [pattern, paths.filter((path) => pattern.test(path)).length])).toEqual(KINDS);
  const known = [...KINDS.map(([pattern]) => pattern), OTHERS];
  expect(paths.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([]);
});

test("the package is small to load: below 20 kB of JavaScript, its check below 300 kB with the data", () => {
  const bytesOf = (folder: string): number =>
    [...packed.sizes]
      .filter(([path]) => path.startsWith(folder) && path.endsWith(".js"))
      .reduce((sum, [, size]) => sum + size, 0);
  expect(bytesOf("typescript/")).toBeGreaterThan(0);
  expect(bytesOf("typescript/")).toBeLessThan(20_000);
  expect(bytesOf("check/")).toBeGreaterThan(0);
  expect(bytesOf("check/")).toBeLessThan(300_000);
});

test("publint finds nothing, suggestions included", async () => {
  const bytes = readFileSync(packed.tarball);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  expect(pkg).toHaveProperty("name", packed.name);
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

/** What the profile `esm-only` looks away from: resolution by old rules, and `require`. */
const IGNORED = ["node10", "node16-cjs"];

test("attw finds nothing in the types of an ESM package", () => {
  const attw = fileURLToPath(new URL("../../node_modules/@arethetypeswrong/cli/dist/index.js", import.meta.url));
  const args = [attw, packed.tarball, "--profile", "esm-only", "--format", "json", "--no-definitely-typed"];
  // It fails where it finds something.
  const { analysis } = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 27 })) as {
    readonly analysis: {
      readonly problems: readonly { readonly resolutionKind?: string }[];
      readonly entrypoints: Readonly<Record<string, unknown>>;
    };
  };
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining([".", "./check", "./model"]));
  expect(analysis.problems.filter(({ resolutionKind = "" }) => !IGNORED.includes(resolutionKind))).toEqual([]);
});
