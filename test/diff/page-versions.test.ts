import { beforeAll, describe, expect, test } from "vitest";

import type { Change } from "../../generator/diff/change.ts";
import { compareModels } from "../../generator/diff/compare-models.ts";
import { LOCALES } from "../../generator/locales/locales.ts";
import type { Model } from "../../generator/model/model.ts";
import { describeModel } from "../../generator/reconcile/describe/describe-model.ts";
import { pageDescriber } from "../../generator/reconcile/describe/page-describer.ts";
import type { Lexicon } from "../../generator/reconcile/lexicon/lexicon.ts";
import { loadLexicon } from "../../generator/reconcile/lexicon/load-lexicon.ts";
import { reconcile } from "../../generator/reconcile/reconcile.ts";
import { scrape } from "../../generator/scrape/scrape.ts";
import { HEADER, read, table } from "../support/portal-page.ts";

/** A row of a table: its name and type, and what it says, if that matters. */
type Row = readonly [name: string, type: string, text?: string];

/** A state of a page, made up in our own words after what is known of the publisher's. */
interface PageVersion {
  readonly title?: string;
  readonly hash: string;
  /** Absent where the page has no table of common attributes. */
  readonly common?: readonly Row[];
  readonly events: Readonly<Record<string, readonly Row[]>>;
}

const rowHtml = ([name, type, text = "Told elsewhere."]: Row): readonly string[] => [name, type, text];

function pageText({ title = "Site Event", hash, common, events }: PageVersion, file: string): string {
  const frontMatter = [
    `title: Activity Log ${title} Type Reference`,
    "version: current",
    "locale: en-us",
    `canonical_url: https://help.example.com/current/online/en-us/${file}.htm`,
    `content_hash: ${hash}`,
  ];
  const section = (heading: string, rows: readonly Row[]): string =>
    `## ${heading}\n\n${table(HEADER, ...rows.map(rowHtml))}\n`;
  return [
    `---\n${frontMatter.join("\n")}\n---\n`,
    `# Activity Log ${title} Type Reference\n`,
    ...(common === undefined ? [] : [section("Common attributes", common)]),
    ...Object.entries(events).map(([name, rows]) => section(name.replaceAll("_", "\\_"), rows)),
  ].join("\n");
}

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon(LOCALES.filter(({ tag }) => tag === "en-us"));
});

const sources = { defaultRelease: "current", releases: [{ name: "current" }] };

/** The model that one page makes, with the page's own prose where that is asked for. */
function compile(version: PageVersion, { file = "activity_log_schema", withProse = false } = {}): Model {
  const page = scrape(read(pageText(version, file)));
  const { releases, scopes } = reconcile([page], { lexicon, overrides: [], wording: [], sources });
  expect(releases[0]?.unresolved).toEqual([]);
  const model = releases[0]?.model as Model;
  const describer = pageDescriber(scopes, { locale: "en-us", releaseOf: () => "current" });
  return withProse ? describeModel(model, { describer, themes: new Map() }) : model;
}

const changesOf = (before: PageVersion, after: PageVersion, options = {}): readonly Change[] =>
  compareModels(compile(before, options), compile(after, options)).changes;

/** A change in one line: its kind, where, and what was and is. */
function inShort({ kind, from, to, before, after }: Change): string {
  const { scope, ...names } = to ?? from ?? { scope: "" };
  const what = (side: unknown): string =>
    side === undefined
      ? "nothing"
      : typeof side === "object" && "name" in (side as object)
        ? "all of it"
        : JSON.stringify(side);
  return `${kind} ${[scope, ...Object.values(names).map(String)].join(" ")}: ${what(before)} -> ${what(after)}`;
}

const hashChange = (before: string, after: string): string => `page.contentHash site en-us: "${before}" -> "${after}"`;

const GROUP_ROWS: readonly Row[] = [
  ["groupId", "integer"],
  ["isError", "boolean"],
];
const OWNER_ROWS: readonly Row[] = [["contentId", "integer"]];
const GROUP_SET_ROWS: readonly Row[] = [["groupSetId", "integer"]];

const roleRow = (codes: string): Row => ["siteRoleId", "integer", `The role: ${codes}.`];
const OLD_ROLES = roleRow(
  "0 = SiteAdministrator, 1 = SupportUser, 2 = Publisher, 3 = Interactor, 4 = ViewerWithPublish, 5 = Viewer, " +
    "6 = UnlicensedWithPublish, 7 = Guest, 8 = Unlicensed and 9 = BasicUser",
);
const NEW_ROLES = roleRow(
  "0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, " +
    "9 = Viewer, 10 = Creator and 11 = SiteAdministratorCreator",
);

const commonRows = (roles: Row, ...added: readonly Row[]): readonly Row[] =>
  [
    ["actorUserId", "integer"] as const,
    ["actorUserLuid", "string"] as const,
    ["eventTime", "string"] as const,
    ["initiatingUserId", "integer", "Who stands behind the impersonation."] as const,
    ["initiatingUserLuid", "string", "Compare it with userLuid."] as const,
    ["licensingRoleName", "string"] as const,
    ["siteLuid", "string"] as const,
    roles,
    ["systemAdminLevel", "integer"] as const,
    ...added,
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));

const REPEATED: readonly Row[] = [
  ["actorUserId", "integer"],
  ["eventTime", "string"],
  ["impersonatedUserId", "integer"],
  ["serviceName", "string"],
  ["siteLuid", "string"],
  ["traceUuid", "string"],
];

const FIRST: PageVersion["events"] = { add_delete_user_to_group: GROUP_ROWS, content_owner_change: OWNER_ROWS };
const WITH_GROUP_SETS = { add_delete_group_to_group_set: GROUP_SET_ROWS, ...FIRST };
const OUTCOME: Row = ["eventOutcome", "string"];
const NOTED_OUTCOME: Row = ["eventOutcome", "string", "Told elsewhere.</p><p>Note: it may come late."];
const OUTCOMES = [OUTCOME, ["eventOutcomeReason", "string"]] as const;
const NOTED_OUTCOMES = [NOTED_OUTCOME, ["eventOutcomeReason", "string"]] as const;
const PROCESSED: Row = ["eventProcessedTime", "string"];

const V1: PageVersion = {
  title: "Event",
  hash: "v1",
  events: {
    add_delete_user_to_group: [...REPEATED, ["groupId", "integer"], ["isError", "bool"]],
    content_owner_change: [...REPEATED, ...OWNER_ROWS],
  },
};
const V2: PageVersion = { title: "Event", hash: "v2", common: commonRows(OLD_ROLES), events: FIRST };
const V3: PageVersion = { ...V2, hash: "v3", events: WITH_GROUP_SETS };
const V4: PageVersion = { ...V2, hash: "v4", common: commonRows(NEW_ROLES) };
const V5: PageVersion = { hash: "v5", common: commonRows(NEW_ROLES, ...OUTCOMES), events: WITH_GROUP_SETS };
const V6: PageVersion = { ...V5, hash: "v6", common: commonRows(NEW_ROLES, ...NOTED_OUTCOMES) };
const V7: PageVersion = { ...V6, hash: "v7", common: commonRows(NEW_ROLES, ...NOTED_OUTCOMES, PROCESSED) };
const V8: PageVersion = {
  ...V7,
  hash: "v8",
  common: commonRows(NEW_ROLES, ...NOTED_OUTCOMES, PROCESSED).map((row): Row => {
    if (row[0] === "initiatingUserId") return [row[0], row[1], "Mostly the actor."];
    return row[0] === "initiatingUserLuid" ? [row[0], row[1], "Compare it with actorUserLuid."] : row;
  }),
};

describe("site events", () => {
  test("V1 to V2: what every event repeated moves to the common table, or leaves; bool and boolean are one type", () => {
    const EVENTS = '["add_delete_user_to_group","content_owner_change"]';
    const moved = (name: string): string => `attribute.listedIn site ${name}: ${EVENTS} -> "common"`;
    const came = (name: string): string => `attribute site ${name}: nothing -> all of it`;
    const left = (event: string) =>
      ["impersonatedUserId", "serviceName", "traceUuid"].map(
        (name) => `attribute site ${event} ${name}: all of it -> nothing`,
      );
    expect(changesOf(V1, V2).map(inShort)).toEqual([
      hashChange("v1", "v2"),
      moved("actorUserId"),
      came("actorUserLuid"),
      moved("eventTime"),
      came("initiatingUserId"),
      came("initiatingUserLuid"),
      came("licensingRoleName"),
      moved("siteLuid"),
      came("siteRoleId"),
      came("systemAdminLevel"),
      ...left("add_delete_user_to_group"),
      ...left("content_owner_change"),
    ]);
  });

  test("V2 to V3: an event comes", () => {
    expect(changesOf(V2, V3).map(inShort)).toEqual([
      hashChange("v2", "v3"),
      "event site add_delete_group_to_group_set: nothing -> all of it",
    ]);
  });

  test("V3 to V4: codes come, leave and change their meaning, and an event leaves (cases 34 and 36)", () => {
    const label = (code: number, before: string, after: string): string =>
      `attribute.value.label site siteRoleId ${code}: "${before}" -> "${after}"`;
    const code = (value: number, side: "came" | "left", text: string): string => {
      const item = JSON.stringify({ value, label: text });
      return `attribute.value site siteRoleId ${value}: ${side === "came" ? `nothing -> ${item}` : `${item} -> nothing`}`;
    };
    expect(changesOf(V3, V4).map(inShort)).toEqual([
      hashChange("v3", "v4"),
      label(0, "SiteAdministrator", "SiteAdministratorExplorer"),
      label(2, "Publisher", "ExplorerCanPublish"),
      label(3, "Interactor", "Explorer"),
      code(4, "left", "ViewerWithPublish"),
      code(5, "left", "Viewer"),
      code(6, "left", "UnlicensedWithPublish"),
      label(9, "BasicUser", "Viewer"),
      code(10, "came", "Creator"),
      code(11, "came", "SiteAdministratorCreator"),
      "event site add_delete_group_to_group_set: all of it -> nothing",
    ]);
  });

  test("V4 to V5: common attributes come, and the event is back", () => {
    expect(changesOf(V4, V5).map(inShort)).toEqual([
      hashChange("v4", "v5"),
      "attribute site eventOutcome: nothing -> all of it",
      "attribute site eventOutcomeReason: nothing -> all of it",
      "event site add_delete_group_to_group_set: nothing -> all of it",
    ]);
  });

  test("V5 to V6: a note alone is a change of the page's hash, and no other", () => {
    expect(changesOf(V5, V6).map(inShort)).toEqual([hashChange("v5", "v6")]);
  });

  test("V6 to V7: a common attribute comes", () => {
    expect(changesOf(V6, V7).map(inShort)).toEqual([
      hashChange("v6", "v7"),
      "attribute site eventProcessedTime: nothing -> all of it",
    ]);
  });

  test("V7 to V8: other words; with the prose of the page in the models, they are two changes of descriptions", () => {
    expect(changesOf(V7, V8).map(inShort)).toEqual([hashChange("v7", "v8")]);
    expect(changesOf(V7, V8, { withProse: true }).map(inShort)).toEqual([
      hashChange("v7", "v8"),
      'attribute.description site initiatingUserId: "Who stands behind the impersonation." -> "Mostly the actor."',
      'attribute.description site initiatingUserLuid: "Compare it with userLuid." -> "Compare it with actorUserLuid."',
    ]);
  });

  test("V7 to V8: the two events that are newer than V4 come", () => {
    const rows: readonly Row[] = [["contentId", "integer"]];
    const events = { ...V8.events, activity_log_settings_change: rows, archive_content: rows };
    expect(changesOf(V7, { ...V8, events }).map(inShort)).toEqual([
      hashChange("v7", "v8"),
      "event site activity_log_settings_change: nothing -> all of it",
      "event site archive_content: nothing -> all of it",
    ]);
  });

  test("from the first to the last, the event that left and came back is just there", () => {
    const kinds = changesOf(V3, V8).filter(({ kind }) => kind === "event");
    expect(kinds).toEqual([]);
  });
});

test("T1 to T2: common attributes of tenant events come; that they are sorted now is no change", () => {
  const names = ["eventOutcome", "eventOutcomeReason", "eventTime", "initiatingUserIpAddress", "initiatingUserId"];
  const rows = (all: readonly string[]): readonly Row[] => all.map((name) => [name, "string"]);
  const events = { batch_revoke_session: rows(["sessionCount"]) };
  const [T1, T2] = [
    { title: "Tenant Event", hash: "t1", common: rows([...names, "traceUuid"]), events },
    {
      title: "Tenant Event",
      hash: "t2",
      common: rows([
        ...["eventId", "eventOutcome", "eventOutcomeReason", "eventProcessedTime", "eventTime", "eventType"],
        ...["eventVersion", "initiatingUserId", "initiatingUserIpAddress", "traceUuid"],
      ]),
      events,
    },
  ];
  const came = ["eventId", "eventProcessedTime", "eventType", "eventVersion"];
  expect(changesOf(T1, T2, { file: "activity_log_tenant_schema" }).map(inShort)).toEqual([
    'page.contentHash tenant en-us: "t1" -> "t2"',
    ...came.map((name) => `attribute tenant ${name}: nothing -> all of it`),
  ]);
});
