import type { Inline } from "../../read/page.ts";

/** The anchors of links within the page, without `#`, in reading order. */
export function anchorsOf(content: readonly Inline[]): readonly string[] {
  return content.flatMap((inline) => {
    const anchor = anchorOf(inline);
    if (anchor !== undefined) return [anchor];
    return "content" in inline ? anchorsOf(inline.content) : [];
  });
}

/** The anchor that a link within the page leads to, without `#`; undefined for anything else. */
export function anchorOf(inline: Inline): string | undefined {
  if (inline.kind !== "link" || !/^#./u.test(inline.url)) return undefined;
  return inline.url.slice(1).replace(/(?:%[0-9a-f]{2})+/giu, decode);
}

/** The same place may be written with percent signs and without. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
