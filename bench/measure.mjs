import { spawnSync } from "node:child_process";

/**
 * Runs commands in turn, again and again in one go, so that a slow moment of the machine hits all of them alike.
 *
 * @param {ReadonlyArray<{ name: string, command: string, args: readonly string[], cwd?: string }>} runs
 * @param {number} rounds - How often each one runs.
 * @returns {ReadonlyArray<{ name: string, median: number }>} Wall-clock times in milliseconds.
 */
export function measure(runs, rounds) {
  const times = runs.map(() => []);
  for (let round = 0; round < rounds; round++) {
    runs.forEach(({ name, command, args, cwd }, index) => {
      const start = performance.now();
      const { status, stderr } = spawnSync(command, args, {
        cwd,
        stdio: ["ignore", "ignore", "pipe"],
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`${name} failed (${status}): ${stderr}`);
      times[index].push(performance.now() - start);
    });
  }
  return runs.map(({ name }, index) => ({ name, median: median(times[index]) }));
}

/** Prints the times as a table; the ratios are to the last row. */
export function printRatios(title, results) {
  const base = results.at(-1).median;
  process.stdout.write(`\n${title}\n`);
  for (const { name, median } of results) {
    process.stdout.write(`  ${name.padEnd(44)} ${median.toFixed(0).padStart(6)} ms  x ${(median / base).toFixed(2)}\n`);
  }
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
