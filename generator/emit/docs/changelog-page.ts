/** The path of the page of changes, below `docs/`. */
export const CHANGELOG_PAGE = "changelog.md";

/** What changed, as finished Markdown: each part begins with a heading of the second level. */
export interface ChangelogPageData {
  /** From the default release to another one. */
  readonly releases: readonly string[];
  /** From one model of the past to the next, the newest first. */
  readonly history: readonly string[];
}
