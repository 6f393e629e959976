type Texts = readonly [string, ...string[]];

/**
 * Texts that are nice to read, by what an attribute's name ends in; the first row that fits counts. They are wording,
 * not facts: no row knows an event. Nothing in them is real: names of persons are no names, and hosts and addresses are
 * those that RFC 2606, RFC 5737 and RFC 3849 set aside for documentation.
 */
const TEXTS: readonly (readonly [RegExp, Texts])[] = [
  [/^eventVersion$/u, ["0.1", "1.0"]],
  [/version$/iu, ["2026.1.0", "2026.1.2", "2025.3.4"]],
  [/revision$/iu, ["1.0", "1.1", "2.3"]],
  [/userAgent$/iu, ["ExampleBrowser/1.0 (Linux)", "ExampleBrowser/2.4 (Windows)"]],
  [/^pod(?:Name)?$/u, ["10az", "prod-example"]],
  [/role(?:name)?$/iu, ["Creator", "Explorer", "Viewer"]],
  [/(?:user|actor|initiating)name$/iu, ["robin.example", "sam.sample", "kim.placeholder"]],
  [/(?:owner|creator|contact|display)name$/iu, ["Robin Example", "Sam Sample", "Kim Placeholder"]],
  [/^(?:site|tenant|.*(?:site|tenant))name$/iu, ["Sample Company", "Example Works"]],
  [/projectname$/iu, ["Sample Project", "Finance Sandbox"]],
  [/(?:workbook|content|obj)name$/iu, ["Quarterly Sales", "Budget Overview"]],
  [/(?:view|sheet)name$/iu, ["Sales by Region", "Overview"]],
  [/flowname$/iu, ["Clean Orders", "Merge Regions"]],
  [/groupnames?$/iu, ["Sample Analysts", "Sample Editors"]],
  [/schedulename$/iu, ["Every Morning", "Weekly on Monday"]],
  [/(?:computer|device|agent|host|instance)name$/iu, ["sample-host-01", "sample-host-02"]],
  [/(?:service|endpoint)name$/iu, ["sample-service", "sample-endpoint"]],
  [/(?:pool|capacity|token|idp.*)name$/iu, ["sample-one", "sample-two"]],
  [/name$/iu, ["Quarterly Sales", "Regional Overview", "Sample Orders"]],
  [/(?:title|caption)$/iu, ["Sales by Region", "Orders of the Week"]],
  [/email$/iu, ["robin@example.com", "sam@example.org"]],
  [/repo(?:sitory)?url$/iu, ["QuarterlySales", "BudgetOverview"]],
  [/(?:url|uri|referrer|issuer)$/iu, ["https://example.com/sample", "https://example.org/"]],
  [/domain$/iu, ["example.com", "example.org"]],
  [/namespace$/iu, ["samplecompany", "exampleworks"]],
  [/(?:description|note|notes|message|details|reason|args)$/iu, ["A made-up remark.", "Made up for this sample."]],
  [/arn$/iu, ["arn:aws:kms:eu-central-1:000000000000:key/sample"]],
  [/accountnumber$/iu, ["000000000000"]],
  [/bucketname$/iu, ["example-bucket"]],
  [/(?:guid|jti|uuid|luid)$/iu, ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"]],
  [/sessionid$/iu, ["sample-session-1", "sample-session-2"]],
  [/timezone(?:id)?$/iu, ["Etc/UTC"]],
  [/(?:^i|I)ds?$/u, ["42", "1001", "2002"]],
  [/(?:language|locale)$/iu, ["en_US", "de_DE", "pt_BR"]],
  [/region$/iu, ["eu-central-1", "us-west-2"]],
  [/code$/iu, ["403", "500"]],
  [/^(?:time|timestamp)$|(?:Time|TimeStart|TimeEnd|At)$/u, ["2026-03-10T00:41:38Z", "2026-03-10T00:41:39Z"]],
  [/(?:state|status)$/iu, ["active", "suspended"]],
  [/operation$/iu, ["create", "delete"]],
];

/** Texts for an attribute without documented values and format. */
export function exampleTexts(name: string): Texts {
  const row = TEXTS.find(([pattern]) => pattern.test(name));
  return row?.[1] ?? [`sample ${wordsOf(name)}`];
}

const wordsOf = (name: string): string =>
  name.replaceAll(/([a-z0-9])([A-Z])/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** Texts that are valid anywhere and that careless code trips over. */
export const UNUSUAL_TEXTS: Texts = [
  "",
  " ",
  "null",
  "true",
  "0042",
  "=1+1",
  'a "quoted" \\ word',
  "two\nlines\r\nand a\ttab",
  "Größe, 売上, ขาย, 📊",
  "before\u2028after",
  "</script><!-- {{sample}}",
  "'; DROP TABLE sample; --",
  "__proto__",
  "x".repeat(5000),
];
