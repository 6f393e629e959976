/** The hand-written files, by the names that they must have. They lie at the top of a folder. */
export const HAND_WRITTEN = [
  "sources.yaml",
  "overrides.yaml",
  "wording.en.yaml",
  "descriptions.en.yaml",
  "themes.yaml",
  "disagreements.yaml",
  "renames.yaml",
] as const;

/** The name of a hand-written file. */
export type HandWrittenName = (typeof HAND_WRITTEN)[number];

/** Tells whether a path below a folder is that of a hand-written file. */
export function isHandWritten(path: string): path is HandWrittenName {
  return (HAND_WRITTEN as readonly string[]).includes(path);
}
