// A value of another type, and one that a closed union lacks, do not compile.
import {
  SITE_ROLE_ID,
  type EventOutcomeValue,
  type SiteEventMap,
  type SiteRoleIdCode,
} from "tableau-activity-log-schema";

export const outcome: EventOutcomeValue = "sucess"; // error TS2820
export const code: SiteRoleIdCode = 77; // error TS2322
SITE_ROLE_ID.Viewr; // error TS2551
SITE_ROLE_ID.Viewer = 9; // error TS2540
export const job: SiteEventMap["background_job"] = { eventType: "background_job", jobId: "123" }; // error TS2322
export const absent: SiteEventMap["background_job"] = { eventType: "background_job", jobId: undefined }; // error TS2375
export const open: SiteEventMap["login_authentication"]["loginType"] = "another";
// next line: error TS2366
export function label(value: EventOutcomeValue): string {
  switch (value) {
    case "success":
      return "+";
    case "lost": // error TS2678
      return "-";
  }
}
