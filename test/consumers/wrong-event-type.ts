// An event type that no page has, a handler too many or one that lacks, do not compile.
import {
  isEvent,
  SITE_EVENT_TYPES,
  type ExhaustiveTenantHandlers,
  type SiteEvent,
  type SiteEventMap,
  type SiteHandlers,
  type TenantEvent,
} from "tableau-activity-log-schema";

declare const event: SiteEvent;
if (event.eventType === "mcp_tool_call") void event; // error TS2367
isEvent(event, "mcp_tool_call"); // error TS2345
export type None = SiteEventMap["mcp_tool_call"]; // error TS2339
export const handlers: SiteHandlers<void> = { mcp_tool_call: () => undefined }; // error TS2353
export const few: ExhaustiveTenantHandlers<void> = { batch_revoke_session: () => undefined }; // error TS2740
export const nameless: SiteEvent = { eventTime: "now" }; // error TS2322
export const tenant: TenantEvent = event; // error TS2375
SITE_EVENT_TYPES.push("hist_login"); // error TS2339
