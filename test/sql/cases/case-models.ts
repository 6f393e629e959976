import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

const text = (...names: readonly string[]) => names.map((name) => buildAttribute({ name }));

const backgroundJob = buildEvent({
  name: "background_job",
  attributes: [buildAttribute({ name: "siteId", type: "integer" }), ...text("userName")],
});
const bridgeJob = buildEvent({ name: "bridge_job", attributes: text("siteId", "username") });

/** Cases 21 and 23: an attribute of two types, and two whose names differ by case alone. */
export const WIDE_MODEL = buildModel({ site: { events: [backgroundJob, bridgeJob] } });

/** The same in a later release: in another order, with another event, and one more name of these letters. */
export const LATER_WIDE_MODEL = buildModel({
  site: { events: [buildEvent({ name: "add_door", attributes: text("UserName") }), bridgeJob, backgroundJob] },
});

/** Cases 22 and 28: numbers that are long, in keys that engines fold. */
export const NUMBERS_MODEL = buildModel({
  site: {
    common: [buildAttribute({ name: "actorUserLuid", format: "uuid" })],
    events: [
      buildEvent({
        name: "background_job",
        attributes: [
          buildAttribute({ name: "isRunNow", type: "boolean" }),
          buildAttribute({ name: "jobType" }),
          buildAttribute({ name: "objSize", type: "integer" }),
          buildAttribute({ name: "startedAt", format: "date-time" }),
          buildAttribute({ name: "workbookRevision", type: "integer", storage: "number" }),
        ],
      }),
      buildEvent({
        name: "site_storage_usage",
        attributes: [
          buildAttribute({ name: "objSize", type: "long" }),
          buildAttribute({ name: "totalStorageQuotaUsed", type: "integer" }),
        ],
      }),
    ],
  },
});

/** Cases 24 and 25: names that mean something to engines, and those of the path. */
export const NAMES_MODEL = buildModel({
  site: {
    common: [buildAttribute({ name: "siteLuid", format: "uuid" })],
    events: [
      buildEvent({
        name: "hist_create_materialized_views",
        attributes: [
          ...text("eventType", "fields"),
          buildAttribute({ name: "index", type: "integer" }),
          ...text("method", "name", "pod"),
          buildAttribute({ name: "size", type: "long" }),
          ...text("state", "timestamp", "type"),
        ],
      }),
    ],
  },
});

/** Case 30: an attribute that hardly any record has. */
export const LATE_MODEL = buildModel({
  site: {
    common: text("eventOutcomeReason"),
    events: [
      buildEvent({ name: "open_door", attributes: [buildAttribute({ name: "doorNumber", type: "integer" })] }),
      buildEvent({ name: "shut_door" }),
    ],
  },
});
