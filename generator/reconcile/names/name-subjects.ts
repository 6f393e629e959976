import type { AlignedEvent, AlignedRow } from "../aligned.ts";
import { identifierShape, type NameKind } from "./identifier-shape.ts";
import type { NameQuestion, NameWitness } from "./name-question.ts";

/** What to decide of a row: which attribute it is. */
export function rowQuestion(row: AlignedRow): NameQuestion {
  const witnesses = row.map(({ source, item }) => ({ locale: source.locale, printed: item.name.text }));
  return question("attribute", witnesses, []);
}

/**
 * What to decide of a heading: which event it is. The lead paragraph repeats the name, at times with ` event` behind it;
 * it is heard only where no heading can be an event's name, for the name is the heading's (`batch_revoke_session`, whose
 * lead has another number).
 */
export function eventQuestion({ headings }: AlignedEvent): NameQuestion {
  const witnesses = headings.map(({ source, item }) => ({ locale: source.locale, printed: item.name.text }));
  const isNamed = witnesses.some(({ printed }) => identifierShape("event", printed) === "good");
  const leads = isNamed ? [] : headings.flatMap(({ item }) => leadWord(item.leadName?.text));
  return question("event", witnesses, [...new Set(leads)]);
}

function question(kind: NameKind, witnesses: readonly NameWitness[], leads: readonly string[]): NameQuestion {
  const key = JSON.stringify([kind, witnesses.map(({ locale, printed }) => [locale.tag, printed]), leads]);
  return { kind, witnesses, leads, key };
}

function leadWord(lead: string | undefined): readonly string[] {
  const word = lead?.trim().split(/\s+/u)[0];
  return word === undefined || word === "" ? [] : [word];
}
