/** The levels of changes, the worst first. */
export const CHANGE_LEVELS = ["breaking", "dangerous", "compatible", "docs-only"] as const;

/**
 * What a change does to those who rely on a promise: `breaking`: it is broken; `dangerous`: it may be, which the models alone
 * cannot tell; `compatible`: it is kept, and there is more; `docs-only`: no fact is another.
 */
export type ChangeLevel = (typeof CHANGE_LEVELS)[number];
