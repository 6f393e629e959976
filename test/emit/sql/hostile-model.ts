import type { Model } from "../../../generator/model/model.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

/** What has ended a literal, a comment or a statement somewhere, and what it reads like on one line. */
export const HOSTILE = `it's "50%" \\' \\\\ $$ $x$ */ /* \n;-- ;DROP TABLE "login"; ' || 'x` as const;
export const HOSTILE_LINE = HOSTILE.replace(" \n", " ");

/** Words that SQL keeps for itself, as attributes that exist or could. */
export const RESERVED = [
  ...["index", "type", "fields", "state", "timestamp", "size", "method", "name", "pod", "user", "order", "group"],
  ...["select", "table", "default", "check", "end", "primary", "rowid", "oid", "ctid", "xmin", "tableoid"],
] as const;

/** Names no page should print, among them pairs that engines fold together or cut. */
const HOSTILE_NAMES = [
  ...['a"b', "a'b", "a\\b", "a\nb", "a;--", "a%b", "$$", "*/", "--", "", " ", "名称", "ID do token"],
  ...["userName", "username", "user_name", "UserName", "groupID", "groupId", "eventType", "event_type", "EventType"],
  ...[`${"veryLong".repeat(20)}A`, `${"veryLong".repeat(20)}B`],
] as const;

/** A model that does everything to break out of the SQL it is written into. */
export const hostileModel: Model = buildModel({
  site: {
    common: [buildAttribute({ name: "siteLuid", format: "uuid" }), buildAttribute({ name: "pod" })],
    events: [
      buildEvent({
        name: "login",
        description: HOSTILE,
        attributes: [
          buildAttribute({ name: "totalStorageQuotaUsed", type: "integer", description: HOSTILE }),
          buildAttribute({ name: "jobId", type: "long" }),
          buildAttribute({ name: "isRunNow", type: "boolean" }),
          buildAttribute({ name: "ratio", type: "float" }),
          buildAttribute({ name: "workbookRevision", type: "integer", storage: "number" }),
          buildAttribute({ name: "createdAt", format: "date-time" }),
          buildAttribute({ name: "eventTime" }),
        ],
      }),
      buildEvent({ name: "reserved", attributes: RESERVED.map((name) => buildAttribute({ name })) }),
      buildEvent({ name: "names", attributes: HOSTILE_NAMES.map((name) => buildAttribute({ name })) }),
      ...["user", "User", "table", "tenant_login", "x'\"; DROP TABLE login; --", "", "\\", "a".repeat(80)].map((name) =>
        buildEvent({ name }),
      ),
    ],
  },
  tenant: {
    common: [buildAttribute({ name: "eventType", description: "The kind." })],
    events: [buildEvent({ name: "login" }), buildEvent({ name: "site_login" })],
  },
});
