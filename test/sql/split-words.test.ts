import { expect, test } from "vitest";

import { splitWords } from "../../generator/sql/names/split-words.ts";

test.each([
  ["name", "name"],
  ["userName", "user_name"],
  ["newTenantOrg62Id", "new_tenant_org62_id"],
  ["newAwsAccountNumber", "new_aws_account_number"],
  ["oldS3BucketName", "old_s3_bucket_name"],
  ["objURL", "obj_url"],
  ["URLPath", "url_path"],
  ["siteLUIDs", "site_luids"],
  ["user_name", "user_name"],
  ["ID do token", "id_do_token"],
  ['a"; DROP TABLE x;--', "a_drop_table_x"],
  ["名称", ""],
])("%s has the words %s", (name, words) => {
  expect(splitWords(name).join("_")).toBe(words);
});
