import { EXIT_CODE, UserError } from "../../findings/user-error.ts";
import { quote } from "../../findings/quote.ts";

/** One side of a comparison, as the user named it. */
export interface Operand {
  /** The whole of what the user gave. */
  readonly given: string;
  /** The release that is picked where there are several. */
  readonly release?: string;
  readonly kind: "git" | "path" | "word";
  /** The revision of `git`; a path; a word that is a release or, if it is none, a path. */
  readonly text: string;
}

/** `next@git:v1` picks a release; `git:HEAD@{1}` and `node_modules/@x` do not begin like one. */
const PICKED = /^(?<release>[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*)@(?<rest>.+)$/su;

const GIT = "git:";

/**
 * Reads what stands for FROM or TO.
 *
 * @param exists tells whether a path leads to something: a file that is called `a@b` is meant as it stands
 * @throws UserError (exit code 2) where there is nothing
 */
export function parseOperand(given: string, exists: (path: string) => boolean): Operand {
  const { release, rest } = exists(given) ? {} : (PICKED.exec(given)?.groups ?? {});
  const text = rest ?? given;
  const kind = text.startsWith(GIT) ? "git" : /[/\\]|^\.{1,2}$|\.json$/u.test(text) ? "path" : "word";
  const inner = kind === "git" ? text.slice(GIT.length) : text;
  if (inner.trim() === "") {
    throw new UserError(
      `${quote(given)}: name a release, a model.json, a folder of pages, the id of a model of history, or git:REV, such as git:HEAD`,
      EXIT_CODE.usage,
    );
  }
  return { given, ...(release !== undefined && { release }), kind, text: inner };
}
