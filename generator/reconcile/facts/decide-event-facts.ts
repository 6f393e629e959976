import type { EventType, Lifecycle } from "../../model/model.ts";
import type { EventFacts, PrintedLifecycle } from "../../scrape/printed-facts.ts";
import type { AlignedEvent } from "../aligned.ts";
import { agreed, heard, isAgreed, type Statement } from "./agreement.ts";

/** What the paragraphs of an event state, decided. */
export type DecidedEventFacts = Pick<EventType, "lifecycle" | "availability" | "seeAlso">;

/** Finds the event that a page means by a code span, or by the anchor of a link (`set-permissions`). */
export type EventFinder = (mention: string) => string | undefined;

/**
 * Makes the finder for the events of a scope. Anchors are slugs of the English heading, with hyphens.
 *
 * @param names the names of the scope's events
 */
export function eventFinder(names: readonly string[]): EventFinder {
  const byMention = new Map(
    names.flatMap((name) => [[name, name] as const, [name.replaceAll("_", "-"), name] as const]),
  );
  return (mention) => byMention.get(mention);
}

/**
 * Decides what the pages state of an event.
 *
 * @param name the event's name
 * @param release the release whose pages document it
 */
export function decideEventFacts(
  { headings }: AlignedEvent,
  name: string,
  release: string,
  findEvent: EventFinder,
): DecidedEventFacts {
  const statements = <K extends keyof EventFacts>(fact: K): readonly Statement<NonNullable<EventFacts[K]>>[] =>
    heard(
      headings.map((witness) => ({ witness, said: witness.item.facts[fact] }) as Statement<NonNullable<EventFacts[K]>>),
      release,
    );
  const lifecycle = agreed(
    statements("lifecycle"),
    (said) => `${said.status} ${said.since ?? ""} ${said.replacedBy ?? ""}`,
  );
  const seeAlso = agreedMentions(statements("mentions"), findEvent).filter((mentioned) => mentioned !== name);
  return {
    ...(lifecycle && { lifecycle: toLifecycle(lifecycle, findEvent) }),
    ...(isAgreed(statements("partialInApi")) && { availability: "partial-in-api" as const }),
    ...(seeAlso.length > 0 && { seeAlso }),
  };
}

function toLifecycle({ status, since, replacedBy }: PrintedLifecycle, findEvent: EventFinder): Lifecycle {
  const successor = replacedBy === undefined ? undefined : findEvent(replacedBy);
  return { status, ...(since !== undefined && { since }), ...(successor !== undefined && { replacedBy: successor }) };
}

function agreedMentions(
  statements: readonly Statement<readonly string[]>[],
  findEvent: EventFinder,
): readonly string[] {
  const found = statements.map(({ witness, said }) => ({
    witness,
    said: said?.flatMap((mention) => findEvent(mention) ?? []),
  }));
  const events = new Set(found.flatMap(({ said }) => said ?? []));
  return [...events].filter((event) =>
    isAgreed(found.map(({ witness, said }) => ({ witness, said: said?.includes(event) === true ? event : undefined }))),
  );
}
