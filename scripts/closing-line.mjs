// Prints `N passed, N failed, N skipped` from vitest's JSON report, alone on a line, for programs that read logs.
import { readFileSync } from "node:fs";

const report = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = report;
// A file that does not load counts as failed, though none of its tests ran.
const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
process.stdout.write(`${numPassedTests} passed, ${failed} failed, ${numPendingTests + numTodoTests} skipped\n`);
