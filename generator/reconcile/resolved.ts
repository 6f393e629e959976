import type { Scope } from "../model/model.ts";
import type { AlignedEvent, AlignedRow, Source } from "./aligned.ts";
import type { NameDecision } from "./names/name-judge.ts";
import type { TypeDecision } from "./types/decide-type.ts";

/** A row with how its name and type were decided. */
export interface ResolvedRow {
  readonly row: AlignedRow;
  readonly name: NameDecision;
  /** By release, for each release whose pages have the row. */
  readonly types: ReadonlyMap<string, TypeDecision>;
}

/** An event with how its name was decided, and its rows. */
export interface ResolvedEvent {
  readonly event: AlignedEvent;
  readonly name: NameDecision;
  readonly rows: readonly ResolvedRow[];
}

/** A scope with all that was decided of it: what models are made from, and what lint and explain look at. */
export interface ResolvedScope {
  readonly scope: Scope;
  readonly sources: readonly Source[];
  readonly common: readonly ResolvedRow[];
  readonly events: readonly ResolvedEvent[];
}
