import type { JudgedChange } from "../judged-change.ts";

/** The messages of changes of names that are likely and not certain, each once. */
export const likelyRenames = (judged: readonly JudgedChange[]): readonly string[] => [
  ...new Set(judged.filter(isLikelyRename).map(({ message }) => message)),
];

const isLikelyRename = ({ change: { kind, confidence = 1 } }: JudgedChange): boolean =>
  (kind === "attribute.name" || kind === "event.name") && confidence < 1;
