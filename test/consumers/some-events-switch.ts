// A switch over some events; the others need no word.
import type { SiteEvent } from "tableau-activity-log-schema";

export function subject(event: SiteEvent): string | undefined {
  switch (event.eventType) {
    case "login_authentication":
      return event.loginType ?? undefined;
    case "background_job":
      return event.jobLuid ?? undefined;
    case "bridge_job":
      return event.siteId ?? undefined;
    default:
      return event.eventTime ?? undefined;
  }
}

export const result = [
  subject({ eventType: "background_job", jobLuid: "a" }),
  subject({ eventType: "hist_login", eventTime: "2026-03-10T00:41:38Z" }),
];
