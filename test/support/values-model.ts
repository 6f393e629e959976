import type { Attribute, Values } from "../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "./model-builder.ts";

const STATES: Values = {
  kind: "codes",
  items: [
    { value: 0, label: "Shut" },
    { value: 1, label: "Wide open" },
    { value: 3, label: "Ajar (a little)" },
  ],
};

const doorState = buildAttribute({
  name: "doorState",
  type: "integer",
  values: STATES,
  evidence: {
    name: { confidence: 1, by: ["attested:en-us"] },
    type: { confidence: 1, by: ["word"] },
    values: { confidence: 0.91, by: ["stated:sv-se", "stated:zh-cn"] },
  },
});

/** An attribute of each kind of value, and of each other fact; all made up. */
export const VALUE_ATTRIBUTES: readonly Attribute[] = [
  doorState,
  buildAttribute({
    name: "outcome",
    nullable: false,
    presence: "always",
    values: { kind: "closed", items: [{ value: "success", label: "It went well" }, { value: "failure" }] },
  }),
  buildAttribute({ name: "jobKind", values: { kind: "open", items: [{ value: "Paint" }, { value: "Oil" }] } }),
  buildAttribute({ name: "method", values: { kind: "examples", items: [{ value: "PUSH" }, { value: "PULL" }] } }),
  buildAttribute({
    name: "dayMask",
    type: "integer",
    values: {
      kind: "bitmask",
      items: [
        { value: 1, label: "Sunday" },
        { value: 2, label: "Monday" },
      ],
    },
  }),
  buildAttribute({
    name: "priority",
    type: "integer",
    default: 10,
    values: { kind: "range", minimum: 0, maximum: 10 },
  }),
  buildAttribute({ name: "objKind", values: { kind: "described", items: [{ label: "Door" }, { label: "Gate" }] } }),
  buildAttribute({
    name: "isPrivate",
    type: "boolean",
    values: {
      kind: "closed",
      items: [
        { value: true, label: "Private" },
        { value: false, label: "Public" },
        { value: null, label: "Unknown" },
      ],
    },
  }),
  buildAttribute({
    name: "paintTime",
    type: "long",
    unit: "milliseconds",
    nullWhen: "nobody painted",
    absentWhen: "there is no paint",
  }),
  buildAttribute({ name: "revision", type: "integer", storage: "number" }),
  buildAttribute({ name: "doorLuid", format: "uuid" }),
  buildAttribute({ name: "sourceIp", format: "ip", lifecycle: { status: "active", since: "2026-02" } }),
  buildAttribute({ name: "details", format: "json" }),
  buildAttribute({ name: "tags", format: "comma-list" }),
  buildAttribute({ name: "createdAt", format: "date-time" }),
  buildAttribute({
    name: "oldOwner",
    lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "set_doors" },
  }),
];

/** A model with every kind of fact; two events share a code map, a third has another one under the same name. */
export const VALUES_MODEL = buildModel({
  site: {
    common: [buildAttribute({ name: "eventTime", format: "date-time", nullable: false, presence: "always" })],
    events: [
      buildEvent({
        name: "open_door",
        lifecycle: { status: "deprecated", since: "2024-10", replacedBy: "set_doors" },
        availability: "partial-in-api",
        seeAlso: ["paint_door", "unknown_door"],
        attributes: VALUE_ATTRIBUTES,
      }),
      buildEvent({ name: "set_doors", attributes: [doorState] }),
      buildEvent({
        name: "paint_door",
        lifecycle: { status: "legacy" },
        attributes: [
          { ...doorState, values: { kind: "codes", items: [{ value: 0, label: "Wet" }, { value: 1 }] } },
          buildAttribute({ name: "paintCode", values: { kind: "codes", items: [{ value: 7, label: "Red" }] } }),
        ],
      }),
    ],
  },
  tenant: {
    common: [buildAttribute({ name: "eventType" })],
    events: [buildEvent({ name: "set_doors", lifecycle: { status: "discontinued", since: "2024-02" } })],
  },
});
