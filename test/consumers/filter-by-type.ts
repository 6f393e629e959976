// Events of one type out of many: by comparing, or by the guard where the type is a variable.
import { isEvent, isSiteEvent, type ParsedEvent, type SiteEvent } from "tableau-activity-log-schema";

export const signIns = (events: readonly SiteEvent[]) =>
  events.filter((event) => event.eventType === "login_authentication").map((event) => event.loginType);

export const jobs = (events: readonly ParsedEvent[]) =>
  events.filter((event) => isEvent(event, "background_job")).map((event) => event.jobId);

export const sites = (events: readonly ParsedEvent[]) => events.filter(isSiteEvent).map((event) => event.siteLuid);

export const ofRaw = (record: unknown): number | null | undefined =>
  isEvent(record, "background_job") ? record.jobId : undefined;

const EVENTS: readonly SiteEvent[] = [
  { eventType: "login_authentication", loginType: "OIDC" },
  { eventType: "background_job", jobId: 5, siteLuid: "s" },
];
export const result = [
  signIns(EVENTS),
  jobs(EVENTS),
  sites(EVENTS),
  ofRaw({ eventType: "background_job", jobId: 6 }),
  ofRaw(null),
];
