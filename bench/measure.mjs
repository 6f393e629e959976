import { spawnSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";

/**
 * Runs commands in turn, again and again in one go, so that a slow moment of the machine hits all of them alike.
 *
 * @param {ReadonlyArray<{ name: string, command: string, args: readonly string[], cwd?: string }>} runs
 * @param {number} rounds - How often each one runs.
 * @returns {ReadonlyArray<{ name: string, median: number, ratio: number }>} Wall-clock times in milliseconds, and how
 *   many times as long as the last command: the median of the rounds' ratios, as neighbours in time had the same machine.
 */
export function measure(runs, rounds) {
  const times = runs.map(() => []);
  for (let round = 0; round < rounds; round++) runs.forEach((run, index) => times[index].push(timeOf(run)));
  return compare(runs, times);
}

/**
 * As {@link measure}, of functions in this process; a first round that does not count warms them up.
 *
 * @param {ReadonlyArray<{ name: string, run: () => unknown }>} runs - What is called, and awaited.
 * @param {number} rounds
 */
export async function measureInProcess(runs, rounds) {
  const times = runs.map(() => []);
  for (let round = -1; round < rounds; round++) {
    for (const [index, { run }] of runs.entries()) {
      const start = performance.now();
      await run();
      if (round >= 0) times[index].push(performance.now() - start);
    }
  }
  return compare(runs, times);
}

function compare(runs, times) {
  const base = times.at(-1);
  return runs.map(({ name }, index) => ({
    name,
    median: median(times[index]),
    ratio: median(times[index].map((time, round) => time / base[round])),
  }));
}

/** Prints the times as a table; the ratios are to the last row. */
export function printRatios(title, results) {
  const load = `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} processors`;
  const width = Math.max(...results.map(({ name }) => name.length));
  process.stdout.write(`\n${title}, Node ${process.versions.node}, ${load}\n`);
  for (const { name, median, ratio } of results) {
    process.stdout.write(`  ${name.padEnd(width)} ${median.toFixed(0).padStart(6)} ms  x ${ratio.toFixed(2)}\n`);
  }
}

function timeOf({ name, command, args, cwd }) {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  if (status !== 0) throw new Error(`${name} failed (${status}): ${stderr}`);
  return performance.now() - start;
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
}
