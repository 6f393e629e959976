/**
 * Lays out a TypeScript file with prettier. The parser `babel-ts` gives the same layout as `typescript` in three
 * quarters of the time.
 *
 * @param fileName - needed: without it prettier asks a regular expression whether the text is JSX, in quadratic time
 */
export async function formatTypescript(text: string, fileName: string): Promise<string> {
  const { format } = await import("prettier");
  return format(text, { parser: "babel-ts", filepath: fileName, printWidth: 120 });
}
