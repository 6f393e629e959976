import type { Inline } from "../page.ts";
import type { HtmlNode } from "./html-nodes.ts";

/** The formatted text of one paragraph and the nodes at its ends. */
export interface TrimmedRun {
  readonly content: readonly Inline[];
  readonly first: HtmlNode;
  readonly last: HtmlNode;
}

/** Collects the formatted text of one paragraph. */
export class InlineRun {
  readonly #content: Inline[] = [];
  #first: HtmlNode | undefined;
  #last: HtmlNode | undefined;

  /** Adds what a node holds. White space at the start of the run is dropped. */
  add(content: readonly Inline[], node: HtmlNode): void {
    if (content.every(isBlank)) {
      if (this.#first !== undefined) this.#content.push(...content);
      return;
    }
    this.#first ??= node;
    this.#last = node;
    this.#content.push(...content);
  }

  /** The content without white space and line breaks at its ends; undefined where there is nothing else. */
  trimmed(): TrimmedRun | undefined {
    if (this.#first === undefined || this.#last === undefined) return undefined;
    return { content: trimEnds(this.#content), first: this.#first, last: this.#last };
  }
}

function isBlank(inline: Inline): boolean {
  return inline.kind === "break" || (inline.kind === "text" && inline.text.trim() === "");
}

function trimEnds(content: readonly Inline[]): readonly Inline[] {
  const start = content.findIndex((inline) => !isBlank(inline));
  const kept = content.slice(start, content.findLastIndex((inline) => !isBlank(inline)) + 1);
  return kept.map((inline, i) => {
    if (inline.kind !== "text") return inline;
    const text = i === 0 ? inline.text.trimStart() : inline.text;
    return { kind: "text", text: i === kept.length - 1 ? text.trimEnd() : text };
  });
}
