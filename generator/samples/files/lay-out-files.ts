import { compareText } from "../../model/compare-text.ts";
import type { Sample } from "../sample.ts";
import { compress, type Compression } from "./compress.ts";
import { folderPath, type FolderLayout } from "./folder-path.ts";
import { lineText, type LineForm } from "./line-text.ts";

/** How records are put into files. */
export interface FileOptions extends Partial<FolderLayout>, Partial<LineForm> {
  readonly compression?: Compression;
  /** How file names end, before `.gz`. `.txt`, `.json` and `.ndjson` occur. */
  readonly extension?: string;
  readonly recordsPerFile?: number;
  readonly lineEnd?: "\n" | "\r\n";
  /** True: an empty line after each record. */
  readonly blankLines?: boolean;
  readonly byteOrderMark?: boolean;
  /** False: the last line has no end. */
  readonly lastLineEnds?: boolean;
}

/** A record and where it stands. */
export interface PlacedSample {
  /** Beginning with 1. */
  readonly line: number;
  readonly sample: Sample;
}

/** A file of a log: what would be written, and what is in it. */
export interface SampleFile {
  /** With slashes, relative to the log's folder. */
  readonly path: string;
  readonly bytes: Buffer;
  readonly samples: readonly PlacedSample[];
}

const DEFAULTS = {
  layout: "date-first",
  padded: true,
  form: "flat",
  eventTypeIn: "record",
  compression: "none",
  extension: ".txt",
  recordsPerFile: Infinity,
  lineEnd: "\n",
  blankLines: false,
  byteOrderMark: false,
  lastLineEnds: true,
} as const satisfies Required<FileOptions>;

/**
 * Lays out records as files of lines of JSON, in folders by hour and kind of event. Writes nothing. Records keep their
 * order within a file; files are in the order of their paths.
 *
 * @param samples - all of them are held in memory
 */
export function layOutFiles(samples: Iterable<Sample>, options: FileOptions = {}): readonly SampleFile[] {
  const full = { ...DEFAULTS, ...options };
  const folders = new Map<string, Sample[]>();
  for (const sample of samples) {
    const folder = folderPath(sample, full);
    const inFolder = folders.get(folder);
    if (inFolder === undefined) folders.set(folder, [sample]);
    else inFolder.push(sample);
  }
  const inOrder = [...folders].toSorted(([left], [right]) => compareText(left, right));
  return inOrder.flatMap(([folder, inFolder]) =>
    partsOf(inFolder, full.recordsPerFile).map((part, index) =>
      fileOf(`${folder}/${fileName(index, full)}`, part, full),
    ),
  );
}

/** A file holds one record at least. */
function partsOf(samples: readonly Sample[], recordsPerFile: number): readonly (readonly Sample[])[] {
  const size = Math.min(Math.max(1, recordsPerFile), samples.length);
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, part) =>
    samples.slice(part * size, (part + 1) * size),
  );
}

const fileName = (index: number, { extension, compression }: Required<FileOptions>): string =>
  `sample-${String(index + 1).padStart(4, "0")}${extension}${compression === "none" ? "" : ".gz"}`;

function fileOf(path: string, samples: readonly Sample[], options: Required<FileOptions>): SampleFile {
  const { lineEnd, blankLines, byteOrderMark, lastLineEnds, compression } = options;
  const end = blankLines ? lineEnd + lineEnd : lineEnd;
  const lines = samples.map((sample, index) => lineText(sample, options, index)).join(end);
  const text = `${byteOrderMark ? "\uFEFF" : ""}${lines}${lastLineEnds ? end : ""}`;
  const linesEach = blankLines ? 2 : 1;
  return {
    path,
    bytes: compress(Buffer.from(text, "utf8"), compression),
    samples: samples.map((sample, index) => ({ line: 1 + index * linesEach, sample })),
  };
}
