import { expect, test } from "vitest";

import { compilePages } from "../../generator/commands/compile-pages.ts";
import { compareText } from "../../generator/model/compare-text.ts";
import { groupBy } from "../../generator/emit/group-by.ts";
import { plainText } from "../../generator/read/plain-text.ts";
import type { ResolvedRow } from "../../generator/reconcile/resolved.ts";
import { DOCS_INPUT, FULL_PAGES, hasFullPages } from "../support/page-folders.ts";
import { DESCRIPTIONS, meaningOf } from "./read-own-words.ts";

interface Told {
  readonly name: string;
  /** What the pages say, by locale. */
  readonly prose: ReadonlyMap<string, string>;
  readonly ours: string;
}

const told = hasFullPages ? await tellAll() : [];

async function tellAll(): Promise<readonly Told[]> {
  const { reconciliation } = await compilePages([FULL_PAGES], DOCS_INPUT);
  return reconciliation.scopes.flatMap(({ scope, common, events }) => [
    ...common.map((row) => tell(row, DESCRIPTIONS.common.get(scope)?.get(row.name.name ?? "")?.text ?? "")),
    ...events.flatMap(({ name: { name = "" }, rows }) =>
      rows.map((row) => tell(row, meaningOf(row.name.name ?? "", name)?.text ?? "")),
    ),
  ]);
}

function tell({ row, name: { name = "" } }: ResolvedRow, ours: string): Told {
  const prose = new Map(row.map(({ source, item }) => [source.locale.tag, plainText(item.description)] as const));
  return { name, prose, ours };
}

/** Where one text of the pages is about different things, by the event: ours tells them apart. */
const APART: Readonly<Record<string, string>> = {
  contentId: "copied to move_content from content_owner_change",
  contentLuid: "copied to move_content from content_owner_change",
  contentName: "copied to move_content from content_owner_change",
  contentType: "copied to restore_content from archive_content; what happened to the content is told by the event",
  email: "copied from the users that are added to the tenant",
  errorCode: "copied to prep_flowruns from the change of settings",
  repositoryUrl: "copied from views to the events of materialized views, which are about workbooks",
  userId: "a group's user and the user who signs in",
};

test.skipIf(!hasFullPages)("what all pages tell in the same words, of one name, has one text", () => {
  const groups = groupBy(told, ({ name, prose }) => JSON.stringify([name, ...prose]));
  const split = [...groups.values()].filter((group) => new Set(group.map(({ ours }) => ours)).size > 1);
  expect([...new Set(split.map(([{ name }]) => name))].sort(compareText)).toEqual(Object.keys(APART));
});

/** The log has several names for these. Everything else has a text of its own. */
const SYNONYMS = [
  ["flowName", "name"],
  ["formerEmail", "oldEmail"],
  ["groupName", "name"],
  ["name", "scheduleName"],
  ["name", "viewName"],
  ["name", "workbookName"],
  ["revision", "workbookRevision"],
];

test("two names have one text only where they mean the same", () => {
  const meanings = [
    ...[...DESCRIPTIONS.common.values()].flatMap((names) => [...names].map(([name, { text }]) => ({ name, text }))),
    ...[...DESCRIPTIONS.attributes].flatMap(([name, list]) => list.map(({ text }) => ({ name, text }))),
  ];
  const names = [...groupBy(meanings, ({ text }) => text).values()].map((group) =>
    [...new Set(group.map(({ name }) => name))].sort(compareText),
  );
  const shared = names.filter(({ length }) => length > 1);
  expect(shared.sort((a, b) => compareText(a.join(), b.join()))).toEqual(SYNONYMS);
});
