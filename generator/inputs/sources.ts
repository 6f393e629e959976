/** One release of the publisher's documentation, or of the user's own pages. */
export interface SourceRelease {
  /** @example "current" */
  readonly name: string;
  /** The release that lends a scope which this one lacks. */
  readonly fallback?: string;
}

/** What `sources.yaml` says of the releases. */
export interface Sources {
  /** The release for which all artifacts are written; one of `releases`. */
  readonly defaultRelease: string;
  /** In the order of the file. Pages may name other releases; those have no fallback. */
  readonly releases: readonly SourceRelease[];
}
