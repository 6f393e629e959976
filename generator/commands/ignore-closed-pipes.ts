/** The part of a stream that is needed here. */
type ErrorSource = Pick<NodeJS.EventEmitter, "on">;

/**
 * Lets a run go on when the reader of its output has left (`… | head -1`): the work is done and the exit code is right
 * even so. Other errors of a stream are thrown.
 */
export function ignoreClosedPipes(streams: readonly ErrorSource[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
