import type { Flow, Inline } from "../../read/page.ts";
import { anchorOf } from "./anchors.ts";
import { codeText, type CodeSpan } from "./sentence.ts";

/**
 * The code spans, and the anchors of links within the page, that name something else, each once, in reading order. A link to
 * another page names nothing of this one.
 *
 * @param isName tells whether a code span is such a name
 */
export function readMentions(
  flow: readonly Flow[],
  isName: (text: string, code: CodeSpan) => boolean,
): readonly string[] {
  const walk = (inlines: readonly Inline[]): readonly string[] =>
    inlines.flatMap((inline): readonly string[] => {
      if (inline.kind === "code") return isName(codeText(inline), inline) ? [codeText(inline)] : [];
      if (inline.kind === "link") return [anchorOf(inline) ?? []].flat();
      return "content" in inline ? walk(inline.content) : [];
    });
  const ofBlock = (block: Flow): readonly string[] =>
    block.kind === "paragraph" ? walk(block.content) : block.items.flatMap((item) => item.flatMap(ofBlock));
  return [...new Set(flow.flatMap(ofBlock))];
}
