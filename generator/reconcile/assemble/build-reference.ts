import { compareText } from "../../model/compare-text.ts";
import type { Attribute, EventType, PageReference, Reference } from "../../model/model.ts";
import type { PrintedAttribute, PrintedEvent } from "../../scrape/printed-reference.ts";
import type { Source, Witness } from "../aligned.ts";
import type { WordingBook } from "../facts/apply-wording.ts";
import { decideEventFacts, eventFinder, type EventFinder } from "../facts/decide-event-facts.ts";
import type { ValueKnowledge } from "../facts/learn-values.ts";
import type { ResolvedEvent, ResolvedRow, ResolvedScope } from "../resolved.ts";
import { buildAttribute, localesOf, printedElsewhere } from "./build-attribute.ts";
import type { Documentation } from "./release-sources.ts";
import type { Unresolved } from "./unresolved.ts";

/** A reference as far as it could be made, and what is missing. */
export interface BuiltReference {
  readonly reference: Reference;
  readonly unresolved: readonly Unresolved[];
}

/**
 * Makes the reference of one scope in one release: the rows come from the pages that document it, the names from the
 * evidence of all pages.
 */
export function buildReference(
  scope: ResolvedScope,
  release: string,
  documentation: Documentation,
  words: ReferenceWords,
): BuiltReference {
  const builder = new ReferenceBuilder(scope, release, documentation, words);
  const common = builder.table(scope.common, undefined);
  const events = scope.events.flatMap((event) => builder.event(event));
  const reference = {
    documentedIn: documentation.release,
    product: documentation.product,
    pages: scope.sources.map(pageReference).sort(comparePages),
    common,
    events,
  };
  return { reference, unresolved: builder.unresolved };
}

/** What values and conditions are decided with and told in. */
export interface ReferenceWords {
  readonly knowledge: ValueKnowledge;
  readonly wording: WordingBook;
}

class ReferenceBuilder {
  readonly unresolved: Unresolved[] = [];
  private readonly findEvent: EventFinder;

  constructor(
    private readonly scope: ResolvedScope,
    private readonly release: string,
    private readonly documentation: Documentation,
    private readonly words: ReferenceWords,
  ) {
    this.findEvent = eventFinder(scope.events.flatMap(({ name }) => name.name ?? []));
  }

  event({ event, name, rows }: ResolvedEvent): readonly EventType[] {
    const own = this.own(event.headings);
    if (own.length === 0) return [];
    const heading = name.name ?? (own[0] as Witness<PrintedEvent>).item.name.text;
    if (name.name === undefined) this.missing(heading, 0, "name", own, name.candidates[0]?.name);
    const attributes = this.table(rows, heading);
    const facts = decideEventFacts(event, heading, this.documentation.release, this.findEvent);
    const printed = printedElsewhere(event.headings, heading);
    return [{ name: heading, ...facts, attributes, ...printed, seenIn: localesOf(event.headings) }];
  }

  table(rows: readonly ResolvedRow[], event: string | undefined): readonly Attribute[] {
    const own = rows.filter(({ row }) => this.own(row).length > 0);
    const taken = new Set<string>();
    const context = { ...this.words, release: this.documentation.release, event, alwaysPresent: alwaysPresentIn(own) };
    return own.flatMap((row, i) => {
      const attribute = buildAttribute(row, context);
      if (attribute && !taken.has(attribute.name)) {
        taken.add(attribute.name);
        return [attribute];
      }
      this.missingRow(row, event, i + 1, attribute !== undefined);
      return [];
    });
  }

  private own<T>(witnesses: readonly Witness<T>[]): readonly Witness<T>[] {
    return witnesses.filter(({ source }) => this.documentation.isOwn(source));
  }

  /** A second row of one name is as unresolved as one without: one of the two has another name. */
  private missingRow({ row, name }: ResolvedRow, event: string | undefined, number: number, second: boolean): void {
    const fact = name.name === undefined || second ? "name" : "type";
    const guess = second ? undefined : name.candidates[0]?.name;
    this.missing(event, number, fact, row, guess);
  }

  private missing(
    event: string | undefined,
    row: number,
    fact: Unresolved["fact"],
    witnesses: readonly Witness<PrintedAttribute | PrintedEvent>[],
    bestGuess: string | undefined,
  ): void {
    const printed = witnesses.map(({ source, item }) => {
      const cell = fact === "type" && "type" in item ? (item.type ?? { text: "", location: item.location }) : item.name;
      return { source, ...cell };
    });
    const cells = witnesses.map(({ source, item }) => ({ locale: source.locale.tag, text: item.name.text }));
    const { scope } = this.scope;
    this.unresolved.push({ release: this.release, scope, event, row, fact, printed, cells, bestGuess });
  }
}

/** Attributes that the text of another row calls always present (`granteeId`, in the row of `granteeLuid`). */
function alwaysPresentIn(rows: readonly ResolvedRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ row }) => row.flatMap(({ item }) => item.facts.alwaysPresent ?? [])));
}

function pageReference({ page }: Source): PageReference {
  return {
    locale: page.locale,
    release: page.release,
    ...(page.url === undefined ? {} : { url: page.url }),
    ...(page.contentHash === undefined ? {} : { contentHash: page.contentHash }),
  };
}

function comparePages(a: PageReference, b: PageReference): number {
  return compareText(a.release, b.release) || compareText(a.locale, b.locale) || compareText(a.url ?? "", b.url ?? "");
}
