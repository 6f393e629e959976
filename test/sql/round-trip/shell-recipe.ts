/** The lines for a shell that a `raw.sql` tells in its head. */
export const shellRecipe = (raw: string): string =>
  raw
    .split("\n")
    .filter((line) => line.startsWith("-- $ "))
    .map((line) => line.slice("-- $ ".length))
    .join("\n");
