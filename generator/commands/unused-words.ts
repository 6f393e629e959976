import { formatLocation } from "../findings/format-location.ts";
import type { Described, DescribedMeaning } from "../inputs/descriptions.ts";
import { SCOPES, type Model } from "../model/model.ts";
import { isMeantFor } from "../reconcile/describe/project-describer.ts";
import type { CompiledPages } from "./compile-pages.ts";

/**
 * What the user's own descriptions and themes name that no page documents, one line each, for stderr: a slip there leaves
 * something without description and is not seen otherwise. The project's own files are about all pages that it knows, and
 * say nothing of those that the user has.
 */
export function unusedWords(
  { descriptions, themes, borrowed }: Pick<CompiledPages, "descriptions" | "themes" | "borrowed">,
  models: readonly Model[],
): readonly string[] {
  const events = new Map<string, string[]>();
  for (const { references } of models) {
    for (const scope of SCOPES) {
      for (const { name, attributes } of references[scope]?.events ?? []) {
        events.set(name, [...(events.get(name) ?? []), ...attributes.map((attribute) => attribute.name)]);
      }
    }
  }
  const line = (what: string, { location }: Pick<Described, "location">): string =>
    `${formatLocation(location)}: ${what} is documented by no page at hand; is it misspelt?`;
  const described = borrowed.has("descriptions.en.yaml")
    ? []
    : [
        ...[...descriptions.events]
          .filter(([name]) => !events.has(name))
          .map(([name, said]) => line(`event ${name}`, said)),
        ...[...descriptions.attributes].flatMap(([name, meanings]) =>
          idleMeanings(name, meanings, events).map((meaning) =>
            line(`attribute ${name}, for the events named,`, meaning),
          ),
        ),
      ];
  const shelved = borrowed.has("themes.yaml")
    ? []
    : themes.flatMap((theme) =>
        theme.events
          .filter((name) => !events.has(name))
          .map((name) => line(`event ${name} of theme ${theme.key}`, theme)),
      );
  return [...described, ...shelved];
}

/** Meanings of an attribute that are for no event that has it. */
function idleMeanings(
  attribute: string,
  meanings: readonly DescribedMeaning[],
  events: ReadonlyMap<string, readonly string[]>,
): readonly DescribedMeaning[] {
  const own = [...events].filter(([, names]) => names.includes(attribute)).map(([event]) => event);
  const decided = new Set(own.map((event) => meanings.find((meaning) => isMeantFor(meaning, event))));
  return meanings.filter((meaning) => !decided.has(meaning));
}
