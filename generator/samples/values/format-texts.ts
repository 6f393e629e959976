import type { Format } from "../../model/model.ts";

type Texts = readonly [string, ...string[]];

/** Texts of a format: usual ones, unusual ones that are valid too, and broken ones. */
interface FormatTexts {
  readonly usual: Texts;
  readonly unusual: Texts;
  /** Refused by any careful reader. None for a comma list: each text is one. */
  readonly broken: readonly string[];
}

/** Times and LUIDs are made, not picked; of the others a few texts say all. Addresses are those for documentation. */
export const FORMAT_TEXTS: { readonly [F in Format]: FormatTexts } = {
  "date-time": {
    usual: ["2026-03-10T00:41:38.499Z", "2026-03-09T23:15:00Z"],
    unusual: ["2026-12-31T23:59:59.999999999Z"],
    broken: [
      "yesterday",
      "",
      "2026-13-01T00:00:00Z",
      "2026-02-30T00:00:00Z",
      "2026-03-10T25:00:00Z",
      "2026-03-10T00:41:38",
      "2026-03-10",
      "10.03.2026 00:41",
      "1773103298499",
    ],
  },
  uuid: {
    usual: ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"],
    unusual: ["00000000-0000-0000-0000-000000000000"],
    broken: [
      "none",
      "",
      "00000000-0000-4000-8000-0000000000",
      "00000000-0000-4000-8000-00000000000g",
      "00000000000040008000000000000000",
      "{00000000-0000-4000-8000-000000000000}",
    ],
  },
  ip: {
    usual: ["192.0.2.17", "198.51.100.4", "203.0.113.200"],
    unusual: ["2001:db8::1", "2001:DB8:0:0:0:0:0:17", "::ffff:192.0.2.1", "0.0.0.0"],
    broken: ["999.0.2.1", "192.0.2", "2001:db8::g", "sample-host", ""],
  },
  email: {
    usual: ["robin@example.com", "sam.sample@example.org"],
    unusual: ["kim+logs@mail.example.net", "O'Sample@example.com"],
    broken: ["robin.example.com", "@example.com", "robin@", "robin at example.com", ""],
  },
  uri: {
    usual: ["https://example.com/views/sample", "https://example.org/"],
    unusual: ["/vizql/w/Sample/v/Overview", "https://[2001:db8::1]:8443/a%20b?c=d&e=%C3%A4#f", "sample"],
    broken: ["https://exa mple.com/", "https://example.com/%zz", "https://example.com/<sample>", "a\\b"],
  },
  json: {
    usual: ['{"enabled":true}', '{"limit":10,"names":["sample"]}', "[]"],
    unusual: ['{"a":{"b":[{"c":"\\u00e4 \\"quoted\\" \\\\"}]}}', "null", '""', " { } ", "12345678901234567890"],
    broken: ['{"enabled":', "{'enabled':true}", "enabled", '{"enabled":true}}', ""],
  },
  "comma-list": {
    usual: ["sample,another", "one,two,three"],
    unusual: ["", "sample", "a, b ,c", ",,"],
    broken: [],
  },
};
