// Documented values, and all that may come beside them: text takes any, the closed twin asks for each.
import {
  isDocumented,
  EVENT_OUTCOME_VALUES,
  SITE_ROLE_ID,
  SITE_ROLE_ID_LABELS,
  DAY_OF_WEEK_MASK,
  type EventOutcomeValue,
  type SiteEvent,
} from "tableau-activity-log-schema";

const sign = (outcome: EventOutcomeValue): string => {
  switch (outcome) {
    case "success":
      return "+";
    case "unauthorized":
    case "client_error":
    case "internal_error":
      return "-";
  }
};

export function outcome({ eventOutcome }: SiteEvent): string {
  return isDocumented(EVENT_OUTCOME_VALUES, eventOutcome) ? sign(eventOutcome) : (eventOutcome ?? "none");
}

const roleOf = ({ siteRoleId }: SiteEvent): string =>
  (isDocumented(SITE_ROLE_ID, siteRoleId) ? SITE_ROLE_ID_LABELS[siteRoleId] : undefined) ?? "another role";
const labelOf = (code: number): string | undefined => SITE_ROLE_ID_LABELS[code];

const grown: SiteEvent = { eventType: "hist_login", eventOutcome: "a_new_one", siteRoleId: 77 };
export const viewer: "Viewer" = SITE_ROLE_ID_LABELS[SITE_ROLE_ID.Viewer];
export const result = [
  outcome({ eventType: "hist_login", eventOutcome: "success" }),
  outcome(grown),
  roleOf({ eventType: "hist_login", siteRoleId: SITE_ROLE_ID.Creator }),
  roleOf(grown),
  labelOf(9),
  labelOf(77),
  (DAY_OF_WEEK_MASK.Sunday | DAY_OF_WEEK_MASK.Monday) & 2,
];
