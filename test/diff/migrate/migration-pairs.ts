import { modelId } from "../../../generator/model/model-id.ts";
import type { Attribute, Model, Reference } from "../../../generator/model/model.ts";
import type { Rename } from "../../../generator/inputs/renames.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

/** Two models, and what a human says of their names. */
export interface MigrationPair {
  readonly title: string;
  readonly before: Model;
  readonly after: Model;
  readonly renames?: readonly Rename[];
}

interface Sketch {
  readonly release?: string;
  readonly site?: Partial<Reference>;
  readonly tenant?: Partial<Reference>;
}

/** A model with the id of its facts. */
function identified(sketch: Sketch): Model {
  const model = buildModel(sketch);
  return { ...model, id: modelId(model.references) };
}

const pair = (title: string, before: Sketch, after: Sketch, renames: readonly Rename[] = []): MigrationPair => ({
  title,
  before: identified(before),
  after: identified({ release: "next's \\ release", ...after }),
  renames,
});

const same = (from: string, to: string, event?: string): Rename => ({
  scope: "site",
  from,
  to,
  ...(event === undefined ? {} : { event }),
  verdict: "same",
  reason: "We say so.",
});

const text = (...names: readonly string[]): readonly Attribute[] => names.map((name) => buildAttribute({ name }));

const COMMON: readonly Attribute[] = [
  buildAttribute({ name: "eventTime", format: "date-time" }),
  buildAttribute({ name: "siteLuid", format: "uuid" }),
  buildAttribute({ name: "actorUserLuid", format: "uuid" }),
];

const codes = (name: string, ...labels: readonly string[]): Attribute =>
  buildAttribute({
    name,
    type: "integer",
    values: { kind: "codes", items: labels.map((label, index) => ({ value: index, label })) },
  });

/** What a column may hold, by a name for it. */
const KINDS: Readonly<Record<string, Partial<Attribute>>> = {
  Text: { type: "string" },
  Whole: { type: "integer" },
  Long: { type: "long" },
  Float: { type: "float" },
  Flag: { type: "boolean" },
  Decimal: { type: "string", storage: "number" },
  Time: { type: "string", format: "date-time" },
  Luid: { type: "string", format: "uuid" },
};

/** An attribute for each two kinds, called `fromText1`: it becomes the kind with that number. */
const retyped = (side: "before" | "after"): readonly Attribute[] =>
  Object.entries(KINDS).flatMap(([from, kind]) =>
    Object.values(KINDS).map((other, index) =>
      buildAttribute({ name: `from${from}${String(index)}`, ...(side === "before" ? kind : other) }),
    ),
  );

/** Pairs of models for every kind of change of their tables. */
export const MIGRATION_PAIRS: readonly MigrationPair[] = [
  pair(
    "what comes",
    {
      site: {
        common: COMMON,
        events: [
          buildEvent({ name: "open_door", attributes: [codes("doorState", "Shut"), ...text("zoo")] }),
          buildEvent({ name: "shut_door", description: "Somebody shut it.", attributes: text("doorName") }),
          buildEvent({ name: "same_door", attributes: text("doorName") }),
        ],
      },
    },
    {
      site: {
        common: [...COMMON, buildAttribute({ name: "actorName", description: "Who it's: `x` \\ {{y}} ${z} $(a)." })],
        events: [
          buildEvent({
            name: "open_door",
            attributes: [
              buildAttribute({ name: "alpha", type: "integer", description: "It's first." }),
              codes("doorState", "Shut", "It's open"),
              buildAttribute({ name: "zoo", description: "The place's name." }),
            ],
          }),
          buildEvent({ name: "paint_door", attributes: [codes("colour", "Red")] }),
          buildEvent({ name: "shut_door", lifecycle: { status: "deprecated" }, attributes: text("doorName") }),
          buildEvent({ name: "same_door", attributes: text("doorName") }),
        ],
      },
      tenant: {
        common: [COMMON[0] as Attribute],
        events: [buildEvent({ name: "open_door", attributes: text("why") })],
      },
    },
  ),
  pair(
    "other types",
    { site: { common: COMMON, events: [buildEvent({ name: "open_door", attributes: retyped("before") })] } },
    { site: { common: COMMON, events: [buildEvent({ name: "open_door", attributes: retyped("after") })] } },
  ),
  pair(
    "keys of other types, and without keys",
    {
      site: {
        common: [buildAttribute({ name: "eventTime" }), buildAttribute({ name: "siteLuid" })],
        events: [buildEvent({ name: "open_door", attributes: text("doorName") })],
      },
    },
    {
      site: {
        common: COMMON,
        events: [buildEvent({ name: "open_door", attributes: text("doorName") })],
      },
    },
  ),
  pair(
    "other names",
    {
      site: {
        common: [...COMMON, ...text("groupID", "oldCommon")],
        events: [
          buildEvent({ name: "open_door", attributes: text("first", "kept") }),
          buildEvent({ name: "Shut_Door", attributes: text("third") }),
          buildEvent({
            name: "wash_door",
            attributes: [...text("brush"), buildAttribute({ name: "coat", type: "integer" })],
          }),
          buildEvent({ name: "close_window", attributes: text("fourth", "coatKind", "hue") }),
          buildEvent({ name: "lock-door", attributes: text("fifth") }),
        ],
      },
    },
    {
      site: {
        common: [...COMMON, ...text("groupId", "newCommon")],
        events: [
          buildEvent({ name: "open_door", attributes: text("second", "kept") }),
          buildEvent({ name: "shut_door", attributes: text("third") }),
          buildEvent({
            name: "oil_door",
            attributes: [...text("can"), buildAttribute({ name: "layer", type: "string" })],
          }),
          buildEvent({ name: "shut_window", attributes: text("fourth", "coat_kind") }),
          buildEvent({ name: "lock_door", attributes: text("sixth") }),
        ],
      },
    },
    [
      same("oldCommon", "newCommon"),
      same("first", "second", "open_door"),
      same("wash_door", "oil_door"),
      same("close_window", "shut_window"),
      same("brush", "can", "oil_door"),
      same("coat", "layer", "oil_door"),
      same("hue", "coat_kind", "shut_window"),
      { scope: "site", from: "lock-door", to: "lock_door", verdict: "different", reason: "We say so." },
    ],
  ),
  pair(
    "what leaves",
    {
      site: {
        common: [...COMMON, ...text("zebra")],
        events: [
          buildEvent({ name: "open_door", attributes: [codes("doorState", "Shut"), ...text("doorName", "wood")] }),
          buildEvent({ name: "shut_door", attributes: text("doorName") }),
        ],
      },
      tenant: {
        common: [COMMON[0] as Attribute],
        events: [buildEvent({ name: "open_door", attributes: text("why") })],
      },
    },
    {
      site: {
        common: COMMON.slice(0, 1),
        events: [buildEvent({ name: "open_door", attributes: text("wood") })],
      },
    },
  ),
  pair(
    "moves between tables",
    {
      site: {
        common: [...COMMON, ...text("spread")],
        events: [
          buildEvent({ name: "open_door", attributes: [...text("gathered", "own")] }),
          buildEvent({ name: "shut_door", attributes: text("gathered") }),
        ],
      },
    },
    {
      site: {
        common: [...COMMON, ...text("gathered")],
        events: [
          buildEvent({ name: "open_door", attributes: [...text("own", "spread")] }),
          buildEvent({ name: "shut_door", attributes: text("spread") }),
        ],
      },
    },
  ),
  pair(
    "moves between tables, by other names",
    {
      site: {
        common: [...COMMON, ...text("spread", "groupID")],
        events: [
          buildEvent({ name: "open_door", attributes: text("siteName", "objSize", "own") }),
          buildEvent({ name: "shut_door", attributes: text("siteName", "objSize") }),
          buildEvent({ name: "same_door", attributes: text("siteName") }),
        ],
      },
      tenant: {
        common: [COMMON[0] as Attribute, ...text("siteName")],
        events: [buildEvent({ name: "open_door", attributes: text("why") })],
      },
    },
    {
      site: {
        common: [...COMMON, ...text("SiteName", "objectSize")],
        events: [
          buildEvent({ name: "open_door", attributes: text("own", "groupId", "width") }),
          buildEvent({ name: "shut_door", attributes: text("groupId", "width") }),
          buildEvent({ name: "same_door", attributes: text("groupId", "width") }),
        ],
      },
      tenant: {
        common: [COMMON[0] as Attribute, ...text("siteName")],
        events: [buildEvent({ name: "open_door", attributes: text("why") })],
      },
    },
    [same("objSize", "objectSize"), same("spread", "width")],
  ),
];
