// Types with `bigint` for whole numbers, for a parser that keeps every digit.
import {
  isDocumented,
  DAY_OF_WEEK_MASK,
  SITE_ROLE_ID,
  SITE_ROLE_ID_LABELS,
  type SiteEvent,
  type SiteEventMap,
} from "tableau-activity-log-schema";

const usage: SiteEventMap["site_storage_usage"] = {
  eventType: "site_storage_usage",
  totalStorageQuotaUsed: 9007199254740993n,
};
const role = ({ siteRoleId }: SiteEvent): string =>
  isDocumented(SITE_ROLE_ID, siteRoleId) ? (SITE_ROLE_ID_LABELS[String(siteRoleId)] ?? "") : "another";

export const result = [
  String(usage.totalStorageQuotaUsed),
  role({ eventType: "hist_login", siteRoleId: 9n }),
  role({ eventType: "hist_login", siteRoleId: 77n }),
  SITE_ROLE_ID_LABELS["toString"],
  String(DAY_OF_WEEK_MASK.Monday | 1n),
];
export const wrong: SiteEvent = { eventType: "background_job", jobId: 1 }; // error TS2322
