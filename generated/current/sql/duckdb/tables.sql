-- Tables for the Activity Log of Tableau Cloud, one for each kind of event. DuckDB.
-- Release current of the reference, model c21c6612c336. Made by tableau-activity-log-codegen, an independent project.
--
-- They are created in the current schema. All or nothing: an existing table stops the run and nothing is changed.
-- Leave out BEGIN and COMMIT where your own tool opens the transaction.
--
-- Every column of an attribute takes NULL: a record whose outcome is not success may break any other rule.
-- Times keep 6 digits of a second; further ones, which records have, are cut.
-- LUIDs that are UUID fold their case; load an empty text as NULL.

BEGIN;

CREATE TABLE "add_delete_group_to_group_set" (
  "event_type" VARCHAR NOT NULL DEFAULT 'add_delete_group_to_group_set',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_id" BIGINT,
  "group_luid" UUID,
  "group_set_id" BIGINT,
  "group_set_luid" UUID,
  "group_set_operation" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "add_delete_group_to_group_set" IS 'Activity Log model c21c6612c336, site event add_delete_group_to_group_set';
COMMENT ON COLUMN "add_delete_group_to_group_set"."event_type" IS 'eventType';
COMMENT ON COLUMN "add_delete_group_to_group_set"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "add_delete_group_to_group_set"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "add_delete_group_to_group_set"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "add_delete_group_to_group_set"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "add_delete_group_to_group_set"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."group_id" IS 'groupId';
COMMENT ON COLUMN "add_delete_group_to_group_set"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."group_set_id" IS 'groupSetId';
COMMENT ON COLUMN "add_delete_group_to_group_set"."group_set_luid" IS 'groupSetLuid: A UUID.';
COMMENT ON COLUMN "add_delete_group_to_group_set"."group_set_operation" IS 'groupSetOperation';
COMMENT ON COLUMN "add_delete_group_to_group_set"."is_error" IS 'isError';

CREATE TABLE "add_delete_user_to_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'add_delete_user_to_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_id" BIGINT,
  "group_luid" UUID,
  "group_operation" VARCHAR,
  "is_error" BOOLEAN,
  "user_id" BIGINT,
  "user_luid" UUID
);
COMMENT ON TABLE "add_delete_user_to_group" IS 'Activity Log model c21c6612c336, site event add_delete_user_to_group';
COMMENT ON COLUMN "add_delete_user_to_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "add_delete_user_to_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "add_delete_user_to_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "add_delete_user_to_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "add_delete_user_to_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "add_delete_user_to_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "add_delete_user_to_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "add_delete_user_to_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "add_delete_user_to_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "add_delete_user_to_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "add_delete_user_to_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "add_delete_user_to_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "add_delete_user_to_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "add_delete_user_to_group"."group_id" IS 'groupId';
COMMENT ON COLUMN "add_delete_user_to_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "add_delete_user_to_group"."group_operation" IS 'groupOperation';
COMMENT ON COLUMN "add_delete_user_to_group"."is_error" IS 'isError';
COMMENT ON COLUMN "add_delete_user_to_group"."user_id" IS 'userId';
COMMENT ON COLUMN "add_delete_user_to_group"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "activity_log_settings_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'activity_log_settings_change',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "error_code" VARCHAR,
  "new_aws_account_number" VARCHAR,
  "new_kms_key_arn" VARCHAR,
  "new_s3_bucket_name" VARCHAR,
  "old_aws_account_number" VARCHAR,
  "old_kms_key_arn" VARCHAR,
  "old_s3_bucket_name" VARCHAR,
  "operation_type" VARCHAR,
  "platform" VARCHAR,
  "platform_version" VARCHAR
);
COMMENT ON TABLE "activity_log_settings_change" IS 'Activity Log model c21c6612c336, site event activity_log_settings_change';
COMMENT ON COLUMN "activity_log_settings_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "activity_log_settings_change"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "activity_log_settings_change"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "activity_log_settings_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "activity_log_settings_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "activity_log_settings_change"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "activity_log_settings_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "activity_log_settings_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "activity_log_settings_change"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "activity_log_settings_change"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "activity_log_settings_change"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "activity_log_settings_change"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "activity_log_settings_change"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "activity_log_settings_change"."error_code" IS 'errorCode';
COMMENT ON COLUMN "activity_log_settings_change"."new_aws_account_number" IS 'newAwsAccountNumber';
COMMENT ON COLUMN "activity_log_settings_change"."new_kms_key_arn" IS 'newKmsKeyArn';
COMMENT ON COLUMN "activity_log_settings_change"."new_s3_bucket_name" IS 'newS3BucketName';
COMMENT ON COLUMN "activity_log_settings_change"."old_aws_account_number" IS 'oldAwsAccountNumber';
COMMENT ON COLUMN "activity_log_settings_change"."old_kms_key_arn" IS 'oldKmsKeyArn';
COMMENT ON COLUMN "activity_log_settings_change"."old_s3_bucket_name" IS 'oldS3BucketName';
COMMENT ON COLUMN "activity_log_settings_change"."operation_type" IS 'operationType: Told in words, their spelling is unknown: create, update, delete.';
COMMENT ON COLUMN "activity_log_settings_change"."platform" IS 'Such as Tableau Cloud.';
COMMENT ON COLUMN "activity_log_settings_change"."platform_version" IS 'platformVersion: Such as 2024.3.0.';

CREATE TABLE "archive_content" (
  "event_type" VARCHAR NOT NULL DEFAULT 'archive_content',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "content_type" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "archive_content" IS 'Activity Log model c21c6612c336, site event archive_content';
COMMENT ON COLUMN "archive_content"."event_type" IS 'eventType';
COMMENT ON COLUMN "archive_content"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "archive_content"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "archive_content"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "archive_content"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "archive_content"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "archive_content"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "archive_content"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "archive_content"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "archive_content"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "archive_content"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "archive_content"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "archive_content"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "archive_content"."content_id" IS 'contentId';
COMMENT ON COLUMN "archive_content"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "archive_content"."content_name" IS 'contentName';
COMMENT ON COLUMN "archive_content"."content_type" IS 'contentType';
COMMENT ON COLUMN "archive_content"."is_error" IS 'isError';

CREATE TABLE "background_job" (
  "event_type" VARCHAR NOT NULL DEFAULT 'background_job',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "args" VARCHAR,
  "duration" BIGINT,
  "event_initiated_time" VARCHAR,
  "event_state" VARCHAR,
  "is_run_now" BOOLEAN,
  "job_id" BIGINT,
  "job_luid" UUID,
  "job_type" VARCHAR,
  "notes" VARCHAR,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_owner_luid" UUID,
  "obj_owner_name" VARCHAR,
  "obj_repository_url" VARCHAR,
  "obj_revision" VARCHAR,
  "obj_size" BIGINT,
  "obj_type" VARCHAR,
  "pod_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "project_owner_email" VARCHAR,
  "project_owner_luid" UUID,
  "schedule_luid" UUID,
  "schedule_name" VARCHAR,
  "site_id" BIGINT,
  "site_name" VARCHAR,
  "task_id" BIGINT,
  "task_luid" UUID,
  "time_zone" BIGINT
);
COMMENT ON TABLE "background_job" IS 'Activity Log model c21c6612c336, site event background_job: The REST API gives part of its data; the files in a bucket hold all of it.';
COMMENT ON COLUMN "background_job"."event_type" IS 'eventType';
COMMENT ON COLUMN "background_job"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "background_job"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "background_job"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "background_job"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "background_job"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "background_job"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "background_job"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "background_job"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "background_job"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "background_job"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "background_job"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "background_job"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "background_job"."event_initiated_time" IS 'eventInitiatedTime';
COMMENT ON COLUMN "background_job"."event_state" IS 'eventState';
COMMENT ON COLUMN "background_job"."is_run_now" IS 'isRunNow';
COMMENT ON COLUMN "background_job"."job_id" IS 'jobId';
COMMENT ON COLUMN "background_job"."job_luid" IS 'jobLuid: A UUID.';
COMMENT ON COLUMN "background_job"."job_type" IS 'jobType: Among others IncrementExtracts, RefreshExtracts, RefreshExtractsViaBridge.';
COMMENT ON COLUMN "background_job"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "background_job"."obj_name" IS 'objName';
COMMENT ON COLUMN "background_job"."obj_owner_luid" IS 'objOwnerLuid: A UUID.';
COMMENT ON COLUMN "background_job"."obj_owner_name" IS 'objOwnerName';
COMMENT ON COLUMN "background_job"."obj_repository_url" IS 'objRepositoryUrl';
COMMENT ON COLUMN "background_job"."obj_revision" IS 'objRevision';
COMMENT ON COLUMN "background_job"."obj_size" IS 'objSize: In bytes.';
COMMENT ON COLUMN "background_job"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "background_job"."pod_name" IS 'podName';
COMMENT ON COLUMN "background_job"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "background_job"."project_name" IS 'projectName';
COMMENT ON COLUMN "background_job"."project_owner_email" IS 'projectOwnerEmail: An email address.';
COMMENT ON COLUMN "background_job"."project_owner_luid" IS 'projectOwnerLuid: A UUID.';
COMMENT ON COLUMN "background_job"."schedule_luid" IS 'scheduleLuid: A UUID. Null when: the job was started by hand.';
COMMENT ON COLUMN "background_job"."schedule_name" IS 'scheduleName: Null when: the job was started by hand.';
COMMENT ON COLUMN "background_job"."site_id" IS 'siteId';
COMMENT ON COLUMN "background_job"."site_name" IS 'siteName';
COMMENT ON COLUMN "background_job"."task_id" IS 'taskId: Null when: the job was started by hand.';
COMMENT ON COLUMN "background_job"."task_luid" IS 'taskLuid: A UUID. Null when: the job was started by hand.';
COMMENT ON COLUMN "background_job"."time_zone" IS 'timeZone';

CREATE TABLE "bridge_client_register" (
  "event_type" VARCHAR NOT NULL DEFAULT 'bridge_client_register',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "agent_name" VARCHAR,
  "device_id" VARCHAR,
  "pool_id" VARCHAR,
  "site_id" VARCHAR,
  "time_zone_id" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "bridge_client_register" IS 'Activity Log model c21c6612c336, site event bridge_client_register';
COMMENT ON COLUMN "bridge_client_register"."event_type" IS 'eventType';
COMMENT ON COLUMN "bridge_client_register"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "bridge_client_register"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_register"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "bridge_client_register"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "bridge_client_register"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "bridge_client_register"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "bridge_client_register"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "bridge_client_register"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_register"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "bridge_client_register"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_register"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "bridge_client_register"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "bridge_client_register"."agent_name" IS 'agentName';
COMMENT ON COLUMN "bridge_client_register"."device_id" IS 'deviceId';
COMMENT ON COLUMN "bridge_client_register"."pool_id" IS 'poolId';
COMMENT ON COLUMN "bridge_client_register"."site_id" IS 'siteId';
COMMENT ON COLUMN "bridge_client_register"."time_zone_id" IS 'timeZoneId';
COMMENT ON COLUMN "bridge_client_register"."user_name" IS 'userName';

CREATE TABLE "bridge_client_status" (
  "event_type" VARCHAR NOT NULL DEFAULT 'bridge_client_status',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "bridge_client_computer_name" VARCHAR,
  "bridge_client_connection_status" VARCHAR,
  "bridge_client_device_luid" UUID,
  "bridge_client_last_connected_time" TIMESTAMP WITH TIME ZONE,
  "bridge_client_operation_system" VARCHAR,
  "bridge_client_owner_luid" UUID,
  "bridge_client_owner_name" VARCHAR,
  "bridge_client_version" VARCHAR,
  "pool_luid" UUID,
  "site_id" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "bridge_client_status" IS 'Activity Log model c21c6612c336, site event bridge_client_status';
COMMENT ON COLUMN "bridge_client_status"."event_type" IS 'eventType';
COMMENT ON COLUMN "bridge_client_status"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "bridge_client_status"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_status"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "bridge_client_status"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "bridge_client_status"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "bridge_client_status"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "bridge_client_status"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "bridge_client_status"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_status"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "bridge_client_status"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_status"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "bridge_client_status"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_computer_name" IS 'bridgeClientComputerName';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_connection_status" IS 'bridgeClientConnectionStatus: One of Connected, Disconnected.';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_device_luid" IS 'bridgeClientDeviceLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_last_connected_time" IS 'bridgeClientLastConnectedTime: A time in ISO 8601.';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_operation_system" IS 'bridgeClientOperationSystem: One of Windows, Linux.';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_owner_luid" IS 'bridgeClientOwnerLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_owner_name" IS 'bridgeClientOwnerName';
COMMENT ON COLUMN "bridge_client_status"."bridge_client_version" IS 'bridgeClientVersion';
COMMENT ON COLUMN "bridge_client_status"."pool_luid" IS 'poolLuid: A UUID.';
COMMENT ON COLUMN "bridge_client_status"."site_id" IS 'siteId';
COMMENT ON COLUMN "bridge_client_status"."site_name" IS 'siteName';

CREATE TABLE "bridge_job" (
  "event_type" VARCHAR NOT NULL DEFAULT 'bridge_job',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "bridge_client_computer_name" VARCHAR,
  "bridge_client_device_luid" UUID,
  "bridge_client_owner_luid" UUID,
  "bridge_client_owner_name" VARCHAR,
  "bridge_client_version" VARCHAR,
  "duration" BIGINT,
  "event_state" VARCHAR,
  "job_id" BIGINT,
  "job_luid" UUID,
  "job_type" VARCHAR,
  "notes" VARCHAR,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_repository_url" VARCHAR,
  "obj_revision" VARCHAR,
  "obj_type" VARCHAR,
  "pool_id" VARCHAR,
  "pool_name" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "bridge_job" IS 'Activity Log model c21c6612c336, site event bridge_job';
COMMENT ON COLUMN "bridge_job"."event_type" IS 'eventType';
COMMENT ON COLUMN "bridge_job"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "bridge_job"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "bridge_job"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "bridge_job"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "bridge_job"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "bridge_job"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "bridge_job"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "bridge_job"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "bridge_job"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "bridge_job"."bridge_client_computer_name" IS 'bridgeClientComputerName';
COMMENT ON COLUMN "bridge_job"."bridge_client_device_luid" IS 'bridgeClientDeviceLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."bridge_client_owner_luid" IS 'bridgeClientOwnerLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."bridge_client_owner_name" IS 'bridgeClientOwnerName';
COMMENT ON COLUMN "bridge_job"."bridge_client_version" IS 'bridgeClientVersion';
COMMENT ON COLUMN "bridge_job"."duration" IS 'In milliseconds.';
COMMENT ON COLUMN "bridge_job"."event_state" IS 'eventState';
COMMENT ON COLUMN "bridge_job"."job_id" IS 'jobId';
COMMENT ON COLUMN "bridge_job"."job_luid" IS 'jobLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."job_type" IS 'jobType';
COMMENT ON COLUMN "bridge_job"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "bridge_job"."obj_name" IS 'objName';
COMMENT ON COLUMN "bridge_job"."obj_repository_url" IS 'objRepositoryUrl';
COMMENT ON COLUMN "bridge_job"."obj_revision" IS 'objRevision';
COMMENT ON COLUMN "bridge_job"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "bridge_job"."pool_id" IS 'poolId';
COMMENT ON COLUMN "bridge_job"."pool_name" IS 'poolName';
COMMENT ON COLUMN "bridge_job"."site_id" IS 'siteId';
COMMENT ON COLUMN "bridge_job"."site_name" IS 'siteName';

CREATE TABLE "content_owner_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'content_owner_change',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "content_type" VARCHAR,
  "is_error" BOOLEAN,
  "new_owner_id" BIGINT,
  "new_owner_luid" UUID,
  "old_owner_id" BIGINT,
  "old_owner_luid" UUID
);
COMMENT ON TABLE "content_owner_change" IS 'Activity Log model c21c6612c336, site event content_owner_change';
COMMENT ON COLUMN "content_owner_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "content_owner_change"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "content_owner_change"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "content_owner_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "content_owner_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "content_owner_change"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "content_owner_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "content_owner_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "content_owner_change"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "content_owner_change"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "content_owner_change"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "content_owner_change"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "content_owner_change"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "content_owner_change"."content_id" IS 'contentId';
COMMENT ON COLUMN "content_owner_change"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "content_owner_change"."content_name" IS 'contentName';
COMMENT ON COLUMN "content_owner_change"."content_type" IS 'contentType: Told in words, their spelling is unknown: data source, workbook, view.';
COMMENT ON COLUMN "content_owner_change"."is_error" IS 'isError';
COMMENT ON COLUMN "content_owner_change"."new_owner_id" IS 'newOwnerId';
COMMENT ON COLUMN "content_owner_change"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "content_owner_change"."old_owner_id" IS 'oldOwnerId';
COMMENT ON COLUMN "content_owner_change"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';

CREATE TABLE "create_delete_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_delete_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_domain" VARCHAR,
  "group_id" BIGINT,
  "group_luid" UUID,
  "group_name" VARCHAR,
  "group_operation" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "create_delete_group" IS 'Activity Log model c21c6612c336, site event create_delete_group';
COMMENT ON COLUMN "create_delete_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "create_delete_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "create_delete_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "create_delete_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "create_delete_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "create_delete_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "create_delete_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "create_delete_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "create_delete_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "create_delete_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "create_delete_group"."group_domain" IS 'groupDomain: Such as local.';
COMMENT ON COLUMN "create_delete_group"."group_id" IS 'groupId';
COMMENT ON COLUMN "create_delete_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group"."group_name" IS 'groupName';
COMMENT ON COLUMN "create_delete_group"."group_operation" IS 'groupOperation: Told in words, their spelling is unknown: create, delete.';
COMMENT ON COLUMN "create_delete_group"."is_error" IS 'isError';

CREATE TABLE "create_delete_group_set" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_delete_group_set',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_set_id" BIGINT,
  "group_set_luid" UUID,
  "group_set_name" VARCHAR,
  "group_set_operation" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "create_delete_group_set" IS 'Activity Log model c21c6612c336, site event create_delete_group_set';
COMMENT ON COLUMN "create_delete_group_set"."event_type" IS 'eventType';
COMMENT ON COLUMN "create_delete_group_set"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "create_delete_group_set"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group_set"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "create_delete_group_set"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "create_delete_group_set"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "create_delete_group_set"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "create_delete_group_set"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "create_delete_group_set"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group_set"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "create_delete_group_set"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group_set"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "create_delete_group_set"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "create_delete_group_set"."group_set_id" IS 'groupSetId';
COMMENT ON COLUMN "create_delete_group_set"."group_set_luid" IS 'groupSetLuid: A UUID.';
COMMENT ON COLUMN "create_delete_group_set"."group_set_name" IS 'groupSetName';
COMMENT ON COLUMN "create_delete_group_set"."group_set_operation" IS 'groupSetOperation: Told in words, their spelling is unknown: create, delete.';
COMMENT ON COLUMN "create_delete_group_set"."is_error" IS 'isError';

CREATE TABLE "create_permissions" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_permissions',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "authorizable_type" VARCHAR,
  "capability_id" BIGINT,
  "capability_value" VARCHAR,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "grantee_id" BIGINT,
  "grantee_luid" UUID,
  "grantee_type" VARCHAR,
  "grantee_value" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "create_permissions" IS 'Activity Log model c21c6612c336, site event create_permissions: Deprecated since 2024-10. Use set_permissions.';
COMMENT ON COLUMN "create_permissions"."event_type" IS 'eventType';
COMMENT ON COLUMN "create_permissions"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "create_permissions"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "create_permissions"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "create_permissions"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "create_permissions"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "create_permissions"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "create_permissions"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "create_permissions"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "create_permissions"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "create_permissions"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "create_permissions"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "create_permissions"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "create_permissions"."authorizable_type" IS 'authorizableType: Told in words, their spelling is unknown: project, workbook.';
COMMENT ON COLUMN "create_permissions"."capability_id" IS 'capabilityId';
COMMENT ON COLUMN "create_permissions"."capability_value" IS 'capabilityValue';
COMMENT ON COLUMN "create_permissions"."content_id" IS 'contentId';
COMMENT ON COLUMN "create_permissions"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "create_permissions"."content_name" IS 'contentName';
COMMENT ON COLUMN "create_permissions"."grantee_id" IS 'granteeId';
COMMENT ON COLUMN "create_permissions"."grantee_luid" IS 'granteeLuid: A UUID.';
COMMENT ON COLUMN "create_permissions"."grantee_type" IS 'granteeType: Told in words, their spelling is unknown: user, group.';
COMMENT ON COLUMN "create_permissions"."grantee_value" IS 'granteeValue: Such as user allow, group allow.';
COMMENT ON COLUMN "create_permissions"."is_error" IS 'isError';

CREATE TABLE "delete_all_permissions" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_all_permissions',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "authorizable_type" VARCHAR,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "delete_all_permissions" IS 'Activity Log model c21c6612c336, site event delete_all_permissions';
COMMENT ON COLUMN "delete_all_permissions"."event_type" IS 'eventType';
COMMENT ON COLUMN "delete_all_permissions"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "delete_all_permissions"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "delete_all_permissions"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "delete_all_permissions"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "delete_all_permissions"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "delete_all_permissions"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "delete_all_permissions"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "delete_all_permissions"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "delete_all_permissions"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "delete_all_permissions"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "delete_all_permissions"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "delete_all_permissions"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "delete_all_permissions"."authorizable_type" IS 'authorizableType: Told in words, their spelling is unknown: project, workbook.';
COMMENT ON COLUMN "delete_all_permissions"."content_id" IS 'contentId';
COMMENT ON COLUMN "delete_all_permissions"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "delete_all_permissions"."content_name" IS 'contentName';
COMMENT ON COLUMN "delete_all_permissions"."is_error" IS 'isError';

CREATE TABLE "delete_permissions" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_permissions',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "authorizable_type" VARCHAR,
  "capability_id" BIGINT,
  "capability_value" VARCHAR,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "grantee_id" BIGINT,
  "grantee_luid" UUID,
  "grantee_type" VARCHAR,
  "grantee_value" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "delete_permissions" IS 'Activity Log model c21c6612c336, site event delete_permissions';
COMMENT ON COLUMN "delete_permissions"."event_type" IS 'eventType';
COMMENT ON COLUMN "delete_permissions"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "delete_permissions"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "delete_permissions"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "delete_permissions"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "delete_permissions"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "delete_permissions"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "delete_permissions"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "delete_permissions"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "delete_permissions"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "delete_permissions"."authorizable_type" IS 'authorizableType: Told in words, their spelling is unknown: project, workbook.';
COMMENT ON COLUMN "delete_permissions"."capability_id" IS 'capabilityId';
COMMENT ON COLUMN "delete_permissions"."capability_value" IS 'capabilityValue';
COMMENT ON COLUMN "delete_permissions"."content_id" IS 'contentId';
COMMENT ON COLUMN "delete_permissions"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions"."content_name" IS 'contentName';
COMMENT ON COLUMN "delete_permissions"."grantee_id" IS 'granteeId';
COMMENT ON COLUMN "delete_permissions"."grantee_luid" IS 'granteeLuid: A UUID. Null when: the grantee was deleted a short time ago, or the look-up of LUIDs is down.';
COMMENT ON COLUMN "delete_permissions"."grantee_type" IS 'granteeType: Told in words, their spelling is unknown: user, group.';
COMMENT ON COLUMN "delete_permissions"."grantee_value" IS 'granteeValue: Such as user allow, group allow.';
COMMENT ON COLUMN "delete_permissions"."is_error" IS 'isError';

CREATE TABLE "delete_permissions_grantee" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_permissions_grantee',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "grantee_id" BIGINT,
  "grantee_luid" UUID,
  "grantee_type" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "delete_permissions_grantee" IS 'Activity Log model c21c6612c336, site event delete_permissions_grantee';
COMMENT ON COLUMN "delete_permissions_grantee"."event_type" IS 'eventType';
COMMENT ON COLUMN "delete_permissions_grantee"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "delete_permissions_grantee"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions_grantee"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "delete_permissions_grantee"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "delete_permissions_grantee"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "delete_permissions_grantee"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "delete_permissions_grantee"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "delete_permissions_grantee"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions_grantee"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "delete_permissions_grantee"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "delete_permissions_grantee"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "delete_permissions_grantee"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "delete_permissions_grantee"."grantee_id" IS 'granteeId';
COMMENT ON COLUMN "delete_permissions_grantee"."grantee_luid" IS 'granteeLuid: A UUID. Null when: the grantee was deleted a short time ago, or the look-up of LUIDs is down.';
COMMENT ON COLUMN "delete_permissions_grantee"."grantee_type" IS 'granteeType: Told in words, their spelling is unknown: user, group.';
COMMENT ON COLUMN "delete_permissions_grantee"."is_error" IS 'isError';

CREATE TABLE "display_sheet_tabs" (
  "event_type" VARCHAR NOT NULL DEFAULT 'display_sheet_tabs',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "display_tabs" BOOLEAN,
  "is_error" BOOLEAN,
  "workbook_id" BIGINT
);
COMMENT ON TABLE "display_sheet_tabs" IS 'Activity Log model c21c6612c336, site event display_sheet_tabs';
COMMENT ON COLUMN "display_sheet_tabs"."event_type" IS 'eventType';
COMMENT ON COLUMN "display_sheet_tabs"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "display_sheet_tabs"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "display_sheet_tabs"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "display_sheet_tabs"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "display_sheet_tabs"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "display_sheet_tabs"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "display_sheet_tabs"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "display_sheet_tabs"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "display_sheet_tabs"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "display_sheet_tabs"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "display_sheet_tabs"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "display_sheet_tabs"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "display_sheet_tabs"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "display_sheet_tabs"."is_error" IS 'isError';
COMMENT ON COLUMN "display_sheet_tabs"."workbook_id" IS 'workbookId';

CREATE TABLE "hist_access_authoring_view" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_authoring_view',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_access_authoring_view" IS 'Activity Log model c21c6612c336, site event hist_access_authoring_view';
COMMENT ON COLUMN "hist_access_authoring_view"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_authoring_view"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_authoring_view"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_authoring_view"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_authoring_view"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_authoring_view"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_authoring_view"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_authoring_view"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_authoring_view"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_authoring_view"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_authoring_view"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_authoring_view"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_authoring_view"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_authoring_view"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_authoring_view"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_access_authoring_view"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_access_authoring_view"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_access_authoring_view"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_access_authoring_view"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_access_authoring_view"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_authoring_view"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_access_authoring_view"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_access_authoring_view"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_access_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_access_datasource" IS 'Activity Log model c21c6612c336, site event hist_access_datasource: The REST API gives part of its data; the files in a bucket hold all of it.';
COMMENT ON COLUMN "hist_access_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_access_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_access_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_access_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_access_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_access_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_access_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_access_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_access_datasource_remotely" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_datasource_remotely',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_access_datasource_remotely" IS 'Activity Log model c21c6612c336, site event hist_access_datasource_remotely';
COMMENT ON COLUMN "hist_access_datasource_remotely"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_datasource_remotely"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_datasource_remotely"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_datasource_remotely"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_datasource_remotely"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_datasource_remotely"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_access_datasource_remotely"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_access_datasource_remotely"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_access_datasource_remotely"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_access_datasource_remotely"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_access_datasource_remotely"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_access_datasource_remotely"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_datasource_remotely"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_access_datasource_remotely"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_access_metric" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_metric',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_access_metric" IS 'Activity Log model c21c6612c336, site event hist_access_metric: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_access_metric"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_metric"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_metric"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_metric"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_metric"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_metric"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_metric"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_metric"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_metric"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_metric"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_metric"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_metric"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_metric"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_metric"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_access_metric"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_access_metric"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_access_metric"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_access_metric"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_metric"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_access_metric"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_access_summary_data" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_summary_data',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_access_summary_data" IS 'Activity Log model c21c6612c336, site event hist_access_summary_data';
COMMENT ON COLUMN "hist_access_summary_data"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_summary_data"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_summary_data"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_summary_data"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_summary_data"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_summary_data"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_summary_data"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_summary_data"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_summary_data"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_summary_data"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_summary_data"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_summary_data"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_summary_data"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_summary_data"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_access_summary_data"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_access_summary_data"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_access_summary_data"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_access_summary_data"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_access_summary_data"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_summary_data"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_summary_data"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_summary_data"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_access_summary_data"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_access_summary_data"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_access_summary_data"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_summary_data"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_access_summary_data"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_access_summary_data"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_access_summary_data"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_access_summary_data"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_access_summary_data"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_access_summary_data"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_access_summary_data"."sheet_name" IS 'sheetName';
COMMENT ON COLUMN "hist_access_summary_data"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_summary_data"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_access_summary_data"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_access_summary_data"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_access_summary_data"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_access_underlying_data" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_underlying_data',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_access_underlying_data" IS 'Activity Log model c21c6612c336, site event hist_access_underlying_data';
COMMENT ON COLUMN "hist_access_underlying_data"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_underlying_data"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_underlying_data"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_underlying_data"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_underlying_data"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_underlying_data"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_underlying_data"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_underlying_data"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_underlying_data"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_underlying_data"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_underlying_data"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_underlying_data"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_underlying_data"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_underlying_data"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_access_underlying_data"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_access_underlying_data"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_access_underlying_data"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_access_underlying_data"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_access_underlying_data"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_underlying_data"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_underlying_data"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_underlying_data"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_access_underlying_data"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_access_underlying_data"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_access_underlying_data"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_underlying_data"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_access_underlying_data"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_access_underlying_data"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_access_underlying_data"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_access_underlying_data"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_access_underlying_data"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_access_underlying_data"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_access_underlying_data"."sheet_name" IS 'sheetName';
COMMENT ON COLUMN "hist_access_underlying_data"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_underlying_data"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_access_underlying_data"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_access_underlying_data"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_access_underlying_data"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_access_view" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_access_view',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "actor_external_id" VARCHAR,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_access_view" IS 'Activity Log model c21c6612c336, site event hist_access_view';
COMMENT ON COLUMN "hist_access_view"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_access_view"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_access_view"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_view"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_access_view"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_access_view"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_view"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_view"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_access_view"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_access_view"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_access_view"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_access_view"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_access_view"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_access_view"."actor_external_id" IS 'actorExternalId';
COMMENT ON COLUMN "hist_access_view"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_access_view"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_access_view"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_access_view"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_access_view"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_access_view"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_access_view"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_access_view"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_access_view"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_access_view"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_activate_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_activate_site',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_activate_site" IS 'Activity Log model c21c6612c336, site event hist_activate_site';
COMMENT ON COLUMN "hist_activate_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_activate_site"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_activate_site"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_activate_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_activate_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_activate_site"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_activate_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_activate_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_activate_site"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_activate_site"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_activate_site"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_activate_site"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_activate_site"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_activate_site"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_activate_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_activate_site"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_add_user_to_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_add_user_to_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "user_luid" UUID,
  "user_name" VARCHAR
);
COMMENT ON TABLE "hist_add_user_to_group" IS 'Activity Log model c21c6612c336, site event hist_add_user_to_group';
COMMENT ON COLUMN "hist_add_user_to_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_add_user_to_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_add_user_to_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_add_user_to_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_add_user_to_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_add_user_to_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_add_user_to_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_add_user_to_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_add_user_to_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_add_user_to_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_add_user_to_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_add_user_to_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_add_user_to_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_add_user_to_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "hist_add_user_to_group"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_add_user_to_group"."user_luid" IS 'userLuid: A UUID.';
COMMENT ON COLUMN "hist_add_user_to_group"."user_name" IS 'userName';

CREATE TABLE "hist_append_to_datasource_extract" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_append_to_datasource_extract',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_append_to_datasource_extract" IS 'Activity Log model c21c6612c336, site event hist_append_to_datasource_extract';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_append_to_datasource_extract"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_bulk_delete_columns" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_bulk_delete_columns',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "column_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_bulk_delete_columns" IS 'Activity Log model c21c6612c336, site event hist_bulk_delete_columns';
COMMENT ON COLUMN "hist_bulk_delete_columns"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_bulk_delete_columns"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_bulk_delete_columns"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_bulk_delete_columns"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_bulk_delete_columns"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_bulk_delete_columns"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."column_luid" IS 'columnLuid: A UUID.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_bulk_delete_columns"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_bulk_delete_columns"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_bulk_delete_columns"."site_name" IS 'siteName';

CREATE TABLE "hist_change_collection_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_collection_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "collection_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_change_collection_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_collection_ownership';
COMMENT ON COLUMN "hist_change_collection_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_collection_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_collection_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_collection_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_collection_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_collection_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_collection_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_collection_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_collection_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_collection_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_collection_ownership"."collection_luid" IS 'collectionLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_collection_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_collection_ownership"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_collection_ownership"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_collection_ownership"."site_name" IS 'siteName';

CREATE TABLE "hist_change_data_role_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_data_role_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_role_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_change_data_role_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_data_role_ownership';
COMMENT ON COLUMN "hist_change_data_role_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_data_role_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_data_role_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_data_role_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_data_role_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_data_role_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."data_role_luid" IS 'dataRoleLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_data_role_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_data_role_ownership"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_data_role_ownership"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_data_role_ownership"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_data_role_ownership"."site_name" IS 'siteName';

CREATE TABLE "hist_change_database_contact" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_database_contact',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "database_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "new_contact_luid" UUID,
  "new_contact_name" VARCHAR,
  "old_contact_luid" UUID,
  "old_contact_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_change_database_contact" IS 'Activity Log model c21c6612c336, site event hist_change_database_contact';
COMMENT ON COLUMN "hist_change_database_contact"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_database_contact"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_database_contact"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_database_contact"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_database_contact"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_database_contact"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_database_contact"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_database_contact"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_database_contact"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_database_contact"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_database_contact"."database_luid" IS 'databaseLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."new_contact_luid" IS 'newContactLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."new_contact_name" IS 'newContactName';
COMMENT ON COLUMN "hist_change_database_contact"."old_contact_luid" IS 'oldContactLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."old_contact_name" IS 'oldContactName';
COMMENT ON COLUMN "hist_change_database_contact"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_database_contact"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_database_contact"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_database_contact"."site_name" IS 'siteName';

CREATE TABLE "hist_change_datasource_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_datasource_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_change_datasource_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_datasource_ownership';
COMMENT ON COLUMN "hist_change_datasource_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_datasource_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_datasource_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_datasource_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_datasource_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_change_datasource_ownership"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_change_datasource_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_change_datasource_ownership"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_datasource_ownership"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_change_datasource_ownership"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_change_flow_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_flow_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_change_flow_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_flow_ownership';
COMMENT ON COLUMN "hist_change_flow_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_flow_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_flow_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_flow_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_flow_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_flow_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_flow_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_flow_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_flow_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_flow_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_flow_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_flow_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_flow_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_flow_ownership"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_change_flow_ownership"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_change_flow_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_flow_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_flow_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_flow_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_flow_ownership"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_flow_ownership"."size" IS 'In bytes.';

CREATE TABLE "hist_change_metric_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_metric_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_change_metric_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_metric_ownership: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_change_metric_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_metric_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_metric_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_metric_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_metric_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_metric_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_metric_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_metric_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_metric_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_metric_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_metric_ownership"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_metric_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_metric_ownership"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_metric_ownership"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_metric_ownership"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_metric_ownership"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_change_metric_ownership"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_change_project_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_project_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "parent_project_luid" UUID,
  "project_luid" UUID,
  "site_name" VARCHAR,
  "state" VARCHAR
);
COMMENT ON TABLE "hist_change_project_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_project_ownership';
COMMENT ON COLUMN "hist_change_project_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_project_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_project_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_project_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_project_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_project_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_project_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_project_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_project_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_project_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_project_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_project_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_project_ownership"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_project_ownership"."parent_project_luid" IS 'parentProjectLuid: A UUID. Null when: the project is at the top level.';
COMMENT ON COLUMN "hist_change_project_ownership"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_project_ownership"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_project_ownership"."state" IS 'Default: active.';

CREATE TABLE "hist_change_published_connection_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_published_connection_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "activated" BOOLEAN,
  "description" VARCHAR,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_connection_luid" UUID,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_change_published_connection_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_published_connection_ownership';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."published_connection_luid" IS 'publishedConnectionLuid: A UUID.';
COMMENT ON COLUMN "hist_change_published_connection_ownership"."site_name" IS 'siteName';

CREATE TABLE "hist_change_site_extract_encryption_mode" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_site_extract_encryption_mode',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_change_site_extract_encryption_mode" IS 'Activity Log model c21c6612c336, site event hist_change_site_extract_encryption_mode: Legacy.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_site_extract_encryption_mode"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_change_table_contact" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_table_contact',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "new_contact_luid" UUID,
  "new_contact_name" VARCHAR,
  "old_contact_luid" UUID,
  "old_contact_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "table_luid" UUID
);
COMMENT ON TABLE "hist_change_table_contact" IS 'Activity Log model c21c6612c336, site event hist_change_table_contact';
COMMENT ON COLUMN "hist_change_table_contact"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_table_contact"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_table_contact"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_table_contact"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_table_contact"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_table_contact"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_table_contact"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_table_contact"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_table_contact"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_table_contact"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_table_contact"."new_contact_luid" IS 'newContactLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."new_contact_name" IS 'newContactName';
COMMENT ON COLUMN "hist_change_table_contact"."old_contact_luid" IS 'oldContactLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."old_contact_name" IS 'oldContactName';
COMMENT ON COLUMN "hist_change_table_contact"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_table_contact"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_table_contact"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_table_contact"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_table_contact"."table_luid" IS 'tableLuid: A UUID.';

CREATE TABLE "hist_change_workbook_ownership" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_change_workbook_ownership',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "new_owner_luid" UUID,
  "new_owner_name" VARCHAR,
  "old_owner_luid" UUID,
  "old_owner_name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_change_workbook_ownership" IS 'Activity Log model c21c6612c336, site event hist_change_workbook_ownership';
COMMENT ON COLUMN "hist_change_workbook_ownership"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_change_workbook_ownership"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_change_workbook_ownership"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_change_workbook_ownership"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_change_workbook_ownership"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_change_workbook_ownership"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_change_workbook_ownership"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_change_workbook_ownership"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_change_workbook_ownership"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_change_workbook_ownership"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_change_workbook_ownership"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_change_workbook_ownership"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_change_workbook_ownership"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."new_owner_luid" IS 'newOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."new_owner_name" IS 'newOwnerName';
COMMENT ON COLUMN "hist_change_workbook_ownership"."old_owner_luid" IS 'oldOwnerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."old_owner_name" IS 'oldOwnerName';
COMMENT ON COLUMN "hist_change_workbook_ownership"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_change_workbook_ownership"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_change_workbook_ownership"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_change_workbook_ownership"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_change_workbook_ownership"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_change_workbook_ownership"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_change_workbook_ownership"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_change_workbook_ownership"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_change_workbook_ownership"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_create_collection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_collection',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "collection_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_create_collection" IS 'Activity Log model c21c6612c336, site event hist_create_collection';
COMMENT ON COLUMN "hist_create_collection"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_collection"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_collection"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_collection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_collection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_collection"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_collection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_collection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_collection"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_collection"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_collection"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_collection"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_collection"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_collection"."collection_luid" IS 'collectionLuid: A UUID.';
COMMENT ON COLUMN "hist_create_collection"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_collection"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_collection"."site_name" IS 'siteName';

CREATE TABLE "hist_create_column" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_column',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "column_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_create_column" IS 'Activity Log model c21c6612c336, site event hist_create_column';
COMMENT ON COLUMN "hist_create_column"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_column"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_column"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_column"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_column"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_column"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_column"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_column"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_column"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_column"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_column"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_column"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_column"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_column"."column_luid" IS 'columnLuid: A UUID.';
COMMENT ON COLUMN "hist_create_column"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_column"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_column"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_column"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_column"."site_name" IS 'siteName';

CREATE TABLE "hist_create_data_quality_indicator" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_data_quality_indicator',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_quality_indicator_luid" UUID,
  "data_quality_type" VARCHAR,
  "is_active" BOOLEAN,
  "is_severe" BOOLEAN,
  "message" VARCHAR,
  "site_name" VARCHAR,
  "user_display_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_create_data_quality_indicator" IS 'Activity Log model c21c6612c336, site event hist_create_data_quality_indicator';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."data_quality_indicator_luid" IS 'dataQualityIndicatorLuid: A UUID.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."data_quality_type" IS 'dataQualityType: Told in words, their spelling is unknown: warning, deprecated, stale data, under maintenance, sensitive data, a value of the user''s own.';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."is_active" IS 'isActive';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."is_severe" IS 'isSevere';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."user_display_name" IS 'userDisplayName';
COMMENT ON COLUMN "hist_create_data_quality_indicator"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_create_database" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_database',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "database_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_create_database" IS 'Activity Log model c21c6612c336, site event hist_create_database';
COMMENT ON COLUMN "hist_create_database"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_database"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_database"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_database"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_database"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_database"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_database"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_database"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_database"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_database"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_database"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_database"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_database"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_database"."database_luid" IS 'databaseLuid: A UUID.';
COMMENT ON COLUMN "hist_create_database"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_database"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_database"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_database"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_database"."site_name" IS 'siteName';

CREATE TABLE "hist_create_datasource_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_datasource_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_create_datasource_extracts" IS 'Activity Log model c21c6612c336, site event hist_create_datasource_extracts';
COMMENT ON COLUMN "hist_create_datasource_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_datasource_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_datasource_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_datasource_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_datasource_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_datasource_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_create_datasource_extracts"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_create_datasource_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_create_datasource_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_datasource_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_datasource_extracts"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_create_datasource_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_create_datasource_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_datasource_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_extracts"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_create_datasource_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_datasource_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_create_datasource_task" IS 'Activity Log model c21c6612c336, site event hist_create_datasource_task';
COMMENT ON COLUMN "hist_create_datasource_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_datasource_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_datasource_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_datasource_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_datasource_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_datasource_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_datasource_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_datasource_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_datasource_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_create_datasource_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_create_datasource_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_create_datasource_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_create_datasource_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_create_datasource_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_create_datasource_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_create_datasource_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_datasource_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_create_datasource_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_create_datasource_trigger" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_datasource_trigger',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_create_datasource_trigger" IS 'Activity Log model c21c6612c336, site event hist_create_datasource_trigger';
COMMENT ON COLUMN "hist_create_datasource_trigger"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_datasource_trigger"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_datasource_trigger"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_datasource_trigger"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_datasource_trigger"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_datasource_trigger"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_create_datasource_trigger"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_create_datasource_trigger"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_datasource_trigger"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_datasource_trigger"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_create_datasource_trigger"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_create_datasource_trigger"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_datasource_trigger"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_create_datasource_trigger"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_create_flow_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_flow_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_create_flow_task" IS 'Activity Log model c21c6612c336, site event hist_create_flow_task';
COMMENT ON COLUMN "hist_create_flow_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_flow_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_flow_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_flow_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_flow_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_flow_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_flow_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_flow_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_flow_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_flow_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_flow_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_create_flow_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_create_flow_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_create_flow_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_create_flow_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_flow_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_create_flow_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_create_flow_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_create_flow_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_flow_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_create_flow_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_create_flow_trigger" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_flow_trigger',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_create_flow_trigger" IS 'Activity Log model c21c6612c336, site event hist_create_flow_trigger';
COMMENT ON COLUMN "hist_create_flow_trigger"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_flow_trigger"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_flow_trigger"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_trigger"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_flow_trigger"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_flow_trigger"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_flow_trigger"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_flow_trigger"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_flow_trigger"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_trigger"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_flow_trigger"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_trigger"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_flow_trigger"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_flow_trigger"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_create_flow_trigger"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_create_flow_trigger"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_flow_trigger"."size" IS 'In bytes.';

CREATE TABLE "hist_create_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_create_group" IS 'Activity Log model c21c6612c336, site event hist_create_group';
COMMENT ON COLUMN "hist_create_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "hist_create_group"."site_name" IS 'siteName';

CREATE TABLE "hist_create_linked_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_linked_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_create_linked_task" IS 'Activity Log model c21c6612c336, site event hist_create_linked_task';
COMMENT ON COLUMN "hist_create_linked_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_linked_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_linked_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_linked_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_linked_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_linked_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_linked_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_linked_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_linked_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_linked_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_linked_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_create_linked_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_create_linked_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_create_linked_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_create_linked_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_linked_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_create_linked_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_create_linked_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_create_linked_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_linked_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_create_linked_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_linked_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_create_materialized_views" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_materialized_views',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "event_type_attribute" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_create_materialized_views" IS 'Activity Log model c21c6612c336, site event hist_create_materialized_views';
COMMENT ON COLUMN "hist_create_materialized_views"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_materialized_views"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_materialized_views"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_materialized_views"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_materialized_views"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_materialized_views"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_materialized_views"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_materialized_views"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_materialized_views"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_materialized_views"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_materialized_views"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_materialized_views"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_materialized_views"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_materialized_views"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_create_materialized_views"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_create_materialized_views"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_create_materialized_views"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_create_materialized_views"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_create_materialized_views"."event_type_attribute" IS 'eventType: Told in words, their spelling is unknown: create, delete, encrypt, decrypt, rekey.';
COMMENT ON COLUMN "hist_create_materialized_views"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_materialized_views"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_materialized_views"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_materialized_views"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_create_materialized_views"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_create_materialized_views"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_create_materialized_views"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_materialized_views"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_materialized_views"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_materialized_views"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_materialized_views"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_materialized_views"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_create_materialized_views"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_create_materialized_views"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_create_materialized_views"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_materialized_views"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_create_materialized_views"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_create_materialized_views"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_create_materialized_views"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_create_metric" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_metric',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_create_metric" IS 'Activity Log model c21c6612c336, site event hist_create_metric: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_create_metric"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_metric"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_metric"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_metric"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_metric"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_metric"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_metric"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_metric"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_metric"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_metric"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_metric"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_metric"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_metric"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_metric"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_create_metric"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_create_metric"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_metric"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_metric"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_metric"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_create_metric"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_create_project" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_project',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "parent_project_luid" UUID,
  "project_luid" UUID,
  "site_name" VARCHAR,
  "state" VARCHAR
);
COMMENT ON TABLE "hist_create_project" IS 'Activity Log model c21c6612c336, site event hist_create_project';
COMMENT ON COLUMN "hist_create_project"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_project"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_project"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_project"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_project"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_project"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_project"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_project"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_project"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_project"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_project"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_project"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_project"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_project"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_project"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_project"."parent_project_luid" IS 'parentProjectLuid: A UUID. Null when: the project is at the top level.';
COMMENT ON COLUMN "hist_create_project"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_project"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_project"."state" IS 'Default: active.';

CREATE TABLE "hist_create_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_create_schedule" IS 'Activity Log model c21c6612c336, site event hist_create_schedule';
COMMENT ON COLUMN "hist_create_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_create_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_create_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_create_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_create_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_create_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_create_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_create_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_create_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_create_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_create_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_site',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_create_site" IS 'Activity Log model c21c6612c336, site event hist_create_site: Legacy.';
COMMENT ON COLUMN "hist_create_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_site"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_site"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_site"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_site"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_site"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_site"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_site"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_site"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_site"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_create_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_site"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_create_subscription_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_subscription_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_create_subscription_task" IS 'Activity Log model c21c6612c336, site event hist_create_subscription_task';
COMMENT ON COLUMN "hist_create_subscription_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_subscription_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_subscription_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_subscription_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_subscription_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_subscription_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_subscription_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_subscription_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_subscription_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_subscription_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_subscription_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_create_subscription_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_create_subscription_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_create_subscription_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_create_subscription_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_subscription_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_create_subscription_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_create_subscription_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_create_subscription_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_subscription_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_create_subscription_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_subscription_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_create_system_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_system_user',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_create_system_user" IS 'Activity Log model c21c6612c336, site event hist_create_system_user';
COMMENT ON COLUMN "hist_create_system_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_system_user"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_system_user"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_system_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_system_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_system_user"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_system_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_system_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_system_user"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_system_user"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_system_user"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_system_user"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_system_user"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_system_user"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_create_system_user"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_create_system_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_system_user"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_create_table" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_table',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "table_luid" UUID
);
COMMENT ON TABLE "hist_create_table" IS 'Activity Log model c21c6612c336, site event hist_create_table';
COMMENT ON COLUMN "hist_create_table"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_table"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_table"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_table"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_table"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_table"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_table"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_table"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_table"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_table"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_table"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_table"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_table"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_table"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_table"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_table"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_table"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_table"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_table"."table_luid" IS 'tableLuid: A UUID.';

CREATE TABLE "hist_create_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_user',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_create_user" IS 'Activity Log model c21c6612c336, site event hist_create_user';
COMMENT ON COLUMN "hist_create_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_user"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_user"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_user"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_user"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_user"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_user"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_user"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_user"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_user"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_create_user"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_create_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_user"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_create_workbook_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_workbook_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_create_workbook_extracts" IS 'Activity Log model c21c6612c336, site event hist_create_workbook_extracts';
COMMENT ON COLUMN "hist_create_workbook_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_workbook_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_workbook_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_workbook_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_workbook_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_workbook_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_create_workbook_extracts"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_create_workbook_extracts"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_create_workbook_extracts"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_create_workbook_extracts"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_create_workbook_extracts"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_create_workbook_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_create_workbook_extracts"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_create_workbook_extracts"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_create_workbook_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_create_workbook_extracts"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_create_workbook_extracts"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_create_workbook_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_create_workbook_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_workbook_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_create_workbook_extracts"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_create_workbook_extracts"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_create_workbook_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_create_workbook_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_create_workbook_task" IS 'Activity Log model c21c6612c336, site event hist_create_workbook_task';
COMMENT ON COLUMN "hist_create_workbook_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_create_workbook_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_create_workbook_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_create_workbook_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_create_workbook_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_create_workbook_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_create_workbook_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_create_workbook_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_create_workbook_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_create_workbook_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_create_workbook_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_create_workbook_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_create_workbook_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_create_workbook_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_create_workbook_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_create_workbook_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_create_workbook_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_create_workbook_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_create_workbook_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_create_workbook_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_decrypt_datasource_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_datasource_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_decrypt_datasource_extracts" IS 'Activity Log model c21c6612c336, site event hist_decrypt_datasource_extracts: Legacy.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_decrypt_datasource_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_datasource_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_decrypt_datasource_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_decrypt_datasource_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_datasource_extracts_request"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_decrypt_flow_draft_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_flow_draft_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "details" VARCHAR,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_decrypt_flow_draft_extracts" IS 'Activity Log model c21c6612c336, site event hist_decrypt_flow_draft_extracts: Legacy.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_decrypt_flow_draft_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_flow_draft_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_decrypt_flow_draft_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_decrypt_flow_draft_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_flow_draft_extracts_request"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_decrypt_flow_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_flow_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "details" VARCHAR,
  "flow_luid" UUID,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_decrypt_flow_extracts" IS 'Activity Log model c21c6612c336, site event hist_decrypt_flow_extracts: Legacy.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_flow_extracts"."size" IS 'In bytes.';

CREATE TABLE "hist_decrypt_flow_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_flow_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_decrypt_flow_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_decrypt_flow_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_flow_extracts_request"."size" IS 'In bytes.';

CREATE TABLE "hist_decrypt_materialized_views" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_materialized_views',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "event_type_attribute" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_decrypt_materialized_views" IS 'Activity Log model c21c6612c336, site event hist_decrypt_materialized_views';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."event_type_attribute" IS 'eventType: Told in words, their spelling is unknown: create, delete, encrypt, decrypt, rekey.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_decrypt_materialized_views"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_decrypt_site_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_site_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_decrypt_site_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_decrypt_site_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_site_extracts_request"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_decrypt_workbook_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_workbook_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_decrypt_workbook_extracts" IS 'Activity Log model c21c6612c336, site event hist_decrypt_workbook_extracts: Legacy.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_decrypt_workbook_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_decrypt_workbook_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_decrypt_workbook_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_decrypt_workbook_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_decrypt_workbook_extracts_request"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_delete_access_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_access_token',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_access_token" IS 'Activity Log model c21c6612c336, site event hist_delete_access_token';
COMMENT ON COLUMN "hist_delete_access_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_access_token"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_access_token"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_access_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_access_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_access_token"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_access_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_access_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_access_token"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_access_token"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_access_token"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_access_token"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_access_token"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_access_token"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_collection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_collection',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "collection_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_collection" IS 'Activity Log model c21c6612c336, site event hist_delete_collection';
COMMENT ON COLUMN "hist_delete_collection"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_collection"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_collection"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_collection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_collection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_collection"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_collection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_collection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_collection"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_collection"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_collection"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_collection"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_collection"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_collection"."collection_luid" IS 'collectionLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_collection"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_collection"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_collection"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_column" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_column',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "column_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_column" IS 'Activity Log model c21c6612c336, site event hist_delete_column';
COMMENT ON COLUMN "hist_delete_column"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_column"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_column"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_column"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_column"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_column"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_column"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_column"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_column"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_column"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_column"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_column"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_column"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_column"."column_luid" IS 'columnLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_column"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_column"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_column"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_column"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_column"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_data_quality_indicator" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_data_quality_indicator',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_quality_indicator_luid" UUID,
  "data_quality_type" VARCHAR,
  "is_active" BOOLEAN,
  "is_severe" BOOLEAN,
  "message" VARCHAR,
  "site_name" VARCHAR,
  "user_display_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_delete_data_quality_indicator" IS 'Activity Log model c21c6612c336, site event hist_delete_data_quality_indicator';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."data_quality_indicator_luid" IS 'dataQualityIndicatorLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."data_quality_type" IS 'dataQualityType';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."is_active" IS 'isActive';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."is_severe" IS 'isSevere';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."user_display_name" IS 'userDisplayName';
COMMENT ON COLUMN "hist_delete_data_quality_indicator"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_delete_data_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_data_role',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_role_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_data_role" IS 'Activity Log model c21c6612c336, site event hist_delete_data_role';
COMMENT ON COLUMN "hist_delete_data_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_data_role"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_data_role"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_data_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_data_role"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_data_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_data_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_data_role"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_role"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_data_role"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_role"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_data_role"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_data_role"."data_role_luid" IS 'dataRoleLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_role"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_role"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_data_role"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_data_role"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_data_role"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_database" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_database',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "database_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_database" IS 'Activity Log model c21c6612c336, site event hist_delete_database';
COMMENT ON COLUMN "hist_delete_database"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_database"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_database"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_database"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_database"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_database"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_database"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_database"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_database"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_database"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_database"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_database"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_database"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_database"."database_luid" IS 'databaseLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_database"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_database"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_database"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_database"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_database"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_delete_datasource" IS 'Activity Log model c21c6612c336, site event hist_delete_datasource';
COMMENT ON COLUMN "hist_delete_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_delete_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_delete_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_delete_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_delete_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_delete_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_delete_datasource_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_datasource_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_delete_datasource_task" IS 'Activity Log model c21c6612c336, site event hist_delete_datasource_task';
COMMENT ON COLUMN "hist_delete_datasource_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_datasource_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_datasource_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_datasource_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_datasource_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_datasource_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_datasource_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_datasource_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_datasource_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_delete_datasource_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_delete_datasource_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_delete_datasource_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_delete_datasource_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_delete_datasource_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_delete_datasource_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_delete_datasource_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_datasource_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_delete_datasource_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_delete_datasource_trigger" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_datasource_trigger',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_delete_datasource_trigger" IS 'Activity Log model c21c6612c336, site event hist_delete_datasource_trigger';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_delete_datasource_trigger"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_delete_expired_refresh_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_expired_refresh_token',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "device_name" VARCHAR,
  "refresh_token_guid" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_expired_refresh_token" IS 'Activity Log model c21c6612c336, site event hist_delete_expired_refresh_token';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."device_name" IS 'deviceName';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."refresh_token_guid" IS 'refreshTokenGuid';
COMMENT ON COLUMN "hist_delete_expired_refresh_token"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_delete_flow" IS 'Activity Log model c21c6612c336, site event hist_delete_flow';
COMMENT ON COLUMN "hist_delete_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_delete_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_delete_flow_draft" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_flow_draft',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_delete_flow_draft" IS 'Activity Log model c21c6612c336, site event hist_delete_flow_draft';
COMMENT ON COLUMN "hist_delete_flow_draft"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_flow_draft"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_flow_draft"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_draft"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_flow_draft"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_flow_draft"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_draft"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_draft"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_flow_draft"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_draft"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_flow_draft"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_draft"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_flow_draft"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_flow_draft"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_draft"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_draft"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_delete_flow_draft"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_draft"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_flow_draft"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_draft"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_flow_draft"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_draft"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_flow_draft"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_delete_flow_draft"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_delete_flow_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_flow_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_delete_flow_task" IS 'Activity Log model c21c6612c336, site event hist_delete_flow_task';
COMMENT ON COLUMN "hist_delete_flow_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_flow_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_flow_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_flow_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_flow_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_flow_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_flow_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_flow_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_flow_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_delete_flow_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_delete_flow_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_delete_flow_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_delete_flow_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_delete_flow_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_delete_flow_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_delete_flow_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_flow_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_delete_flow_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_delete_flow_trigger" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_flow_trigger',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_delete_flow_trigger" IS 'Activity Log model c21c6612c336, site event hist_delete_flow_trigger';
COMMENT ON COLUMN "hist_delete_flow_trigger"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_flow_trigger"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_flow_trigger"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_flow_trigger"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_flow_trigger"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_flow_trigger"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_delete_flow_trigger"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_flow_trigger"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_flow_trigger"."size" IS 'In bytes.';

CREATE TABLE "hist_delete_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_group" IS 'Activity Log model c21c6612c336, site event hist_delete_group';
COMMENT ON COLUMN "hist_delete_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_group"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_linked_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_linked_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_delete_linked_task" IS 'Activity Log model c21c6612c336, site event hist_delete_linked_task';
COMMENT ON COLUMN "hist_delete_linked_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_linked_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_linked_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_linked_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_linked_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_linked_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_linked_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_linked_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_linked_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_linked_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_linked_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_delete_linked_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_delete_linked_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_delete_linked_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_delete_linked_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_linked_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_delete_linked_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_delete_linked_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_delete_linked_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_linked_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_delete_linked_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_linked_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_delete_materialized_views" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_materialized_views',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "event_type_attribute" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_delete_materialized_views" IS 'Activity Log model c21c6612c336, site event hist_delete_materialized_views';
COMMENT ON COLUMN "hist_delete_materialized_views"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_materialized_views"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_materialized_views"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_materialized_views"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_materialized_views"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_materialized_views"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_materialized_views"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_materialized_views"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_materialized_views"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_materialized_views"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_materialized_views"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_materialized_views"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_materialized_views"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_materialized_views"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_delete_materialized_views"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_delete_materialized_views"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_delete_materialized_views"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_delete_materialized_views"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_delete_materialized_views"."event_type_attribute" IS 'eventType: Told in words, their spelling is unknown: create, delete, encrypt, decrypt, rekey.';
COMMENT ON COLUMN "hist_delete_materialized_views"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_materialized_views"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_materialized_views"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_materialized_views"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_delete_materialized_views"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_delete_materialized_views"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_delete_materialized_views"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_materialized_views"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_materialized_views"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_materialized_views"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_materialized_views"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_materialized_views"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_delete_materialized_views"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_delete_materialized_views"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_delete_materialized_views"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_materialized_views"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_delete_materialized_views"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_delete_materialized_views"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_delete_materialized_views"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_delete_metric" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_metric',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_delete_metric" IS 'Activity Log model c21c6612c336, site event hist_delete_metric: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_delete_metric"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_metric"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_metric"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_metric"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_metric"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_metric"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_metric"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_metric"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_metric"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_metric"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_metric"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_metric"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_metric"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_metric"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_metric"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_metric"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_metric"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_metric"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_metric"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_delete_metric"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_delete_project" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_project',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "parent_project_luid" UUID,
  "project_luid" UUID,
  "site_name" VARCHAR,
  "state" VARCHAR
);
COMMENT ON TABLE "hist_delete_project" IS 'Activity Log model c21c6612c336, site event hist_delete_project';
COMMENT ON COLUMN "hist_delete_project"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_project"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_project"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_project"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_project"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_project"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_project"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_project"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_project"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_project"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_project"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_project"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_project"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_project"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_project"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_project"."parent_project_luid" IS 'parentProjectLuid: A UUID. Null when: the project is at the top level.';
COMMENT ON COLUMN "hist_delete_project"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_project"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_project"."state" IS 'Default: active.';

CREATE TABLE "hist_delete_refresh_token_session" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_refresh_token_session',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "device_name" VARCHAR,
  "refresh_token_guid" VARCHAR,
  "session_id" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_refresh_token_session" IS 'Activity Log model c21c6612c336, site event hist_delete_refresh_token_session: The REST API gives part of its data; the files in a bucket hold all of it.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."device_name" IS 'deviceName';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."refresh_token_guid" IS 'refreshTokenGuid';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."session_id" IS 'sessionId';
COMMENT ON COLUMN "hist_delete_refresh_token_session"."site_name" IS 'siteName';

CREATE TABLE "hist_delete_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_delete_schedule" IS 'Activity Log model c21c6612c336, site event hist_delete_schedule';
COMMENT ON COLUMN "hist_delete_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_delete_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_delete_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_delete_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_delete_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_delete_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_delete_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_delete_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_delete_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_delete_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_site',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_delete_site" IS 'Activity Log model c21c6612c336, site event hist_delete_site';
COMMENT ON COLUMN "hist_delete_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_site"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_site"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_site"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_site"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_site"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_site"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_site"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_site"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_site"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_site"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_delete_system_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_system_user',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_delete_system_user" IS 'Activity Log model c21c6612c336, site event hist_delete_system_user';
COMMENT ON COLUMN "hist_delete_system_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_system_user"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_system_user"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_system_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_system_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_system_user"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_system_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_system_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_system_user"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_system_user"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_system_user"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_system_user"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_system_user"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_system_user"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_delete_system_user"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_delete_system_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_system_user"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_delete_table" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_table',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "table_luid" UUID
);
COMMENT ON TABLE "hist_delete_table" IS 'Activity Log model c21c6612c336, site event hist_delete_table';
COMMENT ON COLUMN "hist_delete_table"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_table"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_table"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_table"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_table"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_table"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_table"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_table"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_table"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_table"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_table"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_table"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_table"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_table"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_table"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_table"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_table"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_table"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_table"."table_luid" IS 'tableLuid: A UUID.';

CREATE TABLE "hist_delete_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_user',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_delete_user" IS 'Activity Log model c21c6612c336, site event hist_delete_user';
COMMENT ON COLUMN "hist_delete_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_user"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_user"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_user"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_user"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_user"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_user"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_user"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_delete_user"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_delete_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_user"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_delete_user_from_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_user_from_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "group_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "user_luid" UUID,
  "user_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_user_from_group" IS 'Activity Log model c21c6612c336, site event hist_delete_user_from_group';
COMMENT ON COLUMN "hist_delete_user_from_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_user_from_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_user_from_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user_from_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_user_from_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_user_from_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_user_from_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_user_from_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_user_from_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user_from_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_user_from_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user_from_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_user_from_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_user_from_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user_from_group"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_user_from_group"."user_luid" IS 'userLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_user_from_group"."user_name" IS 'userName';

CREATE TABLE "hist_delete_view" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_view',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_delete_view" IS 'Activity Log model c21c6612c336, site event hist_delete_view';
COMMENT ON COLUMN "hist_delete_view"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_view"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_view"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_view"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_view"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_view"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_view"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_view"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_view"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_view"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_view"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_view"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_view"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_view"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_view"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_view"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_view"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_delete_view"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_delete_view"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_delete_view"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_view"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_view"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_view"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_delete_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_delete_workbook" IS 'Activity Log model c21c6612c336, site event hist_delete_workbook';
COMMENT ON COLUMN "hist_delete_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_delete_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_delete_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_delete_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_delete_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_delete_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_delete_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_delete_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_delete_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_delete_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_delete_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_delete_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_delete_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_delete_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_delete_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_delete_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_delete_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_delete_workbook_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_delete_workbook_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_delete_workbook_task" IS 'Activity Log model c21c6612c336, site event hist_delete_workbook_task';
COMMENT ON COLUMN "hist_delete_workbook_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_delete_workbook_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_delete_workbook_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_delete_workbook_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_delete_workbook_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_delete_workbook_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_delete_workbook_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_delete_workbook_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_delete_workbook_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_delete_workbook_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_delete_workbook_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_delete_workbook_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_delete_workbook_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_delete_workbook_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_delete_workbook_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_delete_workbook_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_delete_workbook_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_delete_workbook_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_delete_workbook_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_delete_workbook_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_disable_linked_task_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_disable_linked_task_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_disable_linked_task_schedule" IS 'Activity Log model c21c6612c336, site event hist_disable_linked_task_schedule';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_disable_linked_task_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_disable_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_disable_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_disable_schedule" IS 'Activity Log model c21c6612c336, site event hist_disable_schedule';
COMMENT ON COLUMN "hist_disable_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_disable_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_disable_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_disable_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_disable_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_disable_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_disable_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_disable_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_disable_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_disable_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_disable_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_disable_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_disable_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_disable_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_disable_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_disable_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_disable_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_disable_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_disable_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_disable_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_disable_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_disable_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_download_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_download_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_download_datasource" IS 'Activity Log model c21c6612c336, site event hist_download_datasource';
COMMENT ON COLUMN "hist_download_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_download_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_download_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_download_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_download_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_download_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_download_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_download_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_download_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_download_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_download_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_download_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_download_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_download_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_download_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_download_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_download_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_download_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_download_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_download_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_download_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_download_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_download_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_download_flow" IS 'Activity Log model c21c6612c336, site event hist_download_flow';
COMMENT ON COLUMN "hist_download_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_download_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_download_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_download_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_download_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_download_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_download_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_download_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_download_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_download_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_download_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_download_flow_draft" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_download_flow_draft',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_download_flow_draft" IS 'Activity Log model c21c6612c336, site event hist_download_flow_draft';
COMMENT ON COLUMN "hist_download_flow_draft"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_download_flow_draft"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_download_flow_draft"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow_draft"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_download_flow_draft"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_download_flow_draft"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_flow_draft"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_flow_draft"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_download_flow_draft"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow_draft"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_download_flow_draft"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow_draft"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_download_flow_draft"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_download_flow_draft"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_flow_draft"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow_draft"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_download_flow_draft"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow_draft"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_download_flow_draft"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_download_flow_draft"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_download_flow_draft"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_flow_draft"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_download_flow_draft"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_download_flow_draft"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_download_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_download_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_download_workbook" IS 'Activity Log model c21c6612c336, site event hist_download_workbook';
COMMENT ON COLUMN "hist_download_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_download_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_download_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_download_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_download_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_download_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_download_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_download_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_download_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_download_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_download_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_download_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_download_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_download_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_download_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_download_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_download_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_download_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_download_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_download_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_download_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_download_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_download_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_download_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_download_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_download_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_download_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_download_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_download_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_download_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_download_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_enable_linked_task_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_enable_linked_task_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_enable_linked_task_schedule" IS 'Activity Log model c21c6612c336, site event hist_enable_linked_task_schedule';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_enable_linked_task_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_enable_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_enable_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_enable_schedule" IS 'Activity Log model c21c6612c336, site event hist_enable_schedule';
COMMENT ON COLUMN "hist_enable_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_enable_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_enable_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_enable_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_enable_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_enable_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_enable_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_enable_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_enable_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_enable_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_enable_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_enable_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_enable_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_enable_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_enable_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_enable_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_enable_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_enable_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_enable_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_enable_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_enable_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_enable_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_encrypt_datasource_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_datasource_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_encrypt_datasource_extracts" IS 'Activity Log model c21c6612c336, site event hist_encrypt_datasource_extracts: Legacy.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_encrypt_datasource_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_datasource_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_encrypt_datasource_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_encrypt_datasource_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_datasource_extracts_request"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_encrypt_flow_draft_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_flow_draft_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "details" VARCHAR,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_encrypt_flow_draft_extracts" IS 'Activity Log model c21c6612c336, site event hist_encrypt_flow_draft_extracts: Legacy.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_encrypt_flow_draft_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_flow_draft_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_encrypt_flow_draft_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_encrypt_flow_draft_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_flow_draft_extracts_request"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_encrypt_flow_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_flow_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "details" VARCHAR,
  "flow_luid" UUID,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_encrypt_flow_extracts" IS 'Activity Log model c21c6612c336, site event hist_encrypt_flow_extracts: Legacy.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_flow_extracts"."size" IS 'In bytes.';

CREATE TABLE "hist_encrypt_flow_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_flow_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_encrypt_flow_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_encrypt_flow_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_flow_extracts_request"."size" IS 'In bytes.';

CREATE TABLE "hist_encrypt_materialized_views" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_materialized_views',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "event_type_attribute" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_encrypt_materialized_views" IS 'Activity Log model c21c6612c336, site event hist_encrypt_materialized_views';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."event_type_attribute" IS 'eventType: Told in words, their spelling is unknown: create, delete, encrypt, decrypt, rekey.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_encrypt_materialized_views"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_encrypt_site_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_site_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_encrypt_site_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_encrypt_site_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_site_extracts_request"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_encrypt_workbook_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_workbook_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_encrypt_workbook_extracts" IS 'Activity Log model c21c6612c336, site event hist_encrypt_workbook_extracts: Legacy.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_encrypt_workbook_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_encrypt_workbook_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_encrypt_workbook_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_encrypt_workbook_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_encrypt_workbook_extracts_request"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_export_summary_data" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_export_summary_data',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_export_summary_data" IS 'Activity Log model c21c6612c336, site event hist_export_summary_data';
COMMENT ON COLUMN "hist_export_summary_data"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_export_summary_data"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_export_summary_data"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_export_summary_data"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_export_summary_data"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_export_summary_data"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_summary_data"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_summary_data"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_export_summary_data"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_export_summary_data"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_export_summary_data"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_export_summary_data"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_export_summary_data"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_export_summary_data"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_export_summary_data"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_export_summary_data"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_export_summary_data"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_export_summary_data"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_export_summary_data"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_summary_data"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_summary_data"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_summary_data"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_export_summary_data"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_export_summary_data"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_export_summary_data"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_export_summary_data"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_export_summary_data"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_export_summary_data"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_export_summary_data"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_export_summary_data"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_export_summary_data"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_export_summary_data"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_export_summary_data"."sheet_name" IS 'sheetName';
COMMENT ON COLUMN "hist_export_summary_data"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_export_summary_data"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_export_summary_data"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_export_summary_data"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_export_summary_data"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_export_underlying_data" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_export_underlying_data',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_export_underlying_data" IS 'Activity Log model c21c6612c336, site event hist_export_underlying_data';
COMMENT ON COLUMN "hist_export_underlying_data"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_export_underlying_data"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_export_underlying_data"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_export_underlying_data"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_export_underlying_data"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_export_underlying_data"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_underlying_data"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_underlying_data"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_export_underlying_data"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_export_underlying_data"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_export_underlying_data"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_export_underlying_data"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_export_underlying_data"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_export_underlying_data"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_export_underlying_data"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_export_underlying_data"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_export_underlying_data"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_export_underlying_data"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_export_underlying_data"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_underlying_data"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_underlying_data"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_export_underlying_data"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_export_underlying_data"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_export_underlying_data"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_export_underlying_data"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_export_underlying_data"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_export_underlying_data"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_export_underlying_data"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_export_underlying_data"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_export_underlying_data"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_export_underlying_data"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_export_underlying_data"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_export_underlying_data"."sheet_name" IS 'sheetName';
COMMENT ON COLUMN "hist_export_underlying_data"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_export_underlying_data"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_export_underlying_data"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_export_underlying_data"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_export_underlying_data"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_hyper_data_update_job" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_hyper_data_update_job',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_hyper_data_update_job" IS 'Activity Log model c21c6612c336, site event hist_hyper_data_update_job: Legacy.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_hyper_data_update_job"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_hyper_data_update_job"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_hyper_data_update_job"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_hyper_data_update_job"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_hyper_data_update_job"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_hyper_data_update_job"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_hyper_data_update_job"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_hyper_data_update_job"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_hyper_data_update_job"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_hyper_data_update_job"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_hyper_data_update_job"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_hyper_data_update_job"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_hyper_data_update_job"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_hyper_data_update_job"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_impersonate_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_impersonate_user',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_impersonate_user" IS 'Activity Log model c21c6612c336, site event hist_impersonate_user';
COMMENT ON COLUMN "hist_impersonate_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_impersonate_user"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_impersonate_user"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_impersonate_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_impersonate_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_impersonate_user"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_impersonate_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_impersonate_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_impersonate_user"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_impersonate_user"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_impersonate_user"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_impersonate_user"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_impersonate_user"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_impersonate_user"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_impersonate_user"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_impersonate_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_impersonate_user"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_increment_datasource_extract" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_increment_datasource_extract',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_increment_datasource_extract" IS 'Activity Log model c21c6612c336, site event hist_increment_datasource_extract';
COMMENT ON COLUMN "hist_increment_datasource_extract"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_increment_datasource_extract"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_increment_datasource_extract"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_increment_datasource_extract"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_increment_datasource_extract"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_increment_datasource_extract"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_increment_datasource_extract"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_increment_datasource_extract"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_increment_datasource_extract"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_increment_datasource_extract"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_increment_datasource_extract"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_increment_datasource_extract"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_increment_datasource_extract"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_increment_datasource_extract"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_datasource_extract"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_increment_workbook_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_increment_workbook_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_increment_workbook_extracts" IS 'Activity Log model c21c6612c336, site event hist_increment_workbook_extracts';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_increment_workbook_extracts"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_issue_refresh_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_issue_refresh_token',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "refresh_token_guid" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_issue_refresh_token" IS 'Activity Log model c21c6612c336, site event hist_issue_refresh_token';
COMMENT ON COLUMN "hist_issue_refresh_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_issue_refresh_token"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_issue_refresh_token"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_issue_refresh_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_issue_refresh_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_issue_refresh_token"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_issue_refresh_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_issue_refresh_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_issue_refresh_token"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_issue_refresh_token"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_issue_refresh_token"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_issue_refresh_token"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_issue_refresh_token"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_issue_refresh_token"."refresh_token_guid" IS 'refreshTokenGuid';
COMMENT ON COLUMN "hist_issue_refresh_token"."site_name" IS 'siteName';

CREATE TABLE "hist_lock_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_lock_site',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_lock_site" IS 'Activity Log model c21c6612c336, site event hist_lock_site';
COMMENT ON COLUMN "hist_lock_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_lock_site"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_lock_site"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_lock_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_lock_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_lock_site"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_lock_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_lock_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_lock_site"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_lock_site"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_lock_site"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_lock_site"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_lock_site"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_lock_site"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_lock_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_lock_site"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_login" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_login',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "actor_external_id" VARCHAR,
  "group_names" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_login" IS 'Activity Log model c21c6612c336, site event hist_login';
COMMENT ON COLUMN "hist_login"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_login"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_login"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_login"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_login"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_login"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_login"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_login"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_login"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_login"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_login"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_login"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_login"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_login"."actor_external_id" IS 'actorExternalId';
COMMENT ON COLUMN "hist_login"."group_names" IS 'groupNames';
COMMENT ON COLUMN "hist_login"."site_name" IS 'siteName';

CREATE TABLE "hist_login_with_pat" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_login_with_pat',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "client_id" VARCHAR,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "expires_at" TIMESTAMP WITH TIME ZONE,
  "last_used_at" TIMESTAMP WITH TIME ZONE,
  "refresh_token_guid" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_login_with_pat" IS 'Activity Log model c21c6612c336, site event hist_login_with_pat';
COMMENT ON COLUMN "hist_login_with_pat"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_login_with_pat"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_login_with_pat"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_login_with_pat"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_login_with_pat"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_login_with_pat"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_login_with_pat"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_login_with_pat"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_login_with_pat"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_login_with_pat"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_login_with_pat"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_login_with_pat"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_login_with_pat"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_login_with_pat"."client_id" IS 'clientId';
COMMENT ON COLUMN "hist_login_with_pat"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_login_with_pat"."expires_at" IS 'expiresAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_login_with_pat"."last_used_at" IS 'lastUsedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_login_with_pat"."refresh_token_guid" IS 'refreshTokenGuid';
COMMENT ON COLUMN "hist_login_with_pat"."site_name" IS 'siteName';

CREATE TABLE "hist_logout" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_logout',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_logout" IS 'Activity Log model c21c6612c336, site event hist_logout';
COMMENT ON COLUMN "hist_logout"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_logout"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_logout"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_logout"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_logout"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_logout"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_logout"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_logout"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_logout"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_logout"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_logout"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_logout"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_logout"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_logout"."site_name" IS 'siteName';

CREATE TABLE "hist_move_data_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_data_role',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_role_luid" UUID,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR
);
COMMENT ON TABLE "hist_move_data_role" IS 'Activity Log model c21c6612c336, site event hist_move_data_role';
COMMENT ON COLUMN "hist_move_data_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_data_role"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_data_role"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_data_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_data_role"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_data_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_data_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_data_role"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_data_role"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_data_role"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_data_role"."data_role_luid" IS 'dataRoleLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_data_role"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_data_role"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_data_role"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_data_role"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_data_role"."source_project_name" IS 'sourceProjectName';

CREATE TABLE "hist_move_database" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_database',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "database_luid" UUID,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR
);
COMMENT ON TABLE "hist_move_database" IS 'Activity Log model c21c6612c336, site event hist_move_database';
COMMENT ON COLUMN "hist_move_database"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_database"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_database"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_database"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_database"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_database"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_database"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_database"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_database"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_database"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_database"."database_luid" IS 'databaseLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_database"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_database"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_database"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_database"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_database"."source_project_name" IS 'sourceProjectName';

CREATE TABLE "hist_move_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_move_datasource" IS 'Activity Log model c21c6612c336, site event hist_move_datasource';
COMMENT ON COLUMN "hist_move_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_move_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_move_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_move_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_move_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_move_datasource"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_datasource"."source_project_name" IS 'sourceProjectName';
COMMENT ON COLUMN "hist_move_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_move_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR
);
COMMENT ON TABLE "hist_move_flow" IS 'Activity Log model c21c6612c336, site event hist_move_flow';
COMMENT ON COLUMN "hist_move_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_move_flow"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_flow"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_move_flow"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow"."source_project_name" IS 'sourceProjectName';

CREATE TABLE "hist_move_flow_draft" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_flow_draft',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_move_flow_draft" IS 'Activity Log model c21c6612c336, site event hist_move_flow_draft';
COMMENT ON COLUMN "hist_move_flow_draft"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_flow_draft"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_flow_draft"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_flow_draft"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_flow_draft"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_flow_draft"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_flow_draft"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_flow_draft"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_flow_draft"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_flow_draft"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_flow_draft"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_flow_draft"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_flow_draft"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_move_flow_draft"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_flow_draft"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_flow_draft"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_flow_draft"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_flow_draft"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_move_flow_draft"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_flow_draft"."source_project_name" IS 'sourceProjectName';
COMMENT ON COLUMN "hist_move_flow_draft"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_move_metric" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_metric',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_move_metric" IS 'Activity Log model c21c6612c336, site event hist_move_metric: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_move_metric"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_metric"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_metric"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_metric"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_metric"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_metric"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_metric"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_metric"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_metric"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_metric"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_metric"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_metric"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_metric"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_metric"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_metric"."source_project_name" IS 'sourceProjectName';
COMMENT ON COLUMN "hist_move_metric"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_move_metric"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_move_project" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_project',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "parent_project_luid" UUID,
  "project_luid" UUID,
  "site_name" VARCHAR,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR,
  "state" VARCHAR
);
COMMENT ON TABLE "hist_move_project" IS 'Activity Log model c21c6612c336, site event hist_move_project';
COMMENT ON COLUMN "hist_move_project"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_project"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_project"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_project"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_project"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_project"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_project"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_project"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_project"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_project"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_project"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_project"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_project"."parent_project_luid" IS 'parentProjectLuid: A UUID. Null when: the project is at the top level.';
COMMENT ON COLUMN "hist_move_project"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_project"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_project"."source_project_name" IS 'sourceProjectName';
COMMENT ON COLUMN "hist_move_project"."state" IS 'Default: active.';

CREATE TABLE "hist_move_published_connection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_published_connection',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "activated" BOOLEAN,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_connection_luid" UUID,
  "site_name" VARCHAR,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR
);
COMMENT ON TABLE "hist_move_published_connection" IS 'Activity Log model c21c6612c336, site event hist_move_published_connection';
COMMENT ON COLUMN "hist_move_published_connection"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_published_connection"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_published_connection"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_published_connection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_published_connection"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_published_connection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_published_connection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_published_connection"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_published_connection"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_published_connection"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_published_connection"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_published_connection"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_published_connection"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_published_connection"."published_connection_luid" IS 'publishedConnectionLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_published_connection"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_published_connection"."source_project_name" IS 'sourceProjectName';

CREATE TABLE "hist_move_table" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_table',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR,
  "table_luid" UUID
);
COMMENT ON TABLE "hist_move_table" IS 'Activity Log model c21c6612c336, site event hist_move_table';
COMMENT ON COLUMN "hist_move_table"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_table"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_table"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_table"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_table"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_table"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_table"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_table"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_table"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_table"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_table"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_table"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_table"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_table"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_table"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_table"."source_project_name" IS 'sourceProjectName';
COMMENT ON COLUMN "hist_move_table"."table_luid" IS 'tableLuid: A UUID.';

CREATE TABLE "hist_move_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_move_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "destination_project_luid" UUID,
  "destination_project_name" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "source_project_luid" UUID,
  "source_project_name" VARCHAR,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_move_workbook" IS 'Activity Log model c21c6612c336, site event hist_move_workbook';
COMMENT ON COLUMN "hist_move_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_move_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_move_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_move_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_move_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_move_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_move_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_move_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_move_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_move_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_move_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_move_workbook"."destination_project_luid" IS 'destinationProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."destination_project_name" IS 'destinationProjectName';
COMMENT ON COLUMN "hist_move_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_move_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_move_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_move_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_move_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_move_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_move_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_move_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_move_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_move_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_move_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_move_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_move_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_move_workbook"."source_project_luid" IS 'sourceProjectLuid: A UUID.';
COMMENT ON COLUMN "hist_move_workbook"."source_project_name" IS 'sourceProjectName';
COMMENT ON COLUMN "hist_move_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_move_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_move_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_pause_datasource_extract_refresh" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_pause_datasource_extract_refresh',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_pause_datasource_extract_refresh" IS 'Activity Log model c21c6612c336, site event hist_pause_datasource_extract_refresh';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_datasource_extract_refresh"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_pause_workbook_extract_refresh" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_pause_workbook_extract_refresh',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_pause_workbook_extract_refresh" IS 'Activity Log model c21c6612c336, site event hist_pause_workbook_extract_refresh';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_pause_workbook_extract_refresh"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_publish_data_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_publish_data_role',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_role_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_publish_data_role" IS 'Activity Log model c21c6612c336, site event hist_publish_data_role';
COMMENT ON COLUMN "hist_publish_data_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_publish_data_role"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_publish_data_role"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_data_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_publish_data_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_publish_data_role"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_data_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_data_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_publish_data_role"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_data_role"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_publish_data_role"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_data_role"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_publish_data_role"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_publish_data_role"."data_role_luid" IS 'dataRoleLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_data_role"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_data_role"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_publish_data_role"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_data_role"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_publish_data_role"."site_name" IS 'siteName';

CREATE TABLE "hist_publish_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_publish_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_publish_datasource" IS 'Activity Log model c21c6612c336, site event hist_publish_datasource';
COMMENT ON COLUMN "hist_publish_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_publish_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_publish_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_publish_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_publish_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_publish_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_publish_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_publish_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_publish_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_publish_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_publish_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_publish_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_publish_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_publish_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_publish_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_publish_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_publish_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_publish_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_publish_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_publish_flow" IS 'Activity Log model c21c6612c336, site event hist_publish_flow';
COMMENT ON COLUMN "hist_publish_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_publish_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_publish_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_publish_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_publish_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_publish_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_publish_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_publish_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_publish_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_publish_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_publish_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_publish_view" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_publish_view',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_publish_view" IS 'Activity Log model c21c6612c336, site event hist_publish_view';
COMMENT ON COLUMN "hist_publish_view"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_publish_view"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_publish_view"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_view"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_publish_view"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_publish_view"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_view"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_view"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_publish_view"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_view"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_publish_view"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_view"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_publish_view"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_publish_view"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_view"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_view"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_publish_view"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_publish_view"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_publish_view"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_publish_view"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_publish_view"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_view"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_view"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_publish_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_publish_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_publish_workbook" IS 'Activity Log model c21c6612c336, site event hist_publish_workbook';
COMMENT ON COLUMN "hist_publish_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_publish_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_publish_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_publish_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_publish_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_publish_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_publish_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_publish_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_publish_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_publish_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_publish_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_publish_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_publish_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_publish_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_publish_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_publish_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_publish_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_publish_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_publish_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_publish_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_publish_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_publish_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_publish_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_publish_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_publish_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_publish_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_publish_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_publish_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_redeem_refresh_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_redeem_refresh_token',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "refresh_token_guid" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_redeem_refresh_token" IS 'Activity Log model c21c6612c336, site event hist_redeem_refresh_token';
COMMENT ON COLUMN "hist_redeem_refresh_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_redeem_refresh_token"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_redeem_refresh_token"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_redeem_refresh_token"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_redeem_refresh_token"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_redeem_refresh_token"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_redeem_refresh_token"."refresh_token_guid" IS 'refreshTokenGuid';
COMMENT ON COLUMN "hist_redeem_refresh_token"."site_name" IS 'siteName';

CREATE TABLE "hist_refresh_datasource_extract" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_refresh_datasource_extract',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_refresh_datasource_extract" IS 'Activity Log model c21c6612c336, site event hist_refresh_datasource_extract';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_datasource_extract"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_refresh_workbook_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_refresh_workbook_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_refresh_workbook_extracts" IS 'Activity Log model c21c6612c336, site event hist_refresh_workbook_extracts';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_refresh_workbook_extracts"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_rekey_datasource_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rekey_datasource_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_rekey_datasource_extracts" IS 'Activity Log model c21c6612c336, site event hist_rekey_datasource_extracts: Legacy.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rekey_datasource_extracts"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_rekey_flow_draft_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rekey_flow_draft_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "details" VARCHAR,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_rekey_flow_draft_extracts" IS 'Activity Log model c21c6612c336, site event hist_rekey_flow_draft_extracts: Legacy.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rekey_flow_draft_extracts"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_rekey_flow_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rekey_flow_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "details" VARCHAR,
  "flow_luid" UUID,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_rekey_flow_extracts" IS 'Activity Log model c21c6612c336, site event hist_rekey_flow_extracts: Legacy.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rekey_flow_extracts"."size" IS 'In bytes.';

CREATE TABLE "hist_rekey_materialized_views" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rekey_materialized_views',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "event_type_attribute" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_rekey_materialized_views" IS 'Activity Log model c21c6612c336, site event hist_rekey_materialized_views';
COMMENT ON COLUMN "hist_rekey_materialized_views"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rekey_materialized_views"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rekey_materialized_views"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rekey_materialized_views"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rekey_materialized_views"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rekey_materialized_views"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_rekey_materialized_views"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_rekey_materialized_views"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_rekey_materialized_views"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_rekey_materialized_views"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_rekey_materialized_views"."event_type_attribute" IS 'eventType: Told in words, their spelling is unknown: create, delete, encrypt, decrypt, rekey.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_rekey_materialized_views"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_rekey_materialized_views"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rekey_materialized_views"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rekey_materialized_views"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_rekey_materialized_views"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_rekey_materialized_views"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_rekey_materialized_views"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rekey_materialized_views"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_rekey_materialized_views"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_rekey_materialized_views"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_rekey_site_extracts_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rekey_site_extracts_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_rekey_site_extracts_request" IS 'Activity Log model c21c6612c336, site event hist_rekey_site_extracts_request: Legacy.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rekey_site_extracts_request"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_rekey_workbook_extracts" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rekey_workbook_extracts',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_rekey_workbook_extracts" IS 'Activity Log model c21c6612c336, site event hist_rekey_workbook_extracts: Legacy.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_rekey_workbook_extracts"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_rename_collection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_collection',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "collection_luid" UUID,
  "description" VARCHAR,
  "former_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_rename_collection" IS 'Activity Log model c21c6612c336, site event hist_rename_collection';
COMMENT ON COLUMN "hist_rename_collection"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_collection"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_collection"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_collection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_collection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_collection"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_collection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_collection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_collection"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_collection"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_collection"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_collection"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_collection"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_collection"."collection_luid" IS 'collectionLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_collection"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_collection"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_collection"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rename_collection"."site_name" IS 'siteName';

CREATE TABLE "hist_rename_data_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_data_role',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_role_luid" UUID,
  "description" VARCHAR,
  "former_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_rename_data_role" IS 'Activity Log model c21c6612c336, site event hist_rename_data_role';
COMMENT ON COLUMN "hist_rename_data_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_data_role"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_data_role"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_data_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_data_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_data_role"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_data_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_data_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_data_role"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_data_role"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_data_role"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_data_role"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_data_role"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_data_role"."data_role_luid" IS 'dataRoleLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_data_role"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_data_role"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_data_role"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rename_data_role"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_data_role"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rename_data_role"."site_name" IS 'siteName';

CREATE TABLE "hist_rename_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "former_name" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_rename_datasource" IS 'Activity Log model c21c6612c336, site event hist_rename_datasource';
COMMENT ON COLUMN "hist_rename_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_rename_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_datasource"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_rename_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rename_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rename_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_rename_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_rename_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rename_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rename_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_rename_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "former_name" VARCHAR,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_rename_flow" IS 'Activity Log model c21c6612c336, site event hist_rename_flow';
COMMENT ON COLUMN "hist_rename_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_rename_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rename_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_rename_flow_draft" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_flow_draft',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "former_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_rename_flow_draft" IS 'Activity Log model c21c6612c336, site event hist_rename_flow_draft';
COMMENT ON COLUMN "hist_rename_flow_draft"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_flow_draft"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_flow_draft"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow_draft"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_flow_draft"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_flow_draft"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_flow_draft"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_flow_draft"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_flow_draft"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow_draft"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_flow_draft"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow_draft"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_flow_draft"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_flow_draft"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_flow_draft"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow_draft"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_rename_flow_draft"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_flow_draft"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow_draft"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rename_flow_draft"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_flow_draft"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rename_flow_draft"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_flow_draft"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rename_flow_draft"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rename_flow_draft"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_rename_group" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_group',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "former_name" VARCHAR,
  "group_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_rename_group" IS 'Activity Log model c21c6612c336, site event hist_rename_group';
COMMENT ON COLUMN "hist_rename_group"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_group"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_group"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_group"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_group"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_group"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_group"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_group"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_group"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_group"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_group"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_group"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_group"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_group"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_group"."group_luid" IS 'groupLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_group"."site_name" IS 'siteName';

CREATE TABLE "hist_rename_metric" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_metric',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "former_name" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_rename_metric" IS 'Activity Log model c21c6612c336, site event hist_rename_metric: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_rename_metric"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_metric"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_metric"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_metric"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_metric"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_metric"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_metric"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_metric"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_metric"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_metric"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_metric"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_metric"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_metric"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_metric"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_metric"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_metric"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_metric"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_metric"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rename_metric"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rename_metric"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_rename_metric"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_rename_published_connection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_published_connection',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "activated" BOOLEAN,
  "description" VARCHAR,
  "former_name" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_connection_luid" UUID,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_rename_published_connection" IS 'Activity Log model c21c6612c336, site event hist_rename_published_connection';
COMMENT ON COLUMN "hist_rename_published_connection"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_published_connection"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_published_connection"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_published_connection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_published_connection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_published_connection"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_published_connection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_published_connection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_published_connection"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_published_connection"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_published_connection"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_published_connection"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_published_connection"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_published_connection"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_published_connection"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_published_connection"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rename_published_connection"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_published_connection"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rename_published_connection"."published_connection_luid" IS 'publishedConnectionLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_published_connection"."site_name" IS 'siteName';

CREATE TABLE "hist_rename_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_rename_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "former_name" VARCHAR,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_rename_workbook" IS 'Activity Log model c21c6612c336, site event hist_rename_workbook';
COMMENT ON COLUMN "hist_rename_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_rename_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_rename_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_rename_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_rename_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_rename_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_rename_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_rename_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_rename_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_rename_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_rename_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_rename_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_rename_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_rename_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_rename_workbook"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_rename_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_rename_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_rename_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_rename_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_rename_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_rename_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_rename_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_rename_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_rename_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_rename_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_rename_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_rename_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_rename_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_rename_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_replace_datasource_extract" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_replace_datasource_extract',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_replace_datasource_extract" IS 'Activity Log model c21c6612c336, site event hist_replace_datasource_extract';
COMMENT ON COLUMN "hist_replace_datasource_extract"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_replace_datasource_extract"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_replace_datasource_extract"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_replace_datasource_extract"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_replace_datasource_extract"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_replace_datasource_extract"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_replace_datasource_extract"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_replace_datasource_extract"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_replace_datasource_extract"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_replace_datasource_extract"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_replace_datasource_extract"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_replace_datasource_extract"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_replace_datasource_extract"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_replace_datasource_extract"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_replace_datasource_extract"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_revoke_refresh_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_revoke_refresh_token',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "refresh_token_guid" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_revoke_refresh_token" IS 'Activity Log model c21c6612c336, site event hist_revoke_refresh_token';
COMMENT ON COLUMN "hist_revoke_refresh_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_revoke_refresh_token"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_revoke_refresh_token"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_revoke_refresh_token"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_revoke_refresh_token"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_revoke_refresh_token"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_revoke_refresh_token"."refresh_token_guid" IS 'refreshTokenGuid';
COMMENT ON COLUMN "hist_revoke_refresh_token"."site_name" IS 'siteName';

CREATE TABLE "hist_run_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_run_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_run_flow" IS 'Activity Log model c21c6612c336, site event hist_run_flow';
COMMENT ON COLUMN "hist_run_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_run_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_run_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_run_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_run_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_run_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_run_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_run_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_run_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_run_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_run_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_run_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_run_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_run_flow_scheduled" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_run_flow_scheduled',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID
);
COMMENT ON TABLE "hist_run_flow_scheduled" IS 'Activity Log model c21c6612c336, site event hist_run_flow_scheduled';
COMMENT ON COLUMN "hist_run_flow_scheduled"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_run_flow_scheduled"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_run_flow_scheduled"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_run_flow_scheduled"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_run_flow_scheduled"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_run_flow_scheduled"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_run_flow_scheduled"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_run_flow_scheduled"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_run_flow_scheduled"."task_luid" IS 'taskLuid: A UUID.';

CREATE TABLE "hist_save_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_save_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_save_flow" IS 'Activity Log model c21c6612c336, site event hist_save_flow';
COMMENT ON COLUMN "hist_save_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_save_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_save_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_save_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_save_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_save_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_save_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_save_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_save_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_save_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_save_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_save_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_save_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_save_flow_draft" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_save_flow_draft',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_save_flow_draft" IS 'Activity Log model c21c6612c336, site event hist_save_flow_draft';
COMMENT ON COLUMN "hist_save_flow_draft"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_save_flow_draft"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_save_flow_draft"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow_draft"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_save_flow_draft"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_save_flow_draft"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_save_flow_draft"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_save_flow_draft"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_save_flow_draft"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow_draft"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_save_flow_draft"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow_draft"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_save_flow_draft"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_save_flow_draft"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_save_flow_draft"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow_draft"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_save_flow_draft"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow_draft"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_save_flow_draft"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_save_flow_draft"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_save_flow_draft"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_save_flow_draft"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_save_flow_draft"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_save_flow_draft"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_send_data_driven_alert_email" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_send_data_driven_alert_email',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_send_data_driven_alert_email" IS 'Activity Log model c21c6612c336, site event hist_send_data_driven_alert_email';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_send_data_driven_alert_email"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_send_failing_data_alert_email" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_send_failing_data_alert_email',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_send_failing_data_alert_email" IS 'Activity Log model c21c6612c336, site event hist_send_failing_data_alert_email';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_send_failing_data_alert_email"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_send_refresh_pre_pause_email_for_content" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_send_refresh_pre_pause_email_for_content',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "email" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_send_refresh_pre_pause_email_for_content" IS 'Activity Log model c21c6612c336, site event hist_send_refresh_pre_pause_email_for_content';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."content_name" IS 'contentName';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_send_refresh_pre_pause_email_for_content"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_send_subscription_email_for_view" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_send_subscription_email_for_view',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "schedule_luid" UUID,
  "schedule_name" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_send_subscription_email_for_view" IS 'Activity Log model c21c6612c336, site event hist_send_subscription_email_for_view';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."schedule_name" IS 'scheduleName';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_view"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_send_subscription_email_for_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_send_subscription_email_for_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "schedule_luid" UUID,
  "schedule_name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_send_subscription_email_for_workbook" IS 'Activity Log model c21c6612c336, site event hist_send_subscription_email_for_workbook';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."schedule_name" IS 'scheduleName';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_send_subscription_email_for_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_send_suspended_data_alert_email" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_send_suspended_data_alert_email',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "caption" VARCHAR,
  "description" VARCHAR,
  "fields" VARCHAR,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "index" BIGINT,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "sheet_id" VARCHAR,
  "sheet_type" VARCHAR,
  "site_name" VARCHAR,
  "title" VARCHAR,
  "view_luid" UUID,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR
);
COMMENT ON TABLE "hist_send_suspended_data_alert_email" IS 'Activity Log model c21c6612c336, site event hist_send_suspended_data_alert_email';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."sheet_id" IS 'sheetId';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."sheet_type" IS 'sheetType: Told in words, their spelling is unknown: story, dashboard, view.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "hist_send_suspended_data_alert_email"."workbook_name" IS 'workbookName';

CREATE TABLE "hist_suspend_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_suspend_site',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_suspend_site" IS 'Activity Log model c21c6612c336, site event hist_suspend_site';
COMMENT ON COLUMN "hist_suspend_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_suspend_site"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_suspend_site"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_suspend_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_suspend_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_suspend_site"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_suspend_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_suspend_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_suspend_site"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_suspend_site"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_suspend_site"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_suspend_site"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_suspend_site"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_suspend_site"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_suspend_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_suspend_site"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_update_collection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_collection',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "collection_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_update_collection" IS 'Activity Log model c21c6612c336, site event hist_update_collection';
COMMENT ON COLUMN "hist_update_collection"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_collection"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_collection"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_collection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_collection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_collection"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_collection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_collection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_collection"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_collection"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_collection"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_collection"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_collection"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_collection"."collection_luid" IS 'collectionLuid: A UUID.';
COMMENT ON COLUMN "hist_update_collection"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_collection"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_collection"."site_name" IS 'siteName';

CREATE TABLE "hist_update_column" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_column',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "column_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_update_column" IS 'Activity Log model c21c6612c336, site event hist_update_column';
COMMENT ON COLUMN "hist_update_column"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_column"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_column"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_column"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_column"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_column"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_column"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_column"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_column"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_column"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_column"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_column"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_column"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_column"."column_luid" IS 'columnLuid: A UUID.';
COMMENT ON COLUMN "hist_update_column"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_column"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_column"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_column"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_column"."site_name" IS 'siteName';

CREATE TABLE "hist_update_data_quality_indicator" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_data_quality_indicator',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_quality_indicator_luid" UUID,
  "data_quality_type" VARCHAR,
  "is_active" BOOLEAN,
  "is_severe" BOOLEAN,
  "message" VARCHAR,
  "site_name" VARCHAR,
  "user_display_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_data_quality_indicator" IS 'Activity Log model c21c6612c336, site event hist_update_data_quality_indicator';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."data_quality_indicator_luid" IS 'dataQualityIndicatorLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."data_quality_type" IS 'dataQualityType';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."is_active" IS 'isActive';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."is_severe" IS 'isSevere';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."user_display_name" IS 'userDisplayName';
COMMENT ON COLUMN "hist_update_data_quality_indicator"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_data_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_data_role',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "data_role_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_update_data_role" IS 'Activity Log model c21c6612c336, site event hist_update_data_role';
COMMENT ON COLUMN "hist_update_data_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_data_role"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_data_role"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_data_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_data_role"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_data_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_data_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_data_role"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_role"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_data_role"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_role"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_data_role"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_data_role"."data_role_luid" IS 'dataRoleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_role"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_role"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_data_role"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_data_role"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_data_role"."site_name" IS 'siteName';

CREATE TABLE "hist_update_database" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_database',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "database_luid" UUID,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR
);
COMMENT ON TABLE "hist_update_database" IS 'Activity Log model c21c6612c336, site event hist_update_database';
COMMENT ON COLUMN "hist_update_database"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_database"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_database"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_database"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_database"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_database"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_database"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_database"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_database"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_database"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_database"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_database"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_database"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_database"."database_luid" IS 'databaseLuid: A UUID.';
COMMENT ON COLUMN "hist_update_database"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_database"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_database"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_database"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_database"."site_name" IS 'siteName';

CREATE TABLE "hist_update_datasource" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_datasource',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_update_datasource" IS 'Activity Log model c21c6612c336, site event hist_update_datasource';
COMMENT ON COLUMN "hist_update_datasource"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_datasource"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_datasource"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_datasource"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_datasource"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_datasource"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_datasource"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_datasource"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_datasource"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_update_datasource"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_update_datasource"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_datasource"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_datasource"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_update_datasource"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_update_datasource"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_datasource"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_update_datasource"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_update_datasource_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_datasource_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_update_datasource_task" IS 'Activity Log model c21c6612c336, site event hist_update_datasource_task';
COMMENT ON COLUMN "hist_update_datasource_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_datasource_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_datasource_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_datasource_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_datasource_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_datasource_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_datasource_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_datasource_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_datasource_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_update_datasource_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_update_datasource_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_update_datasource_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_update_datasource_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_update_datasource_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_update_datasource_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_update_datasource_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_datasource_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_update_datasource_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_update_datasource_trigger" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_datasource_trigger',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "is_certified" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_update_datasource_trigger" IS 'Activity Log model c21c6612c336, site event hist_update_datasource_trigger';
COMMENT ON COLUMN "hist_update_datasource_trigger"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_datasource_trigger"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_datasource_trigger"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_datasource_trigger"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_datasource_trigger"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_datasource_trigger"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_update_datasource_trigger"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_update_datasource_trigger"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_datasource_trigger"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_datasource_trigger"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_update_datasource_trigger"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_update_datasource_trigger"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_datasource_trigger"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_update_datasource_trigger"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_update_flow" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_flow',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_update_flow" IS 'Activity Log model c21c6612c336, site event hist_update_flow';
COMMENT ON COLUMN "hist_update_flow"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_flow"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_flow"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_flow"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_flow"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_flow"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_flow"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_flow"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_flow"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_update_flow"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_flow"."size" IS 'In bytes.';

CREATE TABLE "hist_update_flow_draft" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_flow_draft',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "created_at" TIMESTAMP WITH TIME ZONE,
  "flow_draft_luid" UUID,
  "flow_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_at" TIMESTAMP WITH TIME ZONE,
  "site_name" VARCHAR,
  "size" BIGINT,
  "updated_at" TIMESTAMP WITH TIME ZONE
);
COMMENT ON TABLE "hist_update_flow_draft" IS 'Activity Log model c21c6612c336, site event hist_update_flow_draft';
COMMENT ON COLUMN "hist_update_flow_draft"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_flow_draft"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_flow_draft"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_draft"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_flow_draft"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_flow_draft"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_draft"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_draft"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_flow_draft"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_draft"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_flow_draft"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_draft"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_flow_draft"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_flow_draft"."created_at" IS 'createdAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_draft"."flow_draft_luid" IS 'flowDraftLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_draft"."flow_luid" IS 'flowLuid: A UUID. Null when: the draft belongs to no published flow.';
COMMENT ON COLUMN "hist_update_flow_draft"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_draft"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_flow_draft"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_draft"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_flow_draft"."published_at" IS 'publishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_draft"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_flow_draft"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_update_flow_draft"."updated_at" IS 'updatedAt: A time in ISO 8601.';

CREATE TABLE "hist_update_flow_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_flow_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_update_flow_task" IS 'Activity Log model c21c6612c336, site event hist_update_flow_task';
COMMENT ON COLUMN "hist_update_flow_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_flow_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_flow_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_flow_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_flow_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_flow_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_flow_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_flow_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_flow_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_update_flow_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_update_flow_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_update_flow_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_update_flow_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_update_flow_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_update_flow_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_update_flow_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_flow_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_update_flow_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_update_flow_trigger" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_flow_trigger',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" VARCHAR,
  "description" VARCHAR,
  "flow_luid" UUID,
  "name" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT
);
COMMENT ON TABLE "hist_update_flow_trigger" IS 'Activity Log model c21c6612c336, site event hist_update_flow_trigger';
COMMENT ON COLUMN "hist_update_flow_trigger"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_flow_trigger"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_flow_trigger"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_trigger"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_flow_trigger"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_flow_trigger"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_trigger"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_flow_trigger"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_flow_trigger"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_trigger"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_flow_trigger"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_trigger"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_flow_trigger"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_flow_trigger"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_update_flow_trigger"."flow_luid" IS 'flowLuid: A UUID.';
COMMENT ON COLUMN "hist_update_flow_trigger"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_flow_trigger"."size" IS 'In bytes.';

CREATE TABLE "hist_update_linked_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_linked_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_update_linked_task" IS 'Activity Log model c21c6612c336, site event hist_update_linked_task';
COMMENT ON COLUMN "hist_update_linked_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_linked_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_linked_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_linked_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_linked_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_linked_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_linked_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_linked_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_linked_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_linked_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_linked_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_update_linked_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_update_linked_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_update_linked_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_update_linked_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_linked_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_update_linked_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_update_linked_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_update_linked_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_linked_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_update_linked_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_update_linked_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_update_metric" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_metric',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "customized_view_luid" UUID,
  "description" VARCHAR,
  "metric_luid" UUID,
  "name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "suspend_state" BIGINT,
  "view_luid" UUID
);
COMMENT ON TABLE "hist_update_metric" IS 'Activity Log model c21c6612c336, site event hist_update_metric: Discontinued since 2024-02.';
COMMENT ON COLUMN "hist_update_metric"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_metric"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_metric"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_metric"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_metric"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_metric"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_metric"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_metric"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_metric"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_metric"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_metric"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_metric"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_metric"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_metric"."customized_view_luid" IS 'customizedViewLuid: A UUID.';
COMMENT ON COLUMN "hist_update_metric"."metric_luid" IS 'metricLuid: A UUID.';
COMMENT ON COLUMN "hist_update_metric"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_metric"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_metric"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_metric"."suspend_state" IS 'suspendState: Codes: 0 = not suspended, 1 = suspended automatically, 3 = suspended by hand.';
COMMENT ON COLUMN "hist_update_metric"."view_luid" IS 'viewLuid: A UUID.';

CREATE TABLE "hist_update_project" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_project',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "parent_project_luid" UUID,
  "project_luid" UUID,
  "site_name" VARCHAR,
  "state" VARCHAR
);
COMMENT ON TABLE "hist_update_project" IS 'Activity Log model c21c6612c336, site event hist_update_project';
COMMENT ON COLUMN "hist_update_project"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_project"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_project"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_project"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_project"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_project"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_project"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_project"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_project"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_project"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_project"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_project"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_project"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_project"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_project"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_project"."parent_project_luid" IS 'parentProjectLuid: A UUID. Null when: the project is at the top level.';
COMMENT ON COLUMN "hist_update_project"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_project"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_project"."state" IS 'Default: active.';

CREATE TABLE "hist_update_schedule" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_schedule',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "day_of_month_mask" BIGINT,
  "day_of_week_mask" BIGINT,
  "end_at_minute" BIGINT,
  "end_schedule_at" TIMESTAMP WITH TIME ZONE,
  "is_serial" BOOLEAN,
  "minute_interval" BIGINT,
  "name" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "schedule_type" BIGINT,
  "scheduled_action" BIGINT,
  "site_name" VARCHAR,
  "start_at_minute" BIGINT
);
COMMENT ON TABLE "hist_update_schedule" IS 'Activity Log model c21c6612c336, site event hist_update_schedule';
COMMENT ON COLUMN "hist_update_schedule"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_schedule"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_schedule"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_schedule"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_schedule"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_schedule"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_schedule"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_schedule"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_schedule"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_schedule"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_schedule"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_schedule"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_schedule"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_schedule"."day_of_month_mask" IS 'dayOfMonthMask: Codes that add up: 1 = first day, 2 = second day, 4 = third day, 8 = fourth day, 16 = fifth day.';
COMMENT ON COLUMN "hist_update_schedule"."day_of_week_mask" IS 'dayOfWeekMask: Codes that add up: 1 = Sunday, 2 = Monday, 4 = Tuesday, 8 = Wednesday, 16 = Thursday, 32 = Friday, 64 = Saturday.';
COMMENT ON COLUMN "hist_update_schedule"."end_at_minute" IS 'endAtMinute';
COMMENT ON COLUMN "hist_update_schedule"."end_schedule_at" IS 'endScheduleAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_schedule"."is_serial" IS 'isSerial';
COMMENT ON COLUMN "hist_update_schedule"."minute_interval" IS 'minuteInterval';
COMMENT ON COLUMN "hist_update_schedule"."priority" IS 'From 1 to 100.';
COMMENT ON COLUMN "hist_update_schedule"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_schedule"."schedule_type" IS 'scheduleType: Codes: 0 = hourly, 1 = daily, 2 = weekly, 3 = monthly.';
COMMENT ON COLUMN "hist_update_schedule"."scheduled_action" IS 'scheduledAction: Codes: 0 = extracts, 1 = subscriptions.';
COMMENT ON COLUMN "hist_update_schedule"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_schedule"."start_at_minute" IS 'startAtMinute';

CREATE TABLE "hist_update_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_site',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "name" VARCHAR,
  "site_event_luid" UUID,
  "site_name" VARCHAR,
  "url_namespace" VARCHAR
);
COMMENT ON TABLE "hist_update_site" IS 'Activity Log model c21c6612c336, site event hist_update_site';
COMMENT ON COLUMN "hist_update_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_site"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_site"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_site"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_site"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_site"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_site"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_site"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_site"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_site"."site_event_luid" IS 'siteEventLuid: A UUID.';
COMMENT ON COLUMN "hist_update_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_site"."url_namespace" IS 'urlNamespace';

CREATE TABLE "hist_update_system_user_email" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_system_user_email',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "former_email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_system_user_email" IS 'Activity Log model c21c6612c336, site event hist_update_system_user_email';
COMMENT ON COLUMN "hist_update_system_user_email"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_system_user_email"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_system_user_email"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_email"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_system_user_email"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_system_user_email"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_email"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_email"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_system_user_email"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_email"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_system_user_email"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_email"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_system_user_email"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_system_user_email"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_system_user_email"."former_email" IS 'formerEmail: An email address.';
COMMENT ON COLUMN "hist_update_system_user_email"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_system_user_email"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_system_user_email"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_system_user_force_password_update" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_system_user_force_password_update',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_system_user_force_password_update" IS 'Activity Log model c21c6612c336, site event hist_update_system_user_force_password_update';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_system_user_force_password_update"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_system_user_image" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_system_user_image',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_system_user_image" IS 'Activity Log model c21c6612c336, site event hist_update_system_user_image';
COMMENT ON COLUMN "hist_update_system_user_image"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_system_user_image"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_system_user_image"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_image"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_system_user_image"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_system_user_image"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_image"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_image"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_system_user_image"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_image"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_system_user_image"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_image"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_system_user_image"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_system_user_image"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_system_user_image"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_system_user_image"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_system_user_image"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_system_user_name" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_system_user_name',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "former_name" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_system_user_name" IS 'Activity Log model c21c6612c336, site event hist_update_system_user_name';
COMMENT ON COLUMN "hist_update_system_user_name"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_system_user_name"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_system_user_name"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_name"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_system_user_name"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_system_user_name"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_name"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_name"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_system_user_name"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_name"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_system_user_name"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_name"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_system_user_name"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_system_user_name"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_system_user_name"."former_name" IS 'formerName';
COMMENT ON COLUMN "hist_update_system_user_name"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_system_user_name"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_system_user_name"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_system_user_password" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_system_user_password',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_system_user_password" IS 'Activity Log model c21c6612c336, site event hist_update_system_user_password';
COMMENT ON COLUMN "hist_update_system_user_password"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_system_user_password"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_system_user_password"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_password"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_system_user_password"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_system_user_password"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_password"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_password"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_system_user_password"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_password"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_system_user_password"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_password"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_system_user_password"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_system_user_password"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_system_user_password"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_system_user_password"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_system_user_password"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_system_user_reset_login_rate_limiting" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_system_user_reset_login_rate_limiting',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_system_user_reset_login_rate_limiting" IS 'Activity Log model c21c6612c336, site event hist_update_system_user_reset_login_rate_limiting';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_system_user_reset_login_rate_limiting"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_table" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_table',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "description" VARCHAR,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "site_name" VARCHAR,
  "table_luid" UUID
);
COMMENT ON TABLE "hist_update_table" IS 'Activity Log model c21c6612c336, site event hist_update_table';
COMMENT ON COLUMN "hist_update_table"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_table"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_table"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_table"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_table"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_table"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_table"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_table"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_table"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_table"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_table"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_table"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_table"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_table"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_table"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_table"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_table"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_table"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_table"."table_luid" IS 'tableLuid: A UUID.';

CREATE TABLE "hist_update_task_state" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_task_state',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_update_task_state" IS 'Activity Log model c21c6612c336, site event hist_update_task_state';
COMMENT ON COLUMN "hist_update_task_state"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_task_state"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_task_state"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_task_state"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_task_state"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_task_state"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_task_state"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_task_state"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_task_state"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_task_state"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_task_state"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_update_task_state"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_update_task_state"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_update_task_state"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_update_task_state"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_task_state"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_update_task_state"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_update_task_state"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_update_task_state"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_task_state"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_update_task_state"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_update_task_state"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_update_user_site_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_user_site_role',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "email" VARCHAR,
  "name" VARCHAR,
  "site_admin_level" BIGINT,
  "site_name" VARCHAR,
  "user_luid" UUID
);
COMMENT ON TABLE "hist_update_user_site_role" IS 'Activity Log model c21c6612c336, site event hist_update_user_site_role';
COMMENT ON COLUMN "hist_update_user_site_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_user_site_role"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_user_site_role"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_user_site_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_user_site_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_user_site_role"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_user_site_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_user_site_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_user_site_role"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_user_site_role"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_user_site_role"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_user_site_role"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_user_site_role"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_user_site_role"."email" IS 'An email address.';
COMMENT ON COLUMN "hist_update_user_site_role"."site_admin_level" IS 'siteAdminLevel: Codes: 5 = site administrator, 0 = not a site administrator.';
COMMENT ON COLUMN "hist_update_user_site_role"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_user_site_role"."user_luid" IS 'userLuid: A UUID.';

CREATE TABLE "hist_update_workbook" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_workbook',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_update_workbook" IS 'Activity Log model c21c6612c336, site event hist_update_workbook';
COMMENT ON COLUMN "hist_update_workbook"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_workbook"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_workbook"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_workbook"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_workbook"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_workbook"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_workbook"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_workbook"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_workbook"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_update_workbook"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_update_workbook"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_update_workbook"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_update_workbook"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_update_workbook"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_update_workbook"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_update_workbook"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_update_workbook"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_update_workbook"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_update_workbook"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_update_workbook"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_update_workbook"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_update_workbook"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_workbook"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_update_workbook"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_update_workbook"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_update_workbook"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_update_workbook_task" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_update_workbook_task',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "active" BOOLEAN,
  "consecutive_failure_count" BIGINT,
  "creator_luid" UUID,
  "creator_name" VARCHAR,
  "historical_queue_time" BIGINT,
  "historical_run_time" BIGINT,
  "last_success_completed_at" TIMESTAMP WITH TIME ZONE,
  "obj_luid" UUID,
  "obj_name" VARCHAR,
  "obj_type" VARCHAR,
  "priority" BIGINT,
  "schedule_luid" UUID,
  "site_name" VARCHAR,
  "state" BIGINT,
  "subtitle" VARCHAR,
  "task_luid" UUID,
  "title" VARCHAR,
  "type" VARCHAR
);
COMMENT ON TABLE "hist_update_workbook_task" IS 'Activity Log model c21c6612c336, site event hist_update_workbook_task';
COMMENT ON COLUMN "hist_update_workbook_task"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_update_workbook_task"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_update_workbook_task"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_update_workbook_task"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_update_workbook_task"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook_task"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook_task"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_update_workbook_task"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_update_workbook_task"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_update_workbook_task"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_update_workbook_task"."consecutive_failure_count" IS 'consecutiveFailureCount';
COMMENT ON COLUMN "hist_update_workbook_task"."creator_luid" IS 'creatorLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."creator_name" IS 'creatorName';
COMMENT ON COLUMN "hist_update_workbook_task"."historical_queue_time" IS 'historicalQueueTime: In seconds.';
COMMENT ON COLUMN "hist_update_workbook_task"."historical_run_time" IS 'historicalRunTime: In seconds.';
COMMENT ON COLUMN "hist_update_workbook_task"."last_success_completed_at" IS 'lastSuccessCompletedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_update_workbook_task"."obj_luid" IS 'objLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."obj_name" IS 'objName';
COMMENT ON COLUMN "hist_update_workbook_task"."obj_type" IS 'objType: Told in words, their spelling is unknown: workbook, data source.';
COMMENT ON COLUMN "hist_update_workbook_task"."priority" IS 'From 0 to 10. Default: 10.';
COMMENT ON COLUMN "hist_update_workbook_task"."schedule_luid" IS 'scheduleLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_update_workbook_task"."state" IS 'Codes: 0 = active, 1 = suspended, 2 = disabled.';
COMMENT ON COLUMN "hist_update_workbook_task"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_update_workbook_task"."type" IS 'Told in words, their spelling is unknown: extract, subscription, flow, encryption, system.';

CREATE TABLE "hist_upgrade_datasource_extract_storage" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_upgrade_datasource_extract_storage',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_upgrade_datasource_extract_storage" IS 'Activity Log model c21c6612c336, site event hist_upgrade_datasource_extract_storage: Legacy.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_extract_storage"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_upgrade_datasource_tde_extract" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_upgrade_datasource_tde_extract',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "certification_note" VARCHAR,
  "datasource_luid" UUID,
  "description" VARCHAR,
  "details" VARCHAR,
  "is_certified" BOOLEAN,
  "is_failure" BOOLEAN,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "remote_query_agent_name" VARCHAR,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "using_remote_query_agent" BOOLEAN
);
COMMENT ON TABLE "hist_upgrade_datasource_tde_extract" IS 'Activity Log model c21c6612c336, site event hist_upgrade_datasource_tde_extract: Legacy.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."certification_note" IS 'certificationNote';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."datasource_luid" IS 'datasourceLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."is_certified" IS 'isCertified';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."remote_query_agent_name" IS 'remoteQueryAgentName';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_datasource_tde_extract"."using_remote_query_agent" IS 'usingRemoteQueryAgent';

CREATE TABLE "hist_upgrade_workbook_extract_storage" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_upgrade_workbook_extract_storage',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_upgrade_workbook_extract_storage" IS 'Activity Log model c21c6612c336, site event hist_upgrade_workbook_extract_storage: Legacy.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_upgrade_workbook_extract_storage"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "hist_upgrade_workbook_tde_extract" (
  "event_type" VARCHAR NOT NULL DEFAULT 'hist_upgrade_workbook_tde_extract',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_version" BIGINT,
  "data_engine_extracts" BOOLEAN,
  "default_view_index" BIGINT,
  "details" VARCHAR,
  "display_tabs" BOOLEAN,
  "document_version" VARCHAR,
  "extracts_incremented_at" TIMESTAMP WITH TIME ZONE,
  "extracts_refreshed_at" TIMESTAMP WITH TIME ZONE,
  "first_published_at" TIMESTAMP WITH TIME ZONE,
  "incrementable_extracts" BOOLEAN,
  "is_failure" BOOLEAN,
  "is_private" BOOLEAN,
  "last_published_at" TIMESTAMP WITH TIME ZONE,
  "modified_by_user_luid" UUID,
  "name" VARCHAR,
  "owner_luid" UUID,
  "owner_name" VARCHAR,
  "project_luid" UUID,
  "project_name" VARCHAR,
  "published_all_sheets" BOOLEAN,
  "refreshable_extracts" BOOLEAN,
  "repository_url" VARCHAR,
  "revision" VARCHAR,
  "site_name" VARCHAR,
  "size" BIGINT,
  "task_luid" UUID,
  "thumb_user_luid" UUID,
  "view_count" BIGINT,
  "workbook_luid" UUID
);
COMMENT ON TABLE "hist_upgrade_workbook_tde_extract" IS 'Activity Log model c21c6612c336, site event hist_upgrade_workbook_tde_extract: Legacy.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."event_type" IS 'eventType';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."content_version" IS 'contentVersion';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."data_engine_extracts" IS 'dataEngineExtracts';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."default_view_index" IS 'defaultViewIndex';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."display_tabs" IS 'displayTabs';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."document_version" IS 'documentVersion';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."extracts_incremented_at" IS 'extractsIncrementedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."extracts_refreshed_at" IS 'extractsRefreshedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."first_published_at" IS 'firstPublishedAt: A time in ISO 8601.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."incrementable_extracts" IS 'incrementableExtracts';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."is_failure" IS 'isFailure';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."is_private" IS 'isPrivate: Meaning: true (private), null (not private), false (not private).';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."last_published_at" IS 'lastPublishedAt: A time in ISO 8601. Null when: the workbook was last published before this was recorded.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."modified_by_user_luid" IS 'modifiedByUserLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."owner_luid" IS 'ownerLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."owner_name" IS 'ownerName';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."project_name" IS 'projectName';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."published_all_sheets" IS 'publishedAllSheets';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."refreshable_extracts" IS 'refreshableExtracts';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."repository_url" IS 'repositoryUrl';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."site_name" IS 'siteName';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."size" IS 'In bytes.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."task_luid" IS 'taskLuid: A UUID.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."thumb_user_luid" IS 'thumbUserLuid: A UUID. Null when: no user was named for the thumbnail.';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."view_count" IS 'viewCount';
COMMENT ON COLUMN "hist_upgrade_workbook_tde_extract"."workbook_luid" IS 'workbookLuid: A UUID.';

CREATE TABLE "login_authentication" (
  "event_type" VARCHAR NOT NULL DEFAULT 'login_authentication',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "accept_language" VARCHAR,
  "log_record_type" VARCHAR,
  "login_key" VARCHAR,
  "login_type" VARCHAR,
  "login_url" VARCHAR,
  "reason" VARCHAR,
  "source_ip" VARCHAR,
  "status" VARCHAR,
  "tenant_id" VARCHAR,
  "timestamp" TIMESTAMP WITH TIME ZONE,
  "user_agent" VARCHAR,
  "user_id" VARCHAR,
  "user_type" VARCHAR,
  "username" VARCHAR,
  "uuid" UUID
);
COMMENT ON TABLE "login_authentication" IS 'Activity Log model c21c6612c336, site event login_authentication';
COMMENT ON COLUMN "login_authentication"."event_type" IS 'eventType';
COMMENT ON COLUMN "login_authentication"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "login_authentication"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "login_authentication"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "login_authentication"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "login_authentication"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "login_authentication"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "login_authentication"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "login_authentication"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "login_authentication"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "login_authentication"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "login_authentication"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "login_authentication"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "login_authentication"."accept_language" IS 'acceptLanguage';
COMMENT ON COLUMN "login_authentication"."log_record_type" IS 'logRecordType: One of verification, authentication.';
COMMENT ON COLUMN "login_authentication"."login_key" IS 'loginKey';
COMMENT ON COLUMN "login_authentication"."login_type" IS 'loginType: One of DEFAULT, SAML, OIDC, TABID_WITH_MFA.';
COMMENT ON COLUMN "login_authentication"."login_url" IS 'loginUrl: A URI.';
COMMENT ON COLUMN "login_authentication"."source_ip" IS 'sourceIp: An IP address.';
COMMENT ON COLUMN "login_authentication"."status" IS 'One of success, failure.';
COMMENT ON COLUMN "login_authentication"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "login_authentication"."timestamp" IS 'A time in ISO 8601.';
COMMENT ON COLUMN "login_authentication"."user_agent" IS 'userAgent';
COMMENT ON COLUMN "login_authentication"."user_id" IS 'userId';
COMMENT ON COLUMN "login_authentication"."user_type" IS 'userType';
COMMENT ON COLUMN "login_authentication"."uuid" IS 'A UUID.';

CREATE TABLE "login_with_jwt" (
  "event_type" VARCHAR NOT NULL DEFAULT 'login_with_jwt',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "actor_external_id" VARCHAR,
  "config_id" VARCHAR,
  "expires_at" VARCHAR,
  "issued_at" VARCHAR,
  "jti" VARCHAR,
  "jwt_issuer" VARCHAR,
  "scope" VARCHAR,
  "session_id" VARCHAR,
  "site_name" VARCHAR,
  "source_ip" VARCHAR,
  "type" VARCHAR,
  "user_agent" VARCHAR
);
COMMENT ON TABLE "login_with_jwt" IS 'Activity Log model c21c6612c336, site event login_with_jwt';
COMMENT ON COLUMN "login_with_jwt"."event_type" IS 'eventType';
COMMENT ON COLUMN "login_with_jwt"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "login_with_jwt"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "login_with_jwt"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "login_with_jwt"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "login_with_jwt"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "login_with_jwt"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "login_with_jwt"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "login_with_jwt"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "login_with_jwt"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "login_with_jwt"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "login_with_jwt"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "login_with_jwt"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "login_with_jwt"."actor_external_id" IS 'actorExternalId';
COMMENT ON COLUMN "login_with_jwt"."config_id" IS 'configId';
COMMENT ON COLUMN "login_with_jwt"."expires_at" IS 'expiresAt';
COMMENT ON COLUMN "login_with_jwt"."issued_at" IS 'issuedAt';
COMMENT ON COLUMN "login_with_jwt"."jwt_issuer" IS 'jwtIssuer';
COMMENT ON COLUMN "login_with_jwt"."session_id" IS 'sessionId';
COMMENT ON COLUMN "login_with_jwt"."site_name" IS 'siteName';
COMMENT ON COLUMN "login_with_jwt"."source_ip" IS 'sourceIp: An IP address.';
COMMENT ON COLUMN "login_with_jwt"."type" IS 'One of UAT JWT, Connected Apps.';
COMMENT ON COLUMN "login_with_jwt"."user_agent" IS 'userAgent';

CREATE TABLE "login_verification" (
  "event_type" VARCHAR NOT NULL DEFAULT 'login_verification',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "accept_language" VARCHAR,
  "flow" VARCHAR,
  "log_record_type" VARCHAR,
  "login_key" VARCHAR,
  "reason" VARCHAR,
  "source_ip" VARCHAR,
  "status" VARCHAR,
  "tenant_id" VARCHAR,
  "timestamp" TIMESTAMP WITH TIME ZONE,
  "user_agent" VARCHAR,
  "user_id" VARCHAR,
  "user_type" VARCHAR,
  "username" VARCHAR,
  "uuid" UUID,
  "verification_method" VARCHAR
);
COMMENT ON TABLE "login_verification" IS 'Activity Log model c21c6612c336, site event login_verification';
COMMENT ON COLUMN "login_verification"."event_type" IS 'eventType';
COMMENT ON COLUMN "login_verification"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "login_verification"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "login_verification"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "login_verification"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "login_verification"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "login_verification"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "login_verification"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "login_verification"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "login_verification"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "login_verification"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "login_verification"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "login_verification"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "login_verification"."accept_language" IS 'acceptLanguage';
COMMENT ON COLUMN "login_verification"."flow" IS 'Such as ssh.';
COMMENT ON COLUMN "login_verification"."log_record_type" IS 'logRecordType: One of verification, authentication.';
COMMENT ON COLUMN "login_verification"."login_key" IS 'loginKey';
COMMENT ON COLUMN "login_verification"."source_ip" IS 'sourceIp: An IP address.';
COMMENT ON COLUMN "login_verification"."status" IS 'One of success, failure.';
COMMENT ON COLUMN "login_verification"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "login_verification"."timestamp" IS 'A time in ISO 8601.';
COMMENT ON COLUMN "login_verification"."user_agent" IS 'userAgent';
COMMENT ON COLUMN "login_verification"."user_id" IS 'userId';
COMMENT ON COLUMN "login_verification"."user_type" IS 'userType';
COMMENT ON COLUMN "login_verification"."uuid" IS 'A UUID.';
COMMENT ON COLUMN "login_verification"."verification_method" IS 'verificationMethod: Told in words, their spelling is unknown: authenticator app, security key, built-in authenticator.';

CREATE TABLE "metric_subscription_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'metric_subscription_change',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "actor_group_luid" UUID,
  "scoped_metric_id" VARCHAR,
  "subscription_operation" VARCHAR
);
COMMENT ON TABLE "metric_subscription_change" IS 'Activity Log model c21c6612c336, site event metric_subscription_change';
COMMENT ON COLUMN "metric_subscription_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "metric_subscription_change"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "metric_subscription_change"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "metric_subscription_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "metric_subscription_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "metric_subscription_change"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "metric_subscription_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "metric_subscription_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "metric_subscription_change"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "metric_subscription_change"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "metric_subscription_change"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "metric_subscription_change"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "metric_subscription_change"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "metric_subscription_change"."actor_group_luid" IS 'actorGroupLuid: A UUID.';
COMMENT ON COLUMN "metric_subscription_change"."scoped_metric_id" IS 'scopedMetricId';
COMMENT ON COLUMN "metric_subscription_change"."subscription_operation" IS 'subscriptionOperation: Told in words, their spelling is unknown: metric followed, metric no longer followed.';

CREATE TABLE "move_content" (
  "event_type" VARCHAR NOT NULL DEFAULT 'move_content',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "content_type" VARCHAR,
  "is_error" BOOLEAN,
  "new_container_luid" UUID,
  "new_container_type" VARCHAR,
  "old_container_luid" UUID,
  "old_container_type" VARCHAR
);
COMMENT ON TABLE "move_content" IS 'Activity Log model c21c6612c336, site event move_content';
COMMENT ON COLUMN "move_content"."event_type" IS 'eventType';
COMMENT ON COLUMN "move_content"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "move_content"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "move_content"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "move_content"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "move_content"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "move_content"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "move_content"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "move_content"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "move_content"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "move_content"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "move_content"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "move_content"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "move_content"."content_id" IS 'contentId';
COMMENT ON COLUMN "move_content"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "move_content"."content_name" IS 'contentName';
COMMENT ON COLUMN "move_content"."content_type" IS 'contentType: Told in words, their spelling is unknown: data source, workbook, view.';
COMMENT ON COLUMN "move_content"."is_error" IS 'isError';
COMMENT ON COLUMN "move_content"."new_container_luid" IS 'newContainerLuid: A UUID.';
COMMENT ON COLUMN "move_content"."new_container_type" IS 'newContainerType: Told in words, their spelling is unknown: project.';
COMMENT ON COLUMN "move_content"."old_container_luid" IS 'oldContainerLuid: A UUID.';
COMMENT ON COLUMN "move_content"."old_container_type" IS 'oldContainerType: Told in words, their spelling is unknown: project.';

CREATE TABLE "oauth_settings_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'oauth_settings_change',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "client_id" VARCHAR,
  "connection_type" VARCHAR,
  "error_code" VARCHAR,
  "open_auth_instance_url" VARCHAR,
  "open_auth_provider" VARCHAR,
  "operation_type" VARCHAR,
  "platform" VARCHAR,
  "platform_version" VARCHAR,
  "uploaded_file" VARCHAR
);
COMMENT ON TABLE "oauth_settings_change" IS 'Activity Log model c21c6612c336, site event oauth_settings_change';
COMMENT ON COLUMN "oauth_settings_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "oauth_settings_change"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "oauth_settings_change"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "oauth_settings_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "oauth_settings_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "oauth_settings_change"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "oauth_settings_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "oauth_settings_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "oauth_settings_change"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "oauth_settings_change"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "oauth_settings_change"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "oauth_settings_change"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "oauth_settings_change"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "oauth_settings_change"."client_id" IS 'clientId';
COMMENT ON COLUMN "oauth_settings_change"."connection_type" IS 'connectionType';
COMMENT ON COLUMN "oauth_settings_change"."error_code" IS 'errorCode';
COMMENT ON COLUMN "oauth_settings_change"."open_auth_instance_url" IS 'openAuthInstanceUrl: A URI.';
COMMENT ON COLUMN "oauth_settings_change"."open_auth_provider" IS 'openAuthProvider';
COMMENT ON COLUMN "oauth_settings_change"."operation_type" IS 'operationType: Told in words, their spelling is unknown: create, delete.';
COMMENT ON COLUMN "oauth_settings_change"."platform" IS 'Such as Tableau Cloud.';
COMMENT ON COLUMN "oauth_settings_change"."platform_version" IS 'platformVersion: Such as 2024.3.0.';
COMMENT ON COLUMN "oauth_settings_change"."uploaded_file" IS 'uploadedFile';

CREATE TABLE "platform_configuration_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'platform_configuration_change',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "error_code" VARCHAR,
  "new_setting_value" VARCHAR,
  "platform" VARCHAR,
  "platform_version" VARCHAR,
  "previous_setting_value" VARCHAR,
  "setting_identifier" VARCHAR,
  "site_name" VARCHAR,
  "user_agent" VARCHAR
);
COMMENT ON TABLE "platform_configuration_change" IS 'Activity Log model c21c6612c336, site event platform_configuration_change';
COMMENT ON COLUMN "platform_configuration_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "platform_configuration_change"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "platform_configuration_change"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "platform_configuration_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "platform_configuration_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "platform_configuration_change"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "platform_configuration_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "platform_configuration_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "platform_configuration_change"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "platform_configuration_change"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "platform_configuration_change"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "platform_configuration_change"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "platform_configuration_change"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "platform_configuration_change"."error_code" IS 'errorCode';
COMMENT ON COLUMN "platform_configuration_change"."new_setting_value" IS 'newSettingValue: JSON text.';
COMMENT ON COLUMN "platform_configuration_change"."platform" IS 'Such as Tableau Cloud.';
COMMENT ON COLUMN "platform_configuration_change"."platform_version" IS 'platformVersion: Such as 2024.3.0.';
COMMENT ON COLUMN "platform_configuration_change"."previous_setting_value" IS 'previousSettingValue: JSON text.';
COMMENT ON COLUMN "platform_configuration_change"."setting_identifier" IS 'settingIdentifier: Such as prep_endpoint_control.';
COMMENT ON COLUMN "platform_configuration_change"."site_name" IS 'siteName';
COMMENT ON COLUMN "platform_configuration_change"."user_agent" IS 'userAgent';

CREATE TABLE "platform_settings_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'platform_settings_change',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "error_code" VARCHAR,
  "ip_address" VARCHAR,
  "is_secret_updated" BOOLEAN,
  "new_settings_value" VARCHAR,
  "old_settings_value" VARCHAR,
  "platform" VARCHAR,
  "platform_version" VARCHAR,
  "setting_description" VARCHAR,
  "setting_identifier" VARCHAR,
  "site_name" VARCHAR,
  "tenant_name" VARCHAR,
  "user_agent" VARCHAR
);
COMMENT ON TABLE "platform_settings_change" IS 'Activity Log model c21c6612c336, site event platform_settings_change';
COMMENT ON COLUMN "platform_settings_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "platform_settings_change"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "platform_settings_change"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "platform_settings_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "platform_settings_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "platform_settings_change"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "platform_settings_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "platform_settings_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "platform_settings_change"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "platform_settings_change"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "platform_settings_change"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "platform_settings_change"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "platform_settings_change"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "platform_settings_change"."error_code" IS 'errorCode';
COMMENT ON COLUMN "platform_settings_change"."ip_address" IS 'ipAddress: An IP address.';
COMMENT ON COLUMN "platform_settings_change"."is_secret_updated" IS 'isSecretUpdated';
COMMENT ON COLUMN "platform_settings_change"."new_settings_value" IS 'newSettingsValue';
COMMENT ON COLUMN "platform_settings_change"."old_settings_value" IS 'oldSettingsValue';
COMMENT ON COLUMN "platform_settings_change"."platform" IS 'Such as Tableau Cloud.';
COMMENT ON COLUMN "platform_settings_change"."platform_version" IS 'platformVersion: Such as 2024.3.0.';
COMMENT ON COLUMN "platform_settings_change"."setting_description" IS 'settingDescription';
COMMENT ON COLUMN "platform_settings_change"."setting_identifier" IS 'settingIdentifier: Such as prep_endpoint_control.';
COMMENT ON COLUMN "platform_settings_change"."site_name" IS 'siteName';
COMMENT ON COLUMN "platform_settings_change"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "platform_settings_change"."user_agent" IS 'userAgent';

CREATE TABLE "prep_flowruns" (
  "event_type" VARCHAR NOT NULL DEFAULT 'prep_flowruns',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "connection_endpoints" VARCHAR,
  "error_code" VARCHAR,
  "flow_id" VARCHAR,
  "flow_name" VARCHAR,
  "flow_owner_id" BIGINT,
  "flow_run_luid" UUID,
  "platform" VARCHAR,
  "platform_version" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "prep_flowruns" IS 'Activity Log model c21c6612c336, site event prep_flowruns';
COMMENT ON COLUMN "prep_flowruns"."event_type" IS 'eventType';
COMMENT ON COLUMN "prep_flowruns"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "prep_flowruns"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "prep_flowruns"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "prep_flowruns"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "prep_flowruns"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "prep_flowruns"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "prep_flowruns"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "prep_flowruns"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "prep_flowruns"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "prep_flowruns"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "prep_flowruns"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "prep_flowruns"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "prep_flowruns"."connection_endpoints" IS 'connectionEndpoints';
COMMENT ON COLUMN "prep_flowruns"."error_code" IS 'errorCode';
COMMENT ON COLUMN "prep_flowruns"."flow_id" IS 'flowId';
COMMENT ON COLUMN "prep_flowruns"."flow_name" IS 'flowName';
COMMENT ON COLUMN "prep_flowruns"."flow_owner_id" IS 'flowOwnerId';
COMMENT ON COLUMN "prep_flowruns"."flow_run_luid" IS 'flowRunLuid: A UUID.';
COMMENT ON COLUMN "prep_flowruns"."platform" IS 'Such as Tableau Cloud.';
COMMENT ON COLUMN "prep_flowruns"."platform_version" IS 'platformVersion: Such as 2024.3.0.';
COMMENT ON COLUMN "prep_flowruns"."user_name" IS 'userName';

CREATE TABLE "project_lock_unlock" (
  "event_type" VARCHAR NOT NULL DEFAULT 'project_lock_unlock',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "controlling_project_luid" UUID,
  "is_error" BOOLEAN,
  "project_luid" UUID,
  "project_operation" VARCHAR
);
COMMENT ON TABLE "project_lock_unlock" IS 'Activity Log model c21c6612c336, site event project_lock_unlock';
COMMENT ON COLUMN "project_lock_unlock"."event_type" IS 'eventType';
COMMENT ON COLUMN "project_lock_unlock"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "project_lock_unlock"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "project_lock_unlock"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "project_lock_unlock"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "project_lock_unlock"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "project_lock_unlock"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "project_lock_unlock"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "project_lock_unlock"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "project_lock_unlock"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "project_lock_unlock"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "project_lock_unlock"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "project_lock_unlock"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "project_lock_unlock"."controlling_project_luid" IS 'controllingProjectLuid: A UUID.';
COMMENT ON COLUMN "project_lock_unlock"."is_error" IS 'isError';
COMMENT ON COLUMN "project_lock_unlock"."project_luid" IS 'projectLuid: A UUID.';
COMMENT ON COLUMN "project_lock_unlock"."project_operation" IS 'projectOperation: Told in words, their spelling is unknown: lock, unlock.';

CREATE TABLE "restore_content" (
  "event_type" VARCHAR NOT NULL DEFAULT 'restore_content',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "content_type" VARCHAR,
  "is_error" BOOLEAN
);
COMMENT ON TABLE "restore_content" IS 'Activity Log model c21c6612c336, site event restore_content';
COMMENT ON COLUMN "restore_content"."event_type" IS 'eventType';
COMMENT ON COLUMN "restore_content"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "restore_content"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "restore_content"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "restore_content"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "restore_content"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "restore_content"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "restore_content"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "restore_content"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "restore_content"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "restore_content"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "restore_content"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "restore_content"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "restore_content"."content_id" IS 'contentId';
COMMENT ON COLUMN "restore_content"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "restore_content"."content_name" IS 'contentName';
COMMENT ON COLUMN "restore_content"."content_type" IS 'contentType';
COMMENT ON COLUMN "restore_content"."is_error" IS 'isError';

CREATE TABLE "set_permissions" (
  "event_type" VARCHAR NOT NULL DEFAULT 'set_permissions',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "authorizable_type" VARCHAR,
  "capability_id" BIGINT,
  "capability_value" VARCHAR,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "grantee_id" BIGINT,
  "grantee_luid" UUID,
  "grantee_type" VARCHAR,
  "grantee_value" VARCHAR,
  "is_error" BOOLEAN,
  "permission_type" VARCHAR
);
COMMENT ON TABLE "set_permissions" IS 'Activity Log model c21c6612c336, site event set_permissions';
COMMENT ON COLUMN "set_permissions"."event_type" IS 'eventType';
COMMENT ON COLUMN "set_permissions"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "set_permissions"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "set_permissions"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "set_permissions"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "set_permissions"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "set_permissions"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "set_permissions"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "set_permissions"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "set_permissions"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "set_permissions"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "set_permissions"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "set_permissions"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "set_permissions"."authorizable_type" IS 'authorizableType: Told in words, their spelling is unknown: project, workbook.';
COMMENT ON COLUMN "set_permissions"."capability_id" IS 'capabilityId';
COMMENT ON COLUMN "set_permissions"."capability_value" IS 'capabilityValue';
COMMENT ON COLUMN "set_permissions"."content_id" IS 'contentId';
COMMENT ON COLUMN "set_permissions"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "set_permissions"."content_name" IS 'contentName';
COMMENT ON COLUMN "set_permissions"."grantee_id" IS 'granteeId';
COMMENT ON COLUMN "set_permissions"."grantee_luid" IS 'granteeLuid: A UUID. Null when: the grantee was deleted a short time ago, or the look-up of LUIDs is down.';
COMMENT ON COLUMN "set_permissions"."grantee_type" IS 'granteeType: Told in words, their spelling is unknown: user, group.';
COMMENT ON COLUMN "set_permissions"."grantee_value" IS 'granteeValue: Such as user allow, group allow.';
COMMENT ON COLUMN "set_permissions"."is_error" IS 'isError';
COMMENT ON COLUMN "set_permissions"."permission_type" IS 'permissionType: One of explicit, unspecified.';

CREATE TABLE "site_storage_usage" (
  "event_type" VARCHAR NOT NULL DEFAULT 'site_storage_usage',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "actor_username" VARCHAR,
  "initiating_username" VARCHAR,
  "is_error" BOOLEAN,
  "total_percentage_storage_quota_used" DOUBLE,
  "total_storage_quota_limit" BIGINT,
  "total_storage_quota_used" BIGINT
);
COMMENT ON TABLE "site_storage_usage" IS 'Activity Log model c21c6612c336, site event site_storage_usage: The REST API gives part of its data; the files in a bucket hold all of it.';
COMMENT ON COLUMN "site_storage_usage"."event_type" IS 'eventType';
COMMENT ON COLUMN "site_storage_usage"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "site_storage_usage"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "site_storage_usage"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "site_storage_usage"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "site_storage_usage"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "site_storage_usage"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "site_storage_usage"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "site_storage_usage"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "site_storage_usage"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "site_storage_usage"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "site_storage_usage"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "site_storage_usage"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "site_storage_usage"."actor_username" IS 'actorUsername';
COMMENT ON COLUMN "site_storage_usage"."initiating_username" IS 'initiatingUsername';
COMMENT ON COLUMN "site_storage_usage"."is_error" IS 'isError';
COMMENT ON COLUMN "site_storage_usage"."total_percentage_storage_quota_used" IS 'totalPercentageStorageQuotaUsed: In percent.';
COMMENT ON COLUMN "site_storage_usage"."total_storage_quota_limit" IS 'totalStorageQuotaLimit: In bytes.';
COMMENT ON COLUMN "site_storage_usage"."total_storage_quota_used" IS 'totalStorageQuotaUsed: In bytes.';

CREATE TABLE "tabgpt_registration_event" (
  "event_type" VARCHAR NOT NULL DEFAULT 'tabgpt_registration_event',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "domain" VARCHAR,
  "error_code" VARCHAR,
  "instance_name" VARCHAR,
  "operation_type" VARCHAR,
  "org_id" VARCHAR,
  "platform" VARCHAR,
  "platform_version" VARCHAR,
  "pod" VARCHAR,
  "site_name" VARCHAR,
  "username" VARCHAR
);
COMMENT ON TABLE "tabgpt_registration_event" IS 'Activity Log model c21c6612c336, site event tabgpt_registration_event';
COMMENT ON COLUMN "tabgpt_registration_event"."event_type" IS 'eventType';
COMMENT ON COLUMN "tabgpt_registration_event"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "tabgpt_registration_event"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "tabgpt_registration_event"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "tabgpt_registration_event"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tabgpt_registration_event"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "tabgpt_registration_event"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tabgpt_registration_event"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tabgpt_registration_event"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "tabgpt_registration_event"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "tabgpt_registration_event"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "tabgpt_registration_event"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "tabgpt_registration_event"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "tabgpt_registration_event"."error_code" IS 'errorCode';
COMMENT ON COLUMN "tabgpt_registration_event"."instance_name" IS 'instanceName';
COMMENT ON COLUMN "tabgpt_registration_event"."operation_type" IS 'operationType: Told in words, their spelling is unknown: create, delete.';
COMMENT ON COLUMN "tabgpt_registration_event"."org_id" IS 'orgId';
COMMENT ON COLUMN "tabgpt_registration_event"."platform" IS 'Such as Tableau Cloud.';
COMMENT ON COLUMN "tabgpt_registration_event"."platform_version" IS 'platformVersion: Such as 2025.1.0.';
COMMENT ON COLUMN "tabgpt_registration_event"."pod" IS 'Such as 10ay.';
COMMENT ON COLUMN "tabgpt_registration_event"."site_name" IS 'siteName';

CREATE TABLE "update_permissions" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_permissions',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "authorizable_type" VARCHAR,
  "capability_id" BIGINT,
  "capability_value" VARCHAR,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "grantee_id" BIGINT,
  "grantee_luid" UUID,
  "grantee_type" VARCHAR,
  "grantee_value" VARCHAR,
  "is_error" BOOLEAN,
  "permission_type" VARCHAR
);
COMMENT ON TABLE "update_permissions" IS 'Activity Log model c21c6612c336, site event update_permissions: Deprecated since 2024-10. Use set_permissions.';
COMMENT ON COLUMN "update_permissions"."event_type" IS 'eventType';
COMMENT ON COLUMN "update_permissions"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "update_permissions"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "update_permissions"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "update_permissions"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "update_permissions"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "update_permissions"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "update_permissions"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "update_permissions"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "update_permissions"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "update_permissions"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "update_permissions"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "update_permissions"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "update_permissions"."authorizable_type" IS 'authorizableType: Told in words, their spelling is unknown: project, workbook.';
COMMENT ON COLUMN "update_permissions"."capability_id" IS 'capabilityId';
COMMENT ON COLUMN "update_permissions"."capability_value" IS 'capabilityValue';
COMMENT ON COLUMN "update_permissions"."content_id" IS 'contentId';
COMMENT ON COLUMN "update_permissions"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "update_permissions"."content_name" IS 'contentName';
COMMENT ON COLUMN "update_permissions"."grantee_id" IS 'granteeId';
COMMENT ON COLUMN "update_permissions"."grantee_luid" IS 'granteeLuid: A UUID.';
COMMENT ON COLUMN "update_permissions"."grantee_type" IS 'granteeType: Told in words, their spelling is unknown: user, group.';
COMMENT ON COLUMN "update_permissions"."grantee_value" IS 'granteeValue: Such as user allow, group allow.';
COMMENT ON COLUMN "update_permissions"."is_error" IS 'isError';
COMMENT ON COLUMN "update_permissions"."permission_type" IS 'permissionType: One of explicit, unspecified.';

CREATE TABLE "update_permissions_template" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_permissions_template',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "authorizable_type" VARCHAR,
  "capability_id" BIGINT,
  "capability_value" VARCHAR,
  "content_id" BIGINT,
  "content_luid" UUID,
  "content_name" VARCHAR,
  "grantee_id" BIGINT,
  "grantee_luid" UUID,
  "grantee_type" VARCHAR,
  "grantee_value" VARCHAR,
  "is_error" BOOLEAN,
  "permission_type" VARCHAR,
  "template_type" VARCHAR
);
COMMENT ON TABLE "update_permissions_template" IS 'Activity Log model c21c6612c336, site event update_permissions_template';
COMMENT ON COLUMN "update_permissions_template"."event_type" IS 'eventType';
COMMENT ON COLUMN "update_permissions_template"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "update_permissions_template"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "update_permissions_template"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "update_permissions_template"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "update_permissions_template"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "update_permissions_template"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "update_permissions_template"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "update_permissions_template"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "update_permissions_template"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "update_permissions_template"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "update_permissions_template"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "update_permissions_template"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "update_permissions_template"."authorizable_type" IS 'authorizableType: Told in words, their spelling is unknown: project, workbook.';
COMMENT ON COLUMN "update_permissions_template"."capability_id" IS 'capabilityId';
COMMENT ON COLUMN "update_permissions_template"."capability_value" IS 'capabilityValue';
COMMENT ON COLUMN "update_permissions_template"."content_id" IS 'contentId';
COMMENT ON COLUMN "update_permissions_template"."content_luid" IS 'contentLuid: A UUID.';
COMMENT ON COLUMN "update_permissions_template"."content_name" IS 'contentName';
COMMENT ON COLUMN "update_permissions_template"."grantee_id" IS 'granteeId';
COMMENT ON COLUMN "update_permissions_template"."grantee_luid" IS 'granteeLuid: A UUID. Null when: the grantee was deleted a short time ago, or the look-up of LUIDs is down.';
COMMENT ON COLUMN "update_permissions_template"."grantee_type" IS 'granteeType: Told in words, their spelling is unknown: user, group.';
COMMENT ON COLUMN "update_permissions_template"."grantee_value" IS 'granteeValue: Such as user allow, group allow.';
COMMENT ON COLUMN "update_permissions_template"."is_error" IS 'isError';
COMMENT ON COLUMN "update_permissions_template"."permission_type" IS 'permissionType: One of explicit, unspecified.';
COMMENT ON COLUMN "update_permissions_template"."template_type" IS 'templateType: Told in words, their spelling is unknown: workbook, data source.';

CREATE TABLE "user_create_delete" (
  "event_type" VARCHAR NOT NULL DEFAULT 'user_create_delete',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "for_user_name" VARCHAR,
  "is_error" BOOLEAN,
  "site_role" VARCHAR,
  "target_user_id" BIGINT,
  "target_user_luid" UUID,
  "user_operation" VARCHAR
);
COMMENT ON TABLE "user_create_delete" IS 'Activity Log model c21c6612c336, site event user_create_delete';
COMMENT ON COLUMN "user_create_delete"."event_type" IS 'eventType';
COMMENT ON COLUMN "user_create_delete"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "user_create_delete"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "user_create_delete"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "user_create_delete"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "user_create_delete"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "user_create_delete"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "user_create_delete"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "user_create_delete"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "user_create_delete"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "user_create_delete"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "user_create_delete"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "user_create_delete"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "user_create_delete"."for_user_name" IS 'forUserName';
COMMENT ON COLUMN "user_create_delete"."is_error" IS 'isError';
COMMENT ON COLUMN "user_create_delete"."site_role" IS 'siteRole';
COMMENT ON COLUMN "user_create_delete"."target_user_id" IS 'targetUserId';
COMMENT ON COLUMN "user_create_delete"."target_user_luid" IS 'targetUserLuid: A UUID.';
COMMENT ON COLUMN "user_create_delete"."user_operation" IS 'userOperation: Told in words, their spelling is unknown: create, delete, change of site role.';

CREATE TABLE "vizql_http_request" (
  "event_type" VARCHAR NOT NULL DEFAULT 'vizql_http_request',
  "actor_user_id" BIGINT,
  "actor_user_luid" UUID,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "initiating_user_id" BIGINT,
  "initiating_user_luid" UUID,
  "licensing_role_name" VARCHAR,
  "site_luid" UUID,
  "site_role_id" BIGINT,
  "system_admin_level" BIGINT,
  "duration" BIGINT,
  "endpoint_name" VARCHAR,
  "ip_address" VARCHAR,
  "method" VARCHAR,
  "referrer" VARCHAR,
  "request_id" VARCHAR,
  "request_uri" VARCHAR,
  "session_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "user_agent" VARCHAR,
  "view_luid" UUID,
  "view_name" VARCHAR,
  "view_repo_url" VARCHAR,
  "vizql_session_id" VARCHAR,
  "workbook_luid" UUID,
  "workbook_name" VARCHAR,
  "workbook_revision" DECIMAL(38,10)
);
COMMENT ON TABLE "vizql_http_request" IS 'Activity Log model c21c6612c336, site event vizql_http_request: The REST API gives part of its data; the files in a bucket hold all of it.';
COMMENT ON COLUMN "vizql_http_request"."event_type" IS 'eventType';
COMMENT ON COLUMN "vizql_http_request"."actor_user_id" IS 'actorUserId';
COMMENT ON COLUMN "vizql_http_request"."actor_user_luid" IS 'actorUserLuid: A UUID.';
COMMENT ON COLUMN "vizql_http_request"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error. Null when: the event does not support it, as sign-in and access events.';
COMMENT ON COLUMN "vizql_http_request"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "vizql_http_request"."event_processed_time" IS 'eventProcessedTime: Only on events since 2026-01. A time in ISO 8601.';
COMMENT ON COLUMN "vizql_http_request"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "vizql_http_request"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "vizql_http_request"."initiating_user_luid" IS 'initiatingUserLuid: A UUID.';
COMMENT ON COLUMN "vizql_http_request"."licensing_role_name" IS 'licensingRoleName';
COMMENT ON COLUMN "vizql_http_request"."site_luid" IS 'siteLuid: A UUID.';
COMMENT ON COLUMN "vizql_http_request"."site_role_id" IS 'siteRoleId: Codes: 0 = SiteAdministratorExplorer, 1 = SupportUser, 2 = ExplorerCanPublish, 3 = Explorer, 7 = Guest, 8 = Unlicensed, 9 = Viewer, 10 = Creator, 11 = SiteAdministratorCreator.';
COMMENT ON COLUMN "vizql_http_request"."system_admin_level" IS 'systemAdminLevel: Codes: 10 = system administrator, 0 = not a system administrator.';
COMMENT ON COLUMN "vizql_http_request"."duration" IS 'In milliseconds.';
COMMENT ON COLUMN "vizql_http_request"."endpoint_name" IS 'endpointName';
COMMENT ON COLUMN "vizql_http_request"."ip_address" IS 'ipAddress: An IP address.';
COMMENT ON COLUMN "vizql_http_request"."method" IS 'Such as GET, POST, PUT, DELETE.';
COMMENT ON COLUMN "vizql_http_request"."request_id" IS 'requestId';
COMMENT ON COLUMN "vizql_http_request"."request_uri" IS 'requestUri: A URI.';
COMMENT ON COLUMN "vizql_http_request"."session_id" IS 'sessionId: Left out when: the attempt failed.';
COMMENT ON COLUMN "vizql_http_request"."site_name" IS 'siteName';
COMMENT ON COLUMN "vizql_http_request"."site_uri" IS 'siteUri';
COMMENT ON COLUMN "vizql_http_request"."user_agent" IS 'userAgent';
COMMENT ON COLUMN "vizql_http_request"."view_luid" IS 'viewLuid: A UUID.';
COMMENT ON COLUMN "vizql_http_request"."view_name" IS 'viewName';
COMMENT ON COLUMN "vizql_http_request"."view_repo_url" IS 'viewRepoUrl: A URI.';
COMMENT ON COLUMN "vizql_http_request"."vizql_session_id" IS 'vizqlSessionId';
COMMENT ON COLUMN "vizql_http_request"."workbook_luid" IS 'workbookLuid: A UUID.';
COMMENT ON COLUMN "vizql_http_request"."workbook_name" IS 'workbookName';
COMMENT ON COLUMN "vizql_http_request"."workbook_revision" IS 'workbookRevision: Documented as integer, but holds decimals.';

CREATE TABLE "tenant_batch_revoke_personal_access_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'batch_revoke_personal_access_token',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "pat_user_id" VARCHAR
);
COMMENT ON TABLE "tenant_batch_revoke_personal_access_token" IS 'Activity Log model c21c6612c336, tenant event batch_revoke_personal_access_token';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_batch_revoke_personal_access_token"."pat_user_id" IS 'patUserId: Left out when: the tokens of the whole tenant were revoked.';

CREATE TABLE "tenant_batch_revoke_session" (
  "event_type" VARCHAR NOT NULL DEFAULT 'batch_revoke_session',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "session_user_id" VARCHAR
);
COMMENT ON TABLE "tenant_batch_revoke_session" IS 'Activity Log model c21c6612c336, tenant event batch_revoke_session';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_batch_revoke_session"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_batch_revoke_session"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_batch_revoke_session"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_batch_revoke_session"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_batch_revoke_session"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_batch_revoke_session"."session_user_id" IS 'sessionUserId: Left out when: the sessions of the whole tenant were revoked.';

CREATE TABLE "tenant_create_or_update_oidc_config" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_or_update_oidc_config',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "is_secret_updated" BOOLEAN,
  "new_settings_value" VARCHAR,
  "old_settings_value" VARCHAR,
  "resource_id" VARCHAR
);
COMMENT ON TABLE "tenant_create_or_update_oidc_config" IS 'Activity Log model c21c6612c336, tenant event create_or_update_oidc_config';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."is_secret_updated" IS 'isSecretUpdated';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."new_settings_value" IS 'newSettingsValue';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."old_settings_value" IS 'oldSettingsValue';
COMMENT ON COLUMN "tenant_create_or_update_oidc_config"."resource_id" IS 'resourceId';

CREATE TABLE "tenant_create_or_update_saml_config" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_or_update_saml_config',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "new_settings_value" VARCHAR,
  "old_settings_value" VARCHAR,
  "resource_id" VARCHAR
);
COMMENT ON TABLE "tenant_create_or_update_saml_config" IS 'Activity Log model c21c6612c336, tenant event create_or_update_saml_config';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."new_settings_value" IS 'newSettingsValue';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."old_settings_value" IS 'oldSettingsValue';
COMMENT ON COLUMN "tenant_create_or_update_saml_config"."resource_id" IS 'resourceId';

CREATE TABLE "tenant_create_or_update_uat_configuration" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_or_update_uat_configuration',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "config_id" VARCHAR,
  "is_secret_updated" BOOLEAN,
  "issuer" VARCHAR,
  "new_settings_value" VARCHAR,
  "old_settings_value" VARCHAR
);
COMMENT ON TABLE "tenant_create_or_update_uat_configuration" IS 'Activity Log model c21c6612c336, tenant event create_or_update_uat_configuration';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."config_id" IS 'configId';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."is_secret_updated" IS 'isSecretUpdated';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."new_settings_value" IS 'newSettingsValue: JSON text.';
COMMENT ON COLUMN "tenant_create_or_update_uat_configuration"."old_settings_value" IS 'oldSettingsValue: JSON text.';

CREATE TABLE "tenant_create_personal_access_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_personal_access_token',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "expires_at" TIMESTAMP WITH TIME ZONE,
  "token_id" VARCHAR,
  "token_name" VARCHAR
);
COMMENT ON TABLE "tenant_create_personal_access_token" IS 'Activity Log model c21c6612c336, tenant event create_personal_access_token';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_personal_access_token"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_personal_access_token"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_personal_access_token"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_personal_access_token"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_personal_access_token"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."expires_at" IS 'expiresAt: A time in ISO 8601. Left out when: the attempt failed.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."token_id" IS 'tokenId: Left out when: the attempt failed.';
COMMENT ON COLUMN "tenant_create_personal_access_token"."token_name" IS 'tokenName';

CREATE TABLE "tenant_create_private_connection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_private_connection',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "description" VARCHAR,
  "endpoint_service_name" VARCHAR,
  "name" VARCHAR,
  "private_connection_id" VARCHAR,
  "region" VARCHAR
);
COMMENT ON TABLE "tenant_create_private_connection" IS 'Activity Log model c21c6612c336, tenant event create_private_connection';
COMMENT ON COLUMN "tenant_create_private_connection"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_private_connection"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_private_connection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_private_connection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_private_connection"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_private_connection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_private_connection"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_private_connection"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_private_connection"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_private_connection"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_private_connection"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_private_connection"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_private_connection"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_private_connection"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_private_connection"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_private_connection"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_private_connection"."endpoint_service_name" IS 'endpointServiceName';
COMMENT ON COLUMN "tenant_create_private_connection"."private_connection_id" IS 'privateConnectionId';

CREATE TABLE "tenant_create_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_site',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_create_site" IS 'Activity Log model c21c6612c336, tenant event create_site';
COMMENT ON COLUMN "tenant_create_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_site"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_site"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_site"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_site"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_site"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_site"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_site"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_site"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_site"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_site"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_site"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_site"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_site"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_site"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_site"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_site"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_site"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_create_tenant" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_tenant',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_create_tenant" IS 'Activity Log model c21c6612c336, tenant event create_tenant';
COMMENT ON COLUMN "tenant_create_tenant"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_tenant"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_tenant"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_tenant"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_tenant"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_tenant"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_tenant"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_tenant"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_tenant"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_tenant"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_tenant"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_tenant"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_tenant"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_tenant"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_tenant"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_tenant"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_create_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_user',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "email" VARCHAR,
  "language" VARCHAR,
  "locale" VARCHAR,
  "user_id" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "tenant_create_user" IS 'Activity Log model c21c6612c336, tenant event create_user';
COMMENT ON COLUMN "tenant_create_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_user"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_user"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_user"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_user"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_user"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_user"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_user"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_user"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_user"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_user"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_user"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_user"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_user"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_user"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_user"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_user"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_user"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_user"."email" IS 'An email address.';
COMMENT ON COLUMN "tenant_create_user"."user_id" IS 'userId';
COMMENT ON COLUMN "tenant_create_user"."user_name" IS 'userName';

CREATE TABLE "tenant_create_uat_revocation" (
  "event_type" VARCHAR NOT NULL DEFAULT 'create_uat_revocation',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "revoked_jwt_records" VARCHAR
);
COMMENT ON TABLE "tenant_create_uat_revocation" IS 'Activity Log model c21c6612c336, tenant event create_uat_revocation';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_create_uat_revocation"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_create_uat_revocation"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_create_uat_revocation"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_create_uat_revocation"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_create_uat_revocation"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_create_uat_revocation"."revoked_jwt_records" IS 'revokedJwtRecords: JSON text.';

CREATE TABLE "tenant_delete_oidc_config" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_oidc_config',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "idp_configuration_id" VARCHAR,
  "idp_configuration_name" VARCHAR,
  "resource_id" VARCHAR
);
COMMENT ON TABLE "tenant_delete_oidc_config" IS 'Activity Log model c21c6612c336, tenant event delete_oidc_config';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_oidc_config"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_oidc_config"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_oidc_config"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_oidc_config"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_oidc_config"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_delete_oidc_config"."idp_configuration_id" IS 'idpConfigurationId';
COMMENT ON COLUMN "tenant_delete_oidc_config"."idp_configuration_name" IS 'idpConfigurationName';
COMMENT ON COLUMN "tenant_delete_oidc_config"."resource_id" IS 'resourceId';

CREATE TABLE "tenant_delete_private_connection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_private_connection',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "private_connection_id" VARCHAR
);
COMMENT ON TABLE "tenant_delete_private_connection" IS 'Activity Log model c21c6612c336, tenant event delete_private_connection';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_private_connection"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_private_connection"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_private_connection"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_private_connection"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_private_connection"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_private_connection"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_private_connection"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_private_connection"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_private_connection"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_private_connection"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_delete_private_connection"."private_connection_id" IS 'privateConnectionId';

CREATE TABLE "tenant_delete_saml_config" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_saml_config',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "idp_configuration_id" VARCHAR,
  "idp_configuration_name" VARCHAR,
  "resource_id" VARCHAR
);
COMMENT ON TABLE "tenant_delete_saml_config" IS 'Activity Log model c21c6612c336, tenant event delete_saml_config';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_saml_config"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_saml_config"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_saml_config"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_saml_config"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_saml_config"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_saml_config"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_saml_config"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_saml_config"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_saml_config"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_saml_config"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_delete_saml_config"."idp_configuration_id" IS 'idpConfigurationId';
COMMENT ON COLUMN "tenant_delete_saml_config"."idp_configuration_name" IS 'idpConfigurationName';
COMMENT ON COLUMN "tenant_delete_saml_config"."resource_id" IS 'resourceId';

CREATE TABLE "tenant_delete_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_site',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_delete_site" IS 'Activity Log model c21c6612c336, tenant event delete_site';
COMMENT ON COLUMN "tenant_delete_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_site"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_site"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_site"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_site"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_site"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_site"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_site"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_site"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_site"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_site"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_site"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_site"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_site"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_site"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_site"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_site"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_site"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_delete_tenant" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_tenant',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_delete_tenant" IS 'Activity Log model c21c6612c336, tenant event delete_tenant';
COMMENT ON COLUMN "tenant_delete_tenant"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_tenant"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_tenant"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_tenant"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_tenant"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_tenant"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_tenant"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_tenant"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_tenant"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_tenant"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_tenant"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_tenant"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_tenant"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_tenant"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_tenant"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_tenant"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_delete_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_user',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "email" VARCHAR,
  "user_id" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "tenant_delete_user" IS 'Activity Log model c21c6612c336, tenant event delete_user';
COMMENT ON COLUMN "tenant_delete_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_user"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_user"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_user"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_user"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_user"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_user"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_user"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_user"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_user"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_user"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_user"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_user"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_user"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_user"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_user"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_user"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_user"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_delete_user"."email" IS 'An email address.';
COMMENT ON COLUMN "tenant_delete_user"."user_id" IS 'userId';
COMMENT ON COLUMN "tenant_delete_user"."user_name" IS 'userName';

CREATE TABLE "tenant_delete_uat_configuration" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_uat_configuration',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "config_id" VARCHAR,
  "issuer" VARCHAR
);
COMMENT ON TABLE "tenant_delete_uat_configuration" IS 'Activity Log model c21c6612c336, tenant event delete_uat_configuration';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_delete_uat_configuration"."config_id" IS 'configId';

CREATE TABLE "tenant_delete_uat_revocation" (
  "event_type" VARCHAR NOT NULL DEFAULT 'delete_uat_revocation',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "jti" VARCHAR
);
COMMENT ON TABLE "tenant_delete_uat_revocation" IS 'Activity Log model c21c6612c336, tenant event delete_uat_revocation';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_delete_uat_revocation"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_get_sites" (
  "event_type" VARCHAR NOT NULL DEFAULT 'get_sites',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_get_sites" IS 'Activity Log model c21c6612c336, tenant event get_sites';
COMMENT ON COLUMN "tenant_get_sites"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_get_sites"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_get_sites"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_get_sites"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_get_sites"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_get_sites"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_get_sites"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_get_sites"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_get_sites"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_get_sites"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_get_sites"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_get_sites"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_get_sites"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_get_sites"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_get_sites"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_get_sites"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_get_sites"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_get_sites"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_get_sites"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_get_sites"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_get_sites"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_get_sites"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_get_sites"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_get_users" (
  "event_type" VARCHAR NOT NULL DEFAULT 'get_users',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_get_users" IS 'Activity Log model c21c6612c336, tenant event get_users';
COMMENT ON COLUMN "tenant_get_users"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_get_users"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_get_users"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_get_users"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_get_users"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_get_users"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_get_users"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_get_users"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_get_users"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_get_users"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_get_users"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_get_users"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_get_users"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_get_users"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_get_users"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_get_users"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_get_users"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_get_users"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_get_users"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_get_users"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_get_users"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_get_users"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_get_users"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_jwt_login" (
  "event_type" VARCHAR NOT NULL DEFAULT 'jwt_login',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "jti" VARCHAR,
  "jwt_type" VARCHAR,
  "new_session_id" VARCHAR
);
COMMENT ON TABLE "tenant_jwt_login" IS 'Activity Log model c21c6612c336, tenant event jwt_login';
COMMENT ON COLUMN "tenant_jwt_login"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_jwt_login"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_jwt_login"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_jwt_login"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_jwt_login"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_jwt_login"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_jwt_login"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_jwt_login"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_jwt_login"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_jwt_login"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_jwt_login"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_jwt_login"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_jwt_login"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_jwt_login"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_jwt_login"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_jwt_login"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_jwt_login"."jwt_type" IS 'jwtType';
COMMENT ON COLUMN "tenant_jwt_login"."new_session_id" IS 'newSessionId: Left out when: the attempt failed.';

CREATE TABLE "tenant_list_personal_access_tokens" (
  "event_type" VARCHAR NOT NULL DEFAULT 'list_personal_access_tokens',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_list_personal_access_tokens" IS 'Activity Log model c21c6612c336, tenant event list_personal_access_tokens';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_list_personal_access_tokens"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_merge_tenant" (
  "event_type" VARCHAR NOT NULL DEFAULT 'merge_tenant',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "source_tenant_id" VARCHAR,
  "source_tenant_name" VARCHAR,
  "source_tenant_uri" VARCHAR
);
COMMENT ON TABLE "tenant_merge_tenant" IS 'Activity Log model c21c6612c336, tenant event merge_tenant';
COMMENT ON COLUMN "tenant_merge_tenant"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_merge_tenant"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_merge_tenant"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_merge_tenant"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_merge_tenant"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_merge_tenant"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_merge_tenant"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_merge_tenant"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_merge_tenant"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_merge_tenant"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_merge_tenant"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_merge_tenant"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_merge_tenant"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_merge_tenant"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_merge_tenant"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_merge_tenant"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_merge_tenant"."source_tenant_id" IS 'sourceTenantId';
COMMENT ON COLUMN "tenant_merge_tenant"."source_tenant_name" IS 'sourceTenantName';
COMMENT ON COLUMN "tenant_merge_tenant"."source_tenant_uri" IS 'sourceTenantUri: A URI.';

CREATE TABLE "tenant_migrate_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'migrate_site',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_migrate_site" IS 'Activity Log model c21c6612c336, tenant event migrate_site';
COMMENT ON COLUMN "tenant_migrate_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_migrate_site"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_migrate_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_migrate_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_migrate_site"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_migrate_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_migrate_site"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_migrate_site"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_migrate_site"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_migrate_site"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_migrate_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_migrate_site"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_migrate_site"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_migrate_site"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_migrate_site"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_migrate_site"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_personal_access_token_login" (
  "event_type" VARCHAR NOT NULL DEFAULT 'personal_access_token_login',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "new_session_id" VARCHAR,
  "token_id" VARCHAR,
  "token_name" VARCHAR
);
COMMENT ON TABLE "tenant_personal_access_token_login" IS 'Activity Log model c21c6612c336, tenant event personal_access_token_login';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_personal_access_token_login"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_personal_access_token_login"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_personal_access_token_login"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_personal_access_token_login"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_personal_access_token_login"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."new_session_id" IS 'newSessionId: Left out when: the attempt failed.';
COMMENT ON COLUMN "tenant_personal_access_token_login"."token_id" IS 'tokenId';
COMMENT ON COLUMN "tenant_personal_access_token_login"."token_name" IS 'tokenName';

CREATE TABLE "tenant_reactivate_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'reactivate_site',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_reactivate_site" IS 'Activity Log model c21c6612c336, tenant event reactivate_site';
COMMENT ON COLUMN "tenant_reactivate_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_reactivate_site"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_reactivate_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_reactivate_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_reactivate_site"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_reactivate_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_reactivate_site"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_reactivate_site"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_reactivate_site"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_reactivate_site"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_reactivate_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_reactivate_site"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_reactivate_site"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_reactivate_site"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_reactivate_site"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_reactivate_site"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_revoke_personal_access_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'revoke_personal_access_token',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "token_id" VARCHAR,
  "token_name" VARCHAR
);
COMMENT ON TABLE "tenant_revoke_personal_access_token" IS 'Activity Log model c21c6612c336, tenant event revoke_personal_access_token';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."token_id" IS 'tokenId';
COMMENT ON COLUMN "tenant_revoke_personal_access_token"."token_name" IS 'tokenName';

CREATE TABLE "tenant_revoke_session" (
  "event_type" VARCHAR NOT NULL DEFAULT 'revoke_session',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID
);
COMMENT ON TABLE "tenant_revoke_session" IS 'Activity Log model c21c6612c336, tenant event revoke_session';
COMMENT ON COLUMN "tenant_revoke_session"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_revoke_session"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_revoke_session"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_revoke_session"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_revoke_session"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_revoke_session"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_revoke_session"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_revoke_session"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_revoke_session"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_revoke_session"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_revoke_session"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_revoke_session"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_revoke_session"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_revoke_session"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_revoke_session"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_revoke_session"."trace_uuid" IS 'traceUuid: A UUID.';

CREATE TABLE "tenant_site_capacity_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'site_capacity_change',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "capacity_name" VARCHAR,
  "new_capacity_amount" BIGINT,
  "old_capacity_amount" BIGINT
);
COMMENT ON TABLE "tenant_site_capacity_change" IS 'Activity Log model c21c6612c336, tenant event site_capacity_change';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_site_capacity_change"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_site_capacity_change"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_site_capacity_change"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_change"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_site_capacity_change"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_site_capacity_change"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_change"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_site_capacity_change"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_site_capacity_change"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_change"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_site_capacity_change"."capacity_name" IS 'capacityName';
COMMENT ON COLUMN "tenant_site_capacity_change"."new_capacity_amount" IS 'newCapacityAmount';
COMMENT ON COLUMN "tenant_site_capacity_change"."old_capacity_amount" IS 'oldCapacityAmount';

CREATE TABLE "tenant_site_capacity_default_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'site_capacity_default_change',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "capacity_name" VARCHAR,
  "new_capacity_amount" BIGINT,
  "old_capacity_amount" BIGINT
);
COMMENT ON TABLE "tenant_site_capacity_default_change" IS 'Activity Log model c21c6612c336, tenant event site_capacity_default_change';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."capacity_name" IS 'capacityName';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."new_capacity_amount" IS 'newCapacityAmount';
COMMENT ON COLUMN "tenant_site_capacity_default_change"."old_capacity_amount" IS 'oldCapacityAmount';

CREATE TABLE "tenant_site_limits_change" (
  "event_type" VARCHAR NOT NULL DEFAULT 'site_limits_change',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "new_creator_capacity" BIGINT,
  "new_creator_capacity_is_default_cloud_limit" BOOLEAN,
  "new_explorer_capacity" BIGINT,
  "new_explorer_capacity_is_default_cloud_limit" BOOLEAN,
  "new_viewer_capacity" BIGINT,
  "new_viewer_capacity_is_default_cloud_limit" BOOLEAN,
  "old_creator_capacity" BIGINT,
  "old_creator_capacity_is_default_cloud_limit" BOOLEAN,
  "old_explorer_capacity" BIGINT,
  "old_explorer_capacity_is_default_cloud_limit" BOOLEAN,
  "old_viewer_capacity" BIGINT,
  "old_viewer_capacity_is_default_cloud_limit" BOOLEAN
);
COMMENT ON TABLE "tenant_site_limits_change" IS 'Activity Log model c21c6612c336, tenant event site_limits_change';
COMMENT ON COLUMN "tenant_site_limits_change"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_site_limits_change"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_site_limits_change"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_site_limits_change"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_site_limits_change"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_site_limits_change"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_site_limits_change"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_site_limits_change"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_site_limits_change"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_site_limits_change"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_site_limits_change"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_site_limits_change"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_site_limits_change"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_site_limits_change"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_site_limits_change"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_site_limits_change"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_site_limits_change"."new_creator_capacity" IS 'newCreatorCapacity: Left out when: the new limit is the default of the cloud.';
COMMENT ON COLUMN "tenant_site_limits_change"."new_creator_capacity_is_default_cloud_limit" IS 'newCreatorCapacityIsDefaultCloudLimit';
COMMENT ON COLUMN "tenant_site_limits_change"."new_explorer_capacity" IS 'newExplorerCapacity: Left out when: the new limit is the default of the cloud.';
COMMENT ON COLUMN "tenant_site_limits_change"."new_explorer_capacity_is_default_cloud_limit" IS 'newExplorerCapacityIsDefaultCloudLimit';
COMMENT ON COLUMN "tenant_site_limits_change"."new_viewer_capacity" IS 'newViewerCapacity: Left out when: the new limit is the default of the cloud.';
COMMENT ON COLUMN "tenant_site_limits_change"."new_viewer_capacity_is_default_cloud_limit" IS 'newViewerCapacityIsDefaultCloudLimit';
COMMENT ON COLUMN "tenant_site_limits_change"."old_creator_capacity" IS 'oldCreatorCapacity: Left out when: the former limit was the default of the cloud.';
COMMENT ON COLUMN "tenant_site_limits_change"."old_creator_capacity_is_default_cloud_limit" IS 'oldCreatorCapacityIsDefaultCloudLimit';
COMMENT ON COLUMN "tenant_site_limits_change"."old_explorer_capacity" IS 'oldExplorerCapacity: Left out when: the former limit was the default of the cloud.';
COMMENT ON COLUMN "tenant_site_limits_change"."old_explorer_capacity_is_default_cloud_limit" IS 'oldExplorerCapacityIsDefaultCloudLimit';
COMMENT ON COLUMN "tenant_site_limits_change"."old_viewer_capacity" IS 'oldViewerCapacity: Left out when: the former limit was the default of the cloud.';
COMMENT ON COLUMN "tenant_site_limits_change"."old_viewer_capacity_is_default_cloud_limit" IS 'oldViewerCapacityIsDefaultCloudLimit';

CREATE TABLE "tenant_suspend_site" (
  "event_type" VARCHAR NOT NULL DEFAULT 'suspend_site',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "suspension_source" VARCHAR
);
COMMENT ON TABLE "tenant_suspend_site" IS 'Activity Log model c21c6612c336, tenant event suspend_site';
COMMENT ON COLUMN "tenant_suspend_site"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_suspend_site"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_suspend_site"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_suspend_site"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_suspend_site"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_suspend_site"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_suspend_site"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_suspend_site"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_suspend_site"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_suspend_site"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_suspend_site"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_suspend_site"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_suspend_site"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_suspend_site"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_suspend_site"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_suspend_site"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_suspend_site"."suspension_source" IS 'suspensionSource';

CREATE TABLE "tenant_tcm_activity_log_access" (
  "event_type" VARCHAR NOT NULL DEFAULT 'tcm_activity_log_access',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "event_processed_time_end" VARCHAR,
  "event_processed_time_start" VARCHAR,
  "event_type_accessed" VARCHAR
);
COMMENT ON TABLE "tenant_tcm_activity_log_access" IS 'Activity Log model c21c6612c336, tenant event tcm_activity_log_access';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_processed_time_end" IS 'eventProcessedTimeEnd: Left out when: all available data was asked for.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_processed_time_start" IS 'eventProcessedTimeStart: Left out when: all available data was asked for.';
COMMENT ON COLUMN "tenant_tcm_activity_log_access"."event_type_accessed" IS 'eventTypeAccessed: Left out when: all available data was asked for.';

CREATE TABLE "tenant_track_private_connection_usage" (
  "event_type" VARCHAR NOT NULL DEFAULT 'track_private_connection_usage',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "endpoint_id" VARCHAR,
  "endpoint_service_name" VARCHAR,
  "endpoint_service_region" VARCHAR,
  "usage_quantity" BIGINT
);
COMMENT ON TABLE "tenant_track_private_connection_usage" IS 'Activity Log model c21c6612c336, tenant event track_private_connection_usage';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."endpoint_id" IS 'endpointId';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."endpoint_service_name" IS 'endpointServiceName';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."endpoint_service_region" IS 'endpointServiceRegion';
COMMENT ON COLUMN "tenant_track_private_connection_usage"."usage_quantity" IS 'usageQuantity: In bytes.';

CREATE TABLE "tenant_update_personal_access_token" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_personal_access_token',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "expires_at" TIMESTAMP WITH TIME ZONE,
  "token_id" VARCHAR,
  "token_name" VARCHAR
);
COMMENT ON TABLE "tenant_update_personal_access_token" IS 'Activity Log model c21c6612c336, tenant event update_personal_access_token';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_personal_access_token"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_personal_access_token"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_personal_access_token"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_personal_access_token"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_personal_access_token"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."expires_at" IS 'expiresAt: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."token_id" IS 'tokenId: Left out when: the attempt failed.';
COMMENT ON COLUMN "tenant_update_personal_access_token"."token_name" IS 'tokenName';

CREATE TABLE "tenant_update_private_connection" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_private_connection',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "new_description" VARCHAR,
  "new_site_ids" VARCHAR,
  "old_description" VARCHAR,
  "old_site_ids" VARCHAR,
  "private_connection_id" VARCHAR
);
COMMENT ON TABLE "tenant_update_private_connection" IS 'Activity Log model c21c6612c336, tenant event update_private_connection';
COMMENT ON COLUMN "tenant_update_private_connection"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_private_connection"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_private_connection"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_private_connection"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_private_connection"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_private_connection"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_private_connection"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_private_connection"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_private_connection"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_private_connection"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_private_connection"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_private_connection"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_private_connection"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_private_connection"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_private_connection"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_private_connection"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_private_connection"."new_description" IS 'newDescription';
COMMENT ON COLUMN "tenant_update_private_connection"."new_site_ids" IS 'newSiteIds: A list separated by commas.';
COMMENT ON COLUMN "tenant_update_private_connection"."old_description" IS 'oldDescription';
COMMENT ON COLUMN "tenant_update_private_connection"."old_site_ids" IS 'oldSiteIds: A list separated by commas.';
COMMENT ON COLUMN "tenant_update_private_connection"."private_connection_id" IS 'privateConnectionId';

CREATE TABLE "tenant_update_session" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_session',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "expires_at" VARCHAR
);
COMMENT ON TABLE "tenant_update_session" IS 'Activity Log model c21c6612c336, tenant event update_session';
COMMENT ON COLUMN "tenant_update_session"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_session"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_session"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_session"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_session"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_session"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_session"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_session"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_session"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_session"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_session"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_session"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_session"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_session"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_session"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_session"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_session"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_session"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_session"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_session"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_session"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_session"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_session"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_session"."expires_at" IS 'expiresAt';

CREATE TABLE "tenant_update_tenant" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_tenant',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "new_status" VARCHAR,
  "new_tenant_name" VARCHAR,
  "new_tenant_org62_id" VARCHAR,
  "new_tenant_uri" VARCHAR,
  "old_status" VARCHAR,
  "old_tenant_org62_id" VARCHAR
);
COMMENT ON TABLE "tenant_update_tenant" IS 'Activity Log model c21c6612c336, tenant event update_tenant';
COMMENT ON COLUMN "tenant_update_tenant"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_tenant"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_tenant"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_tenant"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_tenant"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_tenant"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_tenant"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_tenant"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_tenant"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_tenant"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_tenant"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_tenant"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_tenant"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_tenant"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_tenant"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_tenant"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_tenant"."new_status" IS 'newStatus';
COMMENT ON COLUMN "tenant_update_tenant"."new_tenant_name" IS 'newTenantName';
COMMENT ON COLUMN "tenant_update_tenant"."new_tenant_org62_id" IS 'newTenantOrg62Id';
COMMENT ON COLUMN "tenant_update_tenant"."new_tenant_uri" IS 'newTenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_tenant"."old_status" IS 'oldStatus';
COMMENT ON COLUMN "tenant_update_tenant"."old_tenant_org62_id" IS 'oldTenantOrg62Id';

CREATE TABLE "tenant_update_user" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_user',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "new_email" VARCHAR,
  "new_language" VARCHAR,
  "new_locale" VARCHAR,
  "old_email" VARCHAR,
  "old_language" VARCHAR,
  "old_locale" VARCHAR,
  "user_id" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "tenant_update_user" IS 'Activity Log model c21c6612c336, tenant event update_user';
COMMENT ON COLUMN "tenant_update_user"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_user"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_user"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_user"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_user"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_user"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_user"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_user"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_user"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_user"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_user"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_user"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_user"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_user"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_user"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_user"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_user"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_user"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_user"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_user"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_user"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_user"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_user"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_user"."new_email" IS 'newEmail: An email address.';
COMMENT ON COLUMN "tenant_update_user"."new_language" IS 'newLanguage';
COMMENT ON COLUMN "tenant_update_user"."new_locale" IS 'newLocale';
COMMENT ON COLUMN "tenant_update_user"."old_email" IS 'oldEmail: An email address.';
COMMENT ON COLUMN "tenant_update_user"."old_language" IS 'oldLanguage';
COMMENT ON COLUMN "tenant_update_user"."old_locale" IS 'oldLocale';
COMMENT ON COLUMN "tenant_update_user"."user_id" IS 'userId';
COMMENT ON COLUMN "tenant_update_user"."user_name" IS 'userName';

CREATE TABLE "tenant_update_user_site_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_user_site_role',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "email" VARCHAR,
  "new_idp" VARCHAR,
  "new_role" VARCHAR,
  "old_idp" VARCHAR,
  "old_role" VARCHAR,
  "user_id" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "tenant_update_user_site_role" IS 'Activity Log model c21c6612c336, tenant event update_user_site_role';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_user_site_role"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_user_site_role"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_user_site_role"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_user_site_role"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_user_site_role"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_user_site_role"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_user_site_role"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_user_site_role"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_user_site_role"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_user_site_role"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_user_site_role"."email" IS 'An email address.';
COMMENT ON COLUMN "tenant_update_user_site_role"."new_idp" IS 'newIdp: Null when: the user is being removed.';
COMMENT ON COLUMN "tenant_update_user_site_role"."new_role" IS 'newRole: Null when: the user is being removed.';
COMMENT ON COLUMN "tenant_update_user_site_role"."old_idp" IS 'oldIdp: Null when: the user had no role before.';
COMMENT ON COLUMN "tenant_update_user_site_role"."old_role" IS 'oldRole: Null when: the user had no role before.';
COMMENT ON COLUMN "tenant_update_user_site_role"."user_id" IS 'userId';
COMMENT ON COLUMN "tenant_update_user_site_role"."user_name" IS 'userName';

CREATE TABLE "tenant_update_user_tenant_role" (
  "event_type" VARCHAR NOT NULL DEFAULT 'update_user_tenant_role',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "email" VARCHAR,
  "new_idp" VARCHAR,
  "new_role" VARCHAR,
  "old_idp" VARCHAR,
  "old_role" VARCHAR,
  "user_id" VARCHAR,
  "user_name" VARCHAR
);
COMMENT ON TABLE "tenant_update_user_tenant_role" IS 'Activity Log model c21c6612c336, tenant event update_user_tenant_role';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."email" IS 'An email address.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."new_idp" IS 'newIdp: Null when: the user is being removed.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."new_role" IS 'newRole: Null when: the user is being removed.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."old_idp" IS 'oldIdp: Null when: the user had no role before.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."old_role" IS 'oldRole: Null when: the user had no role before.';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."user_id" IS 'userId';
COMMENT ON COLUMN "tenant_update_user_tenant_role"."user_name" IS 'userName';

CREATE TABLE "tenant_user_login_create_session" (
  "event_type" VARCHAR NOT NULL DEFAULT 'user_login_create_session',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "expires_at" TIMESTAMP WITH TIME ZONE,
  "idp_id" VARCHAR,
  "idp_name" VARCHAR,
  "new_session_id" VARCHAR
);
COMMENT ON TABLE "tenant_user_login_create_session" IS 'Activity Log model c21c6612c336, tenant event user_login_create_session';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_user_login_create_session"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_user_login_create_session"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_user_login_create_session"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_user_login_create_session"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_user_login_create_session"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_user_login_create_session"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_user_login_create_session"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_user_login_create_session"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_user_login_create_session"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_user_login_create_session"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_user_login_create_session"."expires_at" IS 'expiresAt: A time in ISO 8601. Left out when: the attempt failed.';
COMMENT ON COLUMN "tenant_user_login_create_session"."idp_id" IS 'idpId';
COMMENT ON COLUMN "tenant_user_login_create_session"."idp_name" IS 'idpName';
COMMENT ON COLUMN "tenant_user_login_create_session"."new_session_id" IS 'newSessionId: Left out when: the attempt failed.';

CREATE TABLE "tenant_validate_uat_jwt" (
  "event_type" VARCHAR NOT NULL DEFAULT 'validate_uat_jwt',
  "event_id" VARCHAR,
  "event_outcome" VARCHAR,
  "event_outcome_reason" VARCHAR,
  "event_processed_time" TIMESTAMP WITH TIME ZONE,
  "event_time" TIMESTAMP WITH TIME ZONE,
  "event_version" VARCHAR,
  "initiating_session_id" VARCHAR,
  "initiating_url" VARCHAR,
  "initiating_user_agent" VARCHAR,
  "initiating_user_display_name" VARCHAR,
  "initiating_user_email" VARCHAR,
  "initiating_user_id" VARCHAR,
  "initiating_user_ip_address" VARCHAR,
  "initiating_user_role" VARCHAR,
  "pod_uri" VARCHAR,
  "site_id" VARCHAR,
  "site_name" VARCHAR,
  "site_uri" VARCHAR,
  "tenant_id" VARCHAR,
  "tenant_name" VARCHAR,
  "tenant_uri" VARCHAR,
  "trace_uuid" UUID,
  "config_id" VARCHAR,
  "jti" VARCHAR,
  "jwt_issuer" VARCHAR,
  "resource_id" VARCHAR,
  "scope" VARCHAR,
  "token_expiration_time" VARCHAR,
  "username" VARCHAR
);
COMMENT ON TABLE "tenant_validate_uat_jwt" IS 'Activity Log model c21c6612c336, tenant event validate_uat_jwt';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_type" IS 'eventType';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_id" IS 'eventId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_outcome" IS 'eventOutcome: One of success, unauthorized, client_error, internal_error.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_outcome_reason" IS 'eventOutcomeReason';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_processed_time" IS 'eventProcessedTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_time" IS 'eventTime: A time in ISO 8601.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."event_version" IS 'eventVersion';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_session_id" IS 'initiatingSessionId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_url" IS 'initiatingUrl: A URI.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_user_agent" IS 'initiatingUserAgent';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_user_display_name" IS 'initiatingUserDisplayName';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_user_email" IS 'initiatingUserEmail: An email address.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_user_id" IS 'initiatingUserId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_user_ip_address" IS 'initiatingUserIpAddress: An IP address.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."initiating_user_role" IS 'initiatingUserRole';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."pod_uri" IS 'podUri: A URI.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."site_id" IS 'siteId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."site_name" IS 'siteName';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."site_uri" IS 'siteUri: A URI.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."tenant_id" IS 'tenantId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."tenant_name" IS 'tenantName';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."tenant_uri" IS 'tenantUri: A URI.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."trace_uuid" IS 'traceUuid: A UUID.';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."config_id" IS 'configId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."jwt_issuer" IS 'jwtIssuer';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."resource_id" IS 'resourceId';
COMMENT ON COLUMN "tenant_validate_uat_jwt"."token_expiration_time" IS 'tokenExpirationTime';

COMMIT;
