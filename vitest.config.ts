import { defineConfig } from "vitest/config";

/** Not a limit that a test could miss: only an end for one that hangs. In ms. */
const HANG = 300_000;

export default defineConfig({
  test: {
    testTimeout: HANG,
    hookTimeout: HANG,
    // By default one core is left idle, which of two is half.
    maxWorkers: "100%",
    projects: [
      { extends: true, test: { name: "rooms", include: ["test/**/*.test.ts"], exclude: ["test/commands/built/**"] } },
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
