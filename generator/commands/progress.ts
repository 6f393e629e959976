import type { SingleBar } from "cli-progress";

/** Tells people how far a run is. */
export interface Progress {
  /** A step begins. @example "reading pages" */
  readonly step: (label: string) => void;
  /** The run is over: the bar goes away. To be called before anything else is written. */
  readonly stop: () => void;
}

/** Where progress is shown, and the environment that may forbid it. */
export interface ProgressSurroundings {
  readonly stream: NodeJS.WriteStream;
  readonly env: { readonly [name: string]: string | undefined };
}

const SILENT: Progress = { step: () => undefined, stop: () => undefined };

/**
 * Starts a bar of so many steps on a terminal; elsewhere (a pipe, a dumb terminal) nothing is shown and nothing is
 * loaded. The bar has no colours, so `NO_COLOR` has nothing to take away.
 *
 * @param steps - How many times `step` will be called.
 */
export async function startProgress(steps: number, { stream, env }: ProgressSurroundings): Promise<Progress> {
  if (!stream.isTTY || env["TERM"] === "dumb") return SILENT;
  // Loaded here because most runs, and all of CI's, have no terminal.
  const { default: cliProgress } = await import("cli-progress");
  const bar = new cliProgress.SingleBar({
    stream,
    format: "{bar} {value}/{total} {label}",
    barCompleteChar: "#",
    barIncompleteChar: "-",
    barsize: 20,
    clearOnComplete: true,
    hideCursor: false,
    forceRedraw: true,
  });
  bar.start(steps, 0, { label: "" });
  return onBar(bar);
}

function onBar(bar: SingleBar): Progress {
  return {
    step: (label) => {
      bar.increment(1, { label });
      // The work between two steps keeps the event loop busy, so the bar cannot redraw itself by timer.
      bar.render();
    },
    stop: () => {
      bar.stop();
    },
  };
}
