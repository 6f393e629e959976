/**
 * A plural acronym (`LUIDs`), an acronym or a single capital with its digits (`URL`, `S3`), a word with or without its
 * capital (`Org62`), or a number alone. Everything else only separates.
 */
const WORD = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z][a-z0-9]*|[0-9]+/g;

/**
 * Splits an identifier into its words, in lower case.
 *
 * @example splitWords("newTenantOrg62Id") // ["new", "tenant", "org62", "id"]
 * @example splitWords("oldS3BucketName") // ["old", "s3", "bucket", "name"]
 * @example splitWords("objURLPath") // ["obj", "url", "path"]
 */
export const splitWords = (name: string): readonly string[] =>
  (name.match(WORD) ?? []).map((word) => word.toLowerCase());
