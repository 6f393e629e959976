import { Eta, type TemplateFunction } from "eta/core";

import { UserError } from "../findings/user-error.ts";

/** The texts of the templates by path below `templates/`. @example "sql/tables.sql.eta" */
export type Templates = ReadonlyMap<string, string>;

/** Eta leaves text and line breaks alone: the emitters escape for their own language, the templates lay out. */
const OPTIONS = { autoEscape: false, autoTrim: false } as const;

/**
 * Compiles a template once and gives the function that fills it.
 *
 * A template is a small program: who replaces one with `--templates` runs his own code with his own rights.
 *
 * @param templates - All templates; data, so that emitting stays a pure function.
 * @param path - Which one.
 * @returns a function from the template's data (`it`) to text with exactly one newline at the end
 * @throws UserError that names the template and the cause, when it cannot be compiled or fails while it is filled
 */
export function templateRenderer<Data extends object>(templates: Templates, path: string): (data: Data) => string {
  const text = templates.get(path);
  if (text === undefined) throw new Error(`There is no template ${path}.`);
  const eta = new Eta(OPTIONS);
  const fill = compileTemplate(eta, path, text);
  return (data) => `${fillTemplate(eta, fill, path, text, data).trimEnd()}\n`;
}

function compileTemplate(eta: Eta, path: string, text: string): TemplateFunction {
  try {
    return eta.compile(text);
  } catch (error) {
    throw templateError(path, error);
  }
}

function fillTemplate(eta: Eta, fill: TemplateFunction, path: string, text: string, data: object): string {
  try {
    return fill.call(eta, data);
  } catch (error) {
    throw templateError(path, errorWithLine(path, text, data) ?? error);
  }
}

// Eta counts lines only in its debug mode, which is too slow to leave on: the failing template is filled once more.
function errorWithLine(path: string, text: string, data: object): unknown {
  const eta = new Eta({ ...OPTIONS, debug: true });
  try {
    eta.compile(text, { filepath: path }).call(eta, data, { filepath: path });
    return undefined;
  } catch (error) {
    return error;
  }
}

function templateError(path: string, error: unknown): UserError {
  const message = error instanceof Error ? error.message : String(error);
  // For a syntax error Eta appends the whole function it made of the template.
  const cause = message.split(/\n=+\n/)[0]?.trim() ?? message;
  return new UserError(
    `The template ${path} cannot be filled. Mend it in the folder given by --templates.\n${cause}`,
    3,
    {
      cause: error,
    },
  );
}
