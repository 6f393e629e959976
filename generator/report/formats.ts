/** The formats of reports, as `--format` takes them. */
export const FORMATS = ["text", "json", "sarif", "github", "junit", "markdown"] as const;

/** The name of a format. */
export type Format = (typeof FORMATS)[number];

/** The formats of reports on changes: `sql` is a migration. */
export const CHANGE_FORMATS = [...FORMATS, "sql"] as const;
