// A switch that names each tenant event: it does not compile where one is forgotten.
import { parseEvent, isTenantEvent, type TenantEvent } from "tableau-activity-log-schema";

export function family(event: TenantEvent): string {
  switch (event.eventType) {
    case "batch_revoke_personal_access_token":
    case "batch_revoke_session":
    case "create_or_update_oidc_config":
    case "create_or_update_saml_config":
    case "create_or_update_uat_configuration":
    case "create_personal_access_token":
    case "create_private_connection":
    case "create_site":
    case "create_tenant":
    case "create_user":
    case "create_uat_revocation":
    case "delete_oidc_config":
    case "delete_private_connection":
    case "delete_saml_config":
    case "delete_site":
    case "delete_tenant":
    case "delete_user":
    case "delete_uat_configuration":
    case "delete_uat_revocation":
    case "get_sites":
    case "get_users":
    case "jwt_login":
    case "list_personal_access_tokens":
    case "merge_tenant":
    case "migrate_site":
    case "personal_access_token_login":
    case "reactivate_site":
    case "revoke_personal_access_token":
    case "revoke_session":
    case "site_capacity_change":
    case "site_capacity_default_change":
    case "site_limits_change":
    case "suspend_site":
    case "tcm_activity_log_access":
    case "track_private_connection_usage":
    case "update_personal_access_token":
    case "update_private_connection":
    case "update_session":
    case "update_tenant":
    case "update_user":
    case "update_user_site_role":
    case "update_user_tenant_role":
    case "user_login_create_session":
    case "validate_uat_jwt":
      return event.tenantId ?? event.eventType;
    default: {
      const forgotten: never = event;
      return forgotten;
    }
  }
}

const event = parseEvent({ eventType: "batch_revoke_personal_access_token", tenantId: "t" });
export const result = [isTenantEvent(event) ? family(event) : "no tenant event"];
