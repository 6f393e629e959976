import { compareText } from "../../model/compare-text.ts";
import type { EventType, Scope } from "../../model/model.ts";
import type { ThemeDescription } from "./theme-description.ts";

/** The events of one theme in one scope. */
export interface ThemeSection {
  /** Undefined for events that no theme has. */
  readonly theme: ThemeDescription | undefined;
  /** From A to Z; at least one. */
  readonly events: readonly EventType[];
}

/** Groups events by theme, in the order of the themes; what no theme has stands last. */
export function themeSections(
  events: readonly EventType[],
  themes: readonly ThemeDescription[],
): readonly ThemeSection[] {
  const sorted = events.toSorted((left, right) => compareText(left.name, right.name));
  const keys = new Set(themes.map(({ key }) => key));
  const sections = [
    ...themes.map((theme) => ({ theme, events: sorted.filter((event) => event.theme === theme.key) })),
    { theme: undefined, events: sorted.filter(({ theme }) => theme === undefined || !keys.has(theme)) },
  ];
  return sections.filter((section) => section.events.length > 0);
}

/** The id of a theme's heading on the start page; a theme may have events of both scopes. */
export const themeAnchor = (scope: Scope, key: string): string => `${scope}-${key}`;
