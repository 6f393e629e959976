/** A file that was found, unread by anyone but the file system. */
export interface InputFile {
  /** The name that messages and locations show, with `/` on every system. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** One folder (or file) of `--docs`, as it lies on the disk. */
export interface DocsFolder {
  /** As the user gave it. @example "../pages" */
  readonly given: string;
  /** Paths below the folder, in any order. */
  readonly files: readonly InputFile[];
}
