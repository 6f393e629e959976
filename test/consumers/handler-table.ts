// A table of functions for some events, each with the event's own type, and one for all others.
import { dispatch, parseEvent, type SiteEvent, type SiteHandlers } from "tableau-activity-log-schema";

const HANDLERS: SiteHandlers<string> = {
  login_authentication: (event) => `signed in by ${event.loginType ?? "?"}`,
  background_job: (event) => `job ${event.jobId ?? "?"}`,
};

export const tell = (event: SiteEvent): string => dispatch(event, HANDLERS, ({ eventType }) => `other: ${eventType}`);

const inline = (event: SiteEvent): number =>
  dispatch(event, { background_job: ({ objSize }) => objSize ?? 0 }, () => -1);

const known = parseEvent({ eventType: "background_job", jobId: 7, objSize: 3 });
const unknown = parseEvent({ eventType: "toString" });

export const result = [
  tell({ eventType: "login_authentication", loginType: "SAML" }),
  tell({ eventType: "hist_login" }),
  inline({ eventType: "background_job", objSize: 3221225472 }),
  known && dispatch(known, { background_job: (event) => event.jobId }, () => 0),
  unknown && dispatch(unknown, { background_job: () => "job" }, (event) => event.eventType ?? event.unknownType),
];
