import { join } from "node:path";

import { nameChanges } from "../diff/name-changes.ts";
import { explain as explainName } from "../explain/explain.ts";
import { type Query, parseQuery } from "../explain/query.ts";
import { removedLines } from "../explain/removed.ts";
import { suggest } from "../explain/suggest.ts";
import { quote } from "../findings/quote.ts";
import { EXIT_CODE, UserError } from "../findings/user-error.ts";
import type { Model } from "../model/model.ts";
import { type CompiledPages, compilePages } from "./compile-pages.ts";
import { describeReleases } from "./describe-releases.ts";
import type { ExplainArguments } from "./explain-arguments.ts";
import { PROJECT_FOLDER } from "./project-folder.ts";
import type { ExitCode } from "./run-verb.ts";
import { selectReleases } from "./select-releases.ts";
import { toPrintable } from "../findings/to-printable.ts";

/** Columns of a line: no fewer than tables need, no more than an eye follows; and where there is no terminal. */
const WIDTH = { least: 80, most: 120, plain: 100 } as const;

/**
 * The verb `explain`: what is known of an event or attribute, what each page prints, and why its name, type and values
 * are what they are. Unresolved rows are explained like others.
 *
 * @throws UserError where the input is refused, or (exit code 2) nothing has the name; it tells what may be meant
 */
export async function explain({ name, docs, release }: ExplainArguments): Promise<ExitCode> {
  const query = parseQuery(name);
  if (query === undefined) throw wrongName(`${quote(name)}: name an EVENT, an EVENT.ATTRIBUTE or an ATTRIBUTE`, []);
  const compiled = await compilePages(docs, join(PROJECT_FOLDER, "docs-input"));
  const { scopes, overrides } = compiled.reconciliation;
  const model = selectModel(compiled, release);
  const text = explainName(query, {
    model,
    scopes,
    overrides,
    history: compiled.history,
    width: lineWidth(process.stdout),
  });
  if (text === undefined) {
    const { history, renames } = compiled;
    const line = history.at(-1)?.id === model.id ? history : [...history, model];
    const hints = [
      ...removedLines(query, line, (before, after) => nameChanges(before, after, { renames })),
      ...suggest(query, scopes),
    ];
    throw wrongName(unknownName(query), hints);
  }
  for (const line of compiled.leftOut) process.stderr.write(`${toPrintable(line)}\n`);
  process.stdout.write(toPrintable(text));
  return EXIT_CODE.clean;
}

function selectModel(compiled: CompiledPages, release: string | undefined): Model {
  const named = selectReleases(compiled, release === undefined ? [] : [release]);
  const selected = describeReleases(named, compiled, "project").releases;
  const model = selected.find(({ complete }) => complete)?.model;
  if (model === undefined) throw new Error("pages were read, and none documents a release");
  return model;
}

function unknownName({ text, attribute }: Query): string {
  return `${quote(text)}: no page documents ${attribute === undefined ? "an event or attribute" : "an attribute"} of that name`;
}

function wrongName(message: string, suggestions: readonly string[]): UserError {
  return new UserError([message, ...suggestions.map((line) => `  ${line}`)].join("\n"), EXIT_CODE.usage);
}

function lineWidth({ isTTY, columns }: { readonly isTTY?: boolean; readonly columns?: number }): number {
  return isTTY === true ? Math.min(Math.max(columns ?? WIDTH.plain, WIDTH.least), WIDTH.most) : WIDTH.plain;
}
