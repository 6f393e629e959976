import type { Lifecycle } from "../../model/model.ts";
import { code } from "./words.ts";

/** Where something is in its life; what nothing is told of is active. @example "deprecated since 2024-10 in favour of `b`" */
export function lifecycleWords(lifecycle: Lifecycle | undefined): string {
  const { status, since, replacedBy } = lifecycle ?? { status: "active" };
  return [
    status,
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(replacedBy === undefined ? [] : [`in favour of ${code(replacedBy)}`]),
  ].join(" ");
}

/** @example "is discontinued, it was active" */
export const lifeTurned = ({ before, after }: { readonly before?: Lifecycle; readonly after?: Lifecycle }): string =>
  `is ${lifecycleWords(after)}, it was ${lifecycleWords(before)}`;
