/**
 * The page that tells the command line's verbs and options, made from its own help texts.
 *
 * @param command - The command's name.
 * @param help - Gives the help text that the command shows for these words.
 * @returns Markdown with a final newline.
 */
export async function cliDocument(
  command: string,
  help: (args: readonly string[]) => Promise<string>,
): Promise<string> {
  const overview = await help(["--help"]);
  const verbs = [...overview.matchAll(new RegExp(`^ +${command} ([a-z]+)`, "gmu"))].map(([, verb]) => verb ?? "");
  const sections = await Promise.all(
    verbs.map(async (verb) => `## ${verb}\n\n${asBlock(await help([verb, "--help"]))}`),
  );
  return [
    "# The command line",
    "This page is made by `npm run docs:cli` from the program's own help.",
    asBlock(overview),
    ...sections,
    EXIT_CODES,
  ].join("\n\n");
}

const EXIT_CODES = `## Exit codes

| code | means |
|---|---|
| 0 | clean |
| 1 | findings or changes from the level of \`--fail-on\` on, or drift under \`--check\` |
| 2 | wrong usage |
| 3 | input unreadable or refused |
| 4 | internal error |

Results go to standard output, progress and messages to standard error. Progress shows on a terminal only.
\`ACTIVITY_LOG_SCHEMA_DEBUG=1\` makes an internal error show its stack.
`;

function asBlock(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}
