/** The formats of reports, as `--format` takes them. */
export const FORMATS = ["text", "json", "sarif", "github", "junit", "markdown"] as const;

/** The name of a format. */
export type Format = (typeof FORMATS)[number];
