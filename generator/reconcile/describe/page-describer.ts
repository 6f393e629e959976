import type { Scope } from "../../model/model.ts";
import type { Flow } from "../../read/page.ts";
import { plainText } from "../../read/plain-text.ts";
import type { Witness } from "../aligned.ts";
import type { ResolvedRow, ResolvedScope } from "../resolved.ts";
import type { Describer } from "./describer.ts";

/** The pages whose prose describes. */
export interface ProsePages {
  /** @example "es-es" */
  readonly locale: string;
  /** The release whose pages document a scope: their prose goes before that of other releases. */
  readonly releaseOf: (scope: Scope) => string | undefined;
}

/** Describes in the prose of the pages of one locale, as they print it. */
export function pageDescriber(scopes: readonly ResolvedScope[], pages: ProsePages): Describer {
  const prose = new Map<string, string>();
  for (const { scope, common, events } of scopes) {
    const textOf = proseFinder(scope, pages);
    const keep = (event: string | undefined, rows: readonly ResolvedRow[]): void => {
      for (const { name, row } of rows) {
        const text = textOf(row, ({ description }) => description);
        if (name.name !== undefined && text !== undefined) prose.set(keyOf(scope, event, name.name), text);
      }
    };
    keep(undefined, common);
    for (const { event, name, rows } of events) {
      if (name.name === undefined) continue;
      const text = textOf(event.headings, (heading) => heading.text);
      if (text !== undefined) prose.set(keyOf(scope, name.name), text);
      keep(name.name, rows);
    }
  }
  return {
    event: (scope, name) => prose.get(keyOf(scope, name)),
    attribute: (scope, event, name) => prose.get(keyOf(scope, event, name)),
  };
}

/**
 * Takes the first page of the locale that says anything, those of the release first. Rows of other releases are aligned with
 * these: they are about the same attribute, whatever changed in their wording.
 */
function proseFinder(
  scope: Scope,
  { locale, releaseOf }: ProsePages,
): <T>(witnesses: readonly Witness<T>[], flowsOf: (item: T) => readonly Flow[]) => string | undefined {
  const release = releaseOf(scope);
  return (witnesses, flowsOf) =>
    witnesses
      .filter(({ source }) => source.page.locale === locale)
      .toSorted((a, b) => Number(b.source.page.release === release) - Number(a.source.page.release === release))
      .map(({ item }) => plainText(flowsOf(item)))
      .find((text) => text !== "");
}

const keyOf = (...parts: readonly (string | undefined)[]): string => JSON.stringify(parts.map((part) => part ?? null));
