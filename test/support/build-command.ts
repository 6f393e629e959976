import { execFileSync } from "node:child_process";

/** Builds the command where its sources have changed, so that no test runs a stale one. */
export default function buildCommand(): void {
  execFileSync(process.execPath, ["scripts/build.mjs", "--if-stale"], { stdio: ["ignore", "inherit", "inherit"] });
}
