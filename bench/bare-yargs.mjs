// The least program with the verbs of the command, to hold its --help against.
import yargs from "yargs";

await yargs(process.argv.slice(2))
  .scriptName("bare")
  .command("generate", "Compile reference pages into types, schemas, DDL and docs", {}, () => undefined)
  .strict()
  .parseAsync();
