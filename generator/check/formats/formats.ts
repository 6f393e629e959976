import type { FormatName } from "../check-tables.ts";
import { isDateTime } from "./is-date-time.ts";
import { isEmail } from "./is-email.ts";
import { isIp } from "./is-ip.ts";
import { isJson } from "./is-json.ts";
import { isUriReference } from "./is-uri-reference.ts";
import { isUuid } from "./is-uuid.ts";

/** A format: how to test a text for it, and how to say that it was expected. */
export interface Format {
  readonly test: (text: string) => boolean;
  /** True where JSON Schema has the format; the others are tested only where the caller asks for more. */
  readonly isInSchemas: boolean;
  readonly expected: string;
}

/** The formats that are tested. */
export const FORMATS: { readonly [F in FormatName]: Format } = {
  "date-time": {
    test: isDateTime,
    isInSchemas: true,
    expected: "a date-time as RFC 3339 has it, like 2026-03-10T00:41:38.4997Z",
  },
  uuid: { test: isUuid, isInSchemas: true, expected: "a UUID" },
  email: { test: isEmail, isInSchemas: true, expected: "an email address" },
  "uri-reference": { test: isUriReference, isInSchemas: true, expected: "a URI or a part of one" },
  ip: { test: isIp, isInSchemas: false, expected: "an IP address of version 4 or 6" },
  json: { test: isJson, isInSchemas: false, expected: "JSON text" },
};
