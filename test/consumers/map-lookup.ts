// The type of an event by its name: an index into the map, never `Extract`.
import type { ActivityLogEventMap, SiteEventMap, SiteEventType, TenantEventMap } from "tableau-activity-log-schema";

type Job = SiteEventMap["background_job"];
export type Column<K extends SiteEventType> = keyof SiteEventMap[K];

export const job: Job = { eventType: "background_job", jobId: 1, jobType: "RefreshExtracts" };
export const column: Column<"background_job"> = "objSize";
export const revoked = (event: TenantEventMap["batch_revoke_session"]): string => event.tenantId ?? "";
export const any = (event: ActivityLogEventMap["hist_login"]): "hist_login" => event.eventType;
export const result = [job.jobType, column];
