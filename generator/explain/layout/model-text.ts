import type { Model } from "../../model/model.ts";

/** A model by its id and, as people know it, its release. @example "3f2a17c09b11 (release current)" */
export const modelText = ({ id, release }: Pick<Model, "id" | "release">): string => `${id} (release ${release})`;
