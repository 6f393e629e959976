import type { Engine } from "./engine.ts";

/** How SQLite keeps what has more than one form, in whichever build of it. */
export const PLAIN_SQLITE: Pick<Engine, "timeDigits" | "recordId" | "plain"> = {
  timeDigits: 9,
  recordId: (line) => line,
  plain: (name, kind) => {
    if (kind === "boolean") return `CASE ${name} WHEN 1 THEN 'true' WHEN 0 THEN 'false' END`;
    if (kind === "date-time") return `rtrim(${name}, 'Z')`;
    // Of a NULL printf makes a zero.
    return kind === "float" ? `printf('%!.17g', ${name}) || substr(${name}, 1, 0)` : `CAST(${name} AS TEXT)`;
  },
};
