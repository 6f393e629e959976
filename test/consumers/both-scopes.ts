// Tenant and site events in one stream.
import {
  isSiteEvent,
  isTenantEvent,
  type ActivityLogEvent,
  type ActivityLogHandlers,
  dispatch,
} from "tableau-activity-log-schema";

export const place = (event: ActivityLogEvent): string =>
  isSiteEvent(event) ? `site ${event.siteLuid ?? "?"}` : `tenant ${event.tenantId ?? "?"}`;

const HANDLERS: ActivityLogHandlers<string> = {
  background_job: (event) => `job ${event.jobId ?? "?"}`,
  batch_revoke_session: (event) => `revoked in ${event.tenantId ?? "?"}`,
};
const tell = (event: ActivityLogEvent): string => dispatch(event, HANDLERS, () => "other");

const EVENTS: readonly ActivityLogEvent[] = [
  { eventType: "background_job", siteLuid: "s", jobId: 1 },
  { eventType: "batch_revoke_session", tenantId: "t" },
];
export const result = [
  EVENTS.map(place),
  EVENTS.map(tell),
  EVENTS.filter(isTenantEvent).map(({ tenantId }) => tenantId),
];
