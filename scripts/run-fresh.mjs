// Runs the command from this checkout: builds it first where its sources have changed, so that no stale code runs.
import { buildIfStale } from "./build.mjs";

if (buildIfStale()) await import("../bin/activity-log-schema.js");
else process.exitCode = 4;
