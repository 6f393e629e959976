import type { Nodes } from "mdast";
import type { Location } from "../../findings/location.ts";
import type { SourceText } from "../source-text.ts";
import type { MaskedText } from "./masked-text.ts";

/** Where Markdown nodes stand on the page. */
export interface ProseSource {
  /** The stretch of a node on the page. */
  locate(node: Nodes): Location;
  /** The stretch between two offsets of the masked text. */
  locateRange(start: number, end: number): Location;
  /** A node's Markdown, as it was parsed. */
  sliceOf(node: Nodes): string;
  /** Offset of a node on the page. */
  startOf(node: Nodes): number;
}

/** Brings the places of nodes of a masked text back to the page. */
export function proseSource(source: SourceText, masked: MaskedText): ProseSource {
  const rangeOf = ({ position }: Nodes): readonly [number, number] => [
    position?.start.offset ?? 0,
    position?.end.offset ?? 0,
  ];
  const locateRange = (start: number, end: number): Location =>
    source.locate(masked.toSource(start), masked.toSource(end));
  return {
    locate: (node) => locateRange(...rangeOf(node)),
    locateRange,
    sliceOf: (node) => masked.text.slice(...rangeOf(node)),
    startOf: (node) => masked.toSource(rangeOf(node)[0]),
  };
}
