// A misspelt or foreign attribute does not compile: no type has an index signature.
import { dispatch, isEvent, type SiteEvent } from "tableau-activity-log-schema";

declare const event: SiteEvent;
event.actorUserLuid;
event.actorLuid; // error TS2339
event["serviceName"]; // error TS7053
if (event.eventType === "login_authentication") event.actorUserLiud; // error TS2551
if (event.eventType === "login_authentication") event.jobId; // error TS2339
if (isEvent(event, "background_job")) event.loginType; // error TS2339
dispatch(event, { background_job: (job) => job.jobID }, () => null); // error TS2551
export const record: SiteEvent = { eventType: "bridge_job", actorLuid: "x" }; // error TS2353
