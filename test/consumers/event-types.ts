// Names of events as values: to loop over, to look up, to test what a path holds.
import {
  isKnownEventType,
  isSiteEventType,
  isTenantEventType,
  SITE_EVENT_TYPES,
  TENANT_EVENT_TYPES,
  type ActivityLogEventType,
  type SiteEventType,
} from "tableau-activity-log-schema";

const counts = new Map<SiteEventType, number>(SITE_EVENT_TYPES.map((name) => [name, 0]));
const known = (name: string): ActivityLogEventType | undefined => (isKnownEventType(name) ? name : undefined);

export const result = [
  counts.size === SITE_EVENT_TYPES.length,
  known("hist_login"),
  known("mcp_tool_call"),
  ["hist_login", "constructor"].filter(isSiteEventType),
  isTenantEventType(TENANT_EVENT_TYPES[0]),
];
