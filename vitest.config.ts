import { defineConfig } from "vitest/config";

/** Not a limit that a test could miss: only an end for one that hangs. In ms. */
const HANG = 300_000;

/** What starts engines, changes the process or packs the project: each of these files has a process of its own. */
const IMPURE = ["sql/round-trip", "sql/cases", "diff/migrate", "commands", "package", "project", "consumers"].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    testTimeout: HANG,
    hookTimeout: HANG,
    // By default one core is left idle, which of two is half.
    maxWorkers: "100%",
    projects: [
      // Rooms that are pure share what a worker has loaded: the libraries take longer to load than most tests to run.
      {
        extends: true,
        test: {
          name: "rooms",
          isolate: false,
          include: ["test/**/*.test.ts"],
          exclude: [...IMPURE, "test/commands/built/**"],
        },
      },
      { extends: true, test: { name: "engines", include: IMPURE, exclude: ["test/commands/built/**"] } },
      // What runs the command as a user does needs dist/; the other rooms' tests do not wait for it.
      {
        extends: true,
        test: {
          name: "built",
          include: ["test/commands/built/**/*.test.ts"],
          globalSetup: "test/support/build-command.ts",
        },
      },
    ],
  },
});
