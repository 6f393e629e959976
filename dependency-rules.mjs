// Import directions, for dependency-cruiser (`npm run lint`). The table is in import-directions.mjs.
import { OWNED_PACKAGES, ROOMS, SIDEWAYS } from "./import-directions.mjs";

const rooms = Object.keys(ROOMS).join("|");
const pureRooms = Object.keys(ROOMS)
  .filter((room) => room !== "inputs" && room !== "commands")
  .join("|");
const sideways = Object.keys(SIDEWAYS).join("|");

/** Imports that load nothing when the module is loaded. */
const LATER = ["dynamic-import", "type-only", "type-import"];

const HEAVY =
  "node_modules/(ts-morph|prettier|json-schema-to-typescript|cheerio|nspell|dictionary-[a-z]+|cli-progress)/";

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const downwards = Object.entries(ROOMS)
  .filter(([, allowed]) => !allowed.includes("*"))
  .map(([room, allowed]) =>
    forbid(
      `downwards-from-${room}`,
      `${room}/ may import ${allowed.join(", ") || "nothing"}`,
      { path: `^generator/${room}/` },
      { path: "^generator/", pathNot: `^generator/(${[room, ...allowed].join("|")})/` },
    ),
  );

const owned = Object.entries(OWNED_PACKAGES).map(([name, owners]) =>
  forbid(
    `owner-of-${name}`,
    `${name} belongs to ${owners.join(", ")}`,
    { path: "^generator/", pathNot: `^generator/(${owners.join("|")})` },
    { path: `node_modules/${name}/` },
  ),
);

const start = "generator/(cli|commands/(run-verb|ignore-closed-pipes|[a-z-]+-arguments))\\.ts$";

export default {
  forbidden: [
    ...downwards,
    ...owned,
    forbid(
      "known-room",
      "a new room needs a row in import-directions.mjs",
      { path: `^generator/(?!(${rooms})/)[^/]+/` },
      {},
    ),
    forbid("top-is-alone", "nothing imports cli.ts", { path: "^generator/" }, { path: "^generator/cli\\.ts$" }),
    forbid(
      "artifacts-apart",
      "an artifact knows nothing of another one",
      { path: "^generator/emit/([^/]+)/", pathNot: `^generator/emit/(${sideways})/` },
      { path: "^generator/emit/[^/]+/", pathNot: "^generator/emit/$1/" },
    ),
    ...Object.entries(SIDEWAYS).map(([folder, others]) =>
      forbid(
        `sideways-from-${folder}`,
        `emit/${folder} may import ${others.join(", ")}`,
        { path: `^generator/emit/${folder}/` },
        { path: "^generator/emit/[^/]+/", pathNot: `^generator/emit/(${[folder, ...others].join("|")})/` },
      ),
    ),
    forbid(
      "changes-without-artifacts",
      "of diff/, only migrate/ knows emit/",
      { path: "^generator/diff/", pathNot: "^generator/diff/migrate/" },
      { path: "^generator/emit/" },
    ),
    forbid(
      "migrations-from-tables",
      "diff/migrate/ knows how SQL is written, and no other artifact",
      { path: "^generator/diff/migrate/" },
      { path: "^generator/emit/(?!sql/|template-renderer)" },
    ),
    forbid("no-cycle", "modules form no cycle", { path: "^generator/" }, { circular: true }),
    forbid(
      "pure-rooms",
      "only inputs/ and commands/ know the machine; a hash is pure, and so is packing bytes",
      { path: `^generator/(${pureRooms})/` },
      { dependencyTypes: ["core"], pathNot: "^(node:)?(crypto|zlib)$" },
    ),
    forbid(
      "files-in-few-places",
      "in inputs/, only these know the file system",
      { path: "^generator/inputs/", pathNot: "/(read-docs|list-folder|load-templates)\\.ts$" },
      { dependencyTypes: ["core"] },
    ),
    forbid(
      "heavy-on-demand",
      "commands load heavy libraries by import() only",
      { path: "^generator/(cli\\.ts|commands/)" },
      { path: HEAVY, dependencyTypesNot: LATER },
    ),
    forbid(
      "light-start",
      "what --help loads is light: a verb is loaded by import()",
      { path: `^${start}` },
      {
        path: "^generator/|node_modules/",
        pathNot: `^${start}|^generator/(findings|model)/|^generator/(sql/(?:names/naming|dialect)|diff/(?:promise|change-level)|report/formats|emit/typescript/integer-word)\\.ts$|node_modules/(@types/)?yargs/`,
        dependencyTypesNot: LATER,
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
  },
};
