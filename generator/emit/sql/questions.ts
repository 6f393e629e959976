/** A question that people ask of the log; its SQL is `templates/sql/questions/<id>.sql.eta`. */
export interface Question {
  readonly id: string;
  /** A sentence that says what the answer shows. */
  readonly title: string;
  /** The events that it asks, in one query. A question is left out where the model lacks all of them. */
  readonly events: readonly string[];
  /** The attributes that it needs of each of them; an event that lacks one is left out. */
  readonly attributes: readonly string[];
}

/** In the order in which the docs tell them. */
export const QUESTIONS: readonly Question[] = [
  {
    id: "failed-sign-ins",
    title: "Failed sign-ins by user and day.",
    events: ["login_authentication"],
    attributes: ["username", "status", "eventTime"],
  },
  {
    id: "exports",
    title: "What was exported or downloaded, by user and day.",
    events: [
      "hist_export_summary_data",
      "hist_export_underlying_data",
      "hist_download_workbook",
      "hist_download_datasource",
      "hist_download_flow",
    ],
    attributes: ["eventTime", "actorUserLuid"],
  },
  {
    id: "permission-changes",
    title: "Changes of permissions on projects, by project and kind of change.",
    events: ["create_permissions", "delete_permissions", "set_permissions", "update_permissions"],
    attributes: ["contentName", "authorizableType", "actorUserLuid"],
  },
  {
    id: "slow-views",
    title: "Views with a request that took ten seconds or more, the slowest first. Durations are in milliseconds.",
    events: ["vizql_http_request"],
    attributes: ["workbookName", "viewName", "duration"],
  },
  {
    id: "failing-refreshes",
    title: "Extracts whose refresh failed, those that failed most often first.",
    events: [
      "hist_refresh_datasource_extract",
      "hist_refresh_workbook_extracts",
      "hist_increment_datasource_extract",
      "hist_increment_workbook_extracts",
    ],
    attributes: ["name", "isFailure", "eventTime"],
  },
  {
    id: "dormant-users",
    title: "Users who have done nothing in the 90 days before the newest record, but something before.",
    events: ["login_authentication"],
    attributes: ["actorUserLuid", "eventTime"],
  },
  {
    id: "popular-views",
    title: "Views by how often they were opened, and by how many people.",
    events: ["hist_access_view"],
    attributes: ["workbookName", "name", "actorUserLuid"],
  },
  {
    id: "site-role-changes",
    title: "Whose site role was changed, by whom, and whether they are administrators of the site now.",
    events: ["hist_update_user_site_role"],
    attributes: ["name", "siteAdminLevel", "actorUserLuid", "eventTime"],
  },
  {
    id: "token-sign-ins",
    title: "Personal access tokens by how often they were used to sign in, and when last.",
    events: ["hist_login_with_pat"],
    attributes: ["clientId", "eventTime"],
  },
  {
    id: "ownership-changes",
    title: "How many items passed from one owner to another.",
    events: ["content_owner_change"],
    attributes: ["oldOwnerLuid", "newOwnerLuid", "eventOutcome"],
  },
];
