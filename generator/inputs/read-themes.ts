import * as v from "valibot";

import { UserError } from "../findings/user-error.ts";
import type { Theme } from "./theme.ts";
import { closedObject, nameOf } from "./yaml/closed-object.ts";
import { readYaml } from "./yaml/read-yaml.ts";
import { shortText, textLike } from "./yaml/text-fields.ts";

const entry = closedObject({
  theme: textLike(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u, "a key such as `sign-in`"),
  title: shortText,
  description: shortText,
  events: v.pipe(
    v.array(textLike(/^[a-z][A-Za-z0-9_]*$/u, "the name of an event")),
    v.nonEmpty("expected at least one event"),
  ),
});

const themesFile = v.nullable(v.array(entry, (issue) => `expected a list of themes, found ${nameOf(issue.input)}`));

/**
 * Reads `themes.yaml`: the themes in the order in which readers find them, each with its events.
 *
 * @param file the name that messages and locations show
 * @param text the file's content
 * @throws UserError that lists the faults with file, line and column; a theme or event that stands twice is one
 */
export function readThemes(file: string, text: string): readonly Theme[] {
  const { value, locationOf } = readYaml(file, text, themesFile);
  const themes = (value ?? []).map(({ theme, ...said }, index) => ({
    key: theme,
    ...said,
    location: locationOf([index]),
  }));
  demandOnce(themes.map(({ key, location }) => ({ name: `theme ${key}`, location })));
  demandOnce(
    themes.flatMap(({ events }, index) =>
      events.map((event, place) => ({ name: `event ${event}`, location: locationOf([index, "events", place]) })),
    ),
  );
  return themes;
}

function demandOnce(named: readonly { readonly name: string; readonly location: Theme["location"] }[]): void {
  const seen = new Map<string, number>();
  for (const { name, location } of named) {
    const { file, start } = location;
    const earlier = seen.get(name);
    if (earlier !== undefined) {
      const place = `${file}:${String(start.line)}:${String(start.column)}`;
      throw new UserError(`${place}: ${name} stands in line ${String(earlier)} already; keep one of them`);
    }
    seen.set(name, start.line);
  }
}
