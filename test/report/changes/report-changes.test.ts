import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { load } from "cheerio";
import { expect, test } from "vitest";

import type { Change } from "../../../generator/diff/change.ts";
import type { JsonChange, JsonChangesReport } from "../../../generator/report/changes/json-changes.ts";
import { worstFirst } from "../../../generator/report/changes/change-levels.ts";
import { githubChanges } from "../../../generator/report/changes/github-changes.ts";
import { markdownChanges } from "../../../generator/report/changes/markdown-changes.ts";
import { reportChanges } from "../../../generator/report/changes/report-changes.ts";
import { FORMATS } from "../../../generator/report/formats.ts";
import { SARIF_SUBSET } from "../sarif-subset.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { buildAttribute, buildModel } from "../../support/model-builder.ts";
import { compared, type Compared, DOORS, HOSTILE, NOTHING, TEXTS } from "./changes-input.ts";

const ajv = new Ajv({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(SARIF_SUBSET);

const report = ({ changes, context }: Compared, format: (typeof FORMATS)[number]): string =>
  reportChanges(changes, format, context);

test("text: the summary, the worst event first, equal changes once, docs counted", () => {
  expect(report(DOORS, "text"))
    .toBe(`6 changes from current 0123456789ab to next ba9876543210: 2 breaking, 3 compatible, 1 docs-only
SOURCE major, SCHEMA minor, STORAGE minor, DOCS major

site, in every event
  breaking  state 9: meaning Ajar -> Shut  [code-meaning-changed]

site slam_door
  breaking  event removed (1 attribute)  [event-removed]

site, in several events
  compatible  doorId: type integer -> long, in 2 events  [attribute-type-widened]

site paint_wall
  compatible  event added (1 attribute)  [event-added]

docs-only: 1 description
`);
});

test("text: what changes only the docs is told where there is nothing else; nothing is nothing", () => {
  expect(report(TEXTS, "text")).toContain('\nsite open_door\n  docs-only  description "Opens." -> "Opens a door."  [');
  expect(report(NOTHING, "text")).toBe(
    "no changes from current 0123456789ab to current 0123456789ab\nSOURCE none, SCHEMA none, STORAGE none, DOCS none\n",
  );
});

test("only the promises that were asked for have a verdict", () => {
  const context = { ...DOORS.context, promises: ["SCHEMA"] } as const;
  expect(reportChanges(DOORS.changes, "text", context).split("\n")[1]).toBe("SCHEMA minor");
  expect(JSON.parse(reportChanges(DOORS.changes, "json", context))).toMatchObject({ verdict: { SCHEMA: "minor" } });
});

test("markdown: a changelog to paste", () => {
  expect(report(DOORS, "markdown")).toBe(`# Changes from \`current\` to \`next\`

6 changes from model \`0123456789ab\` to \`ba9876543210\`: 2 breaking, 3 compatible, 1 docs-only.

Version bumps: SOURCE major, SCHEMA minor, STORAGE minor, DOCS major.

## Breaking

- every site event, \`state\` \`9\`: meaning \`Ajar\` → \`Shut\` (\`code-meaning-changed\`)
- site \`slam_door\`: event removed (1 attribute) (\`event-removed\`)

## Compatible

- 2 site events, \`doorId\`: type \`integer\` → \`long\` (\`attribute-type-widened\`)
- site \`paint_wall\`: event added (1 attribute) (\`event-added\`)

## Docs only

1 description.
`);
  expect(markdownChanges([], NOTHING.context, { depth: 3, title: "Now" })).toBe(
    "### Now\n\nNo changes from model `0123456789ab` to `0123456789ab`.\n",
  );
});

test("github: a command for what is the same in several events, none for nothing", () => {
  expect(report(DOORS, "github").split("\n")).toEqual([
    "::error title=code-meaning-changed::In every site event, `state` 9 means `Shut`, it meant `Ajar`.",
    "::error title=event-removed::Site event `slam_door` is gone.",
    "::notice title=attribute-type-widened::In 2 site events, `doorId` is of type `long`, it was `integer`.",
    "::notice title=event-added::Site event `paint_wall` is new.",
    "::notice title=docs-only::1 description",
    "",
  ]);
  expect(githubChanges([])).toBe("");
});

test("junit: a test for each rule; it fails from --fail-on on", () => {
  const xml = load(report(DOORS, "junit"), { xml: true });
  const outcomes = xml("testcase").map(
    (_, test) => `${xml(test).attr("name") ?? ""}: ${xml(test).children().attr("type") ?? "passed"}`,
  );
  expect(outcomes.get()).toEqual([
    "event-added: passed",
    "event-removed: breaking",
    "event-description-changed: passed",
    "attribute-type-widened: passed",
    "code-meaning-changed: breaking",
  ]);
  expect(xml("testsuite").attr()).toEqual({ name: "diff", tests: "5", failures: "2" });
  const strict = reportChanges(DOORS.changes, "junit", { ...DOORS.context, failOn: "docs-only" });
  expect(load(strict, { xml: true })("failure")).toHaveLength(5);
});

test("sarif: as the specification has it, each change at its place of the model", () => {
  const log: unknown = JSON.parse(report(DOORS, "sarif"));
  expect(validate(log) ? [] : validate.errors).toEqual([]);
  const [change] = DOORS.changes;
  expect(log).toMatchObject({
    runs: [
      {
        results: [
          {
            ruleId: "code-meaning-changed",
            ruleIndex: 4,
            level: "error",
            locations: [{ logicalLocations: [{ name: "state", fullyQualifiedName: "site.state", kind: "member" }] }],
            partialFingerprints: { "change/v1": change?.fingerprint },
          },
          { locations: [{ logicalLocations: [{ fullyQualifiedName: "site.slam_door", kind: "type" }] }] },
          { locations: [{ logicalLocations: [{ fullyQualifiedName: "site.open_door.doorId", kind: "member" }] }] },
          {},
          {},
          {},
        ],
      },
    ],
  });
});

/** The change that a report in JSON holds, without what the rule says of it. */
function changeOf(read: JsonChange): Change {
  const verdict = ["ruleId", "level", "promises", "message", "fingerprint"];
  return Object.fromEntries(Object.entries(read).filter(([key]) => !verdict.includes(key))) as unknown as Change;
}

test.each([["doors", DOORS] as const, ["hostile", HOSTILE] as const])(
  "json: the changes of %s can be read back",
  (_, input) => {
    const read = JSON.parse(report(input, "json")) as JsonChangesReport;
    expect(read.changes.map(changeOf)).toEqual(worstFirst(input.changes).map(({ change }) => change));
    expect(Object.values(read.counts).reduce((a, b) => a + b)).toBe(input.changes.length);
    expect(new Set(read.changes.map(({ fingerprint }) => fingerprint)).size).toBe(input.changes.length);
  },
);

test("the same changes give the same bytes", () => {
  for (const format of FORMATS) expect(report(DOORS, format)).toBe(report({ ...DOORS }, format));
});

test("no hostile name leaves its place, in any format", () => {
  // eslint would have it that these are looked for by mistake.
  const raw = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
  for (const format of ["text", "github", "markdown", "json", "sarif"] as const)
    expect(report(HOSTILE, format)).not.toMatch(raw);
  const lines = report(HOSTILE, "github").split("\n").slice(0, -1);
  expect(lines.filter((line) => !/^::(?:error|warning|notice) title=[a-z-]+::[^\n]+$/u.test(line))).toEqual([]);
  const markdown = report(HOSTILE, "markdown")
    .split("\n")
    .filter((line) => line !== "");
  expect(markdown.filter((line) => !/^(?:#|- |993 changes|Version bumps: )/u.test(line))).toEqual([]);
  const xml = load(report(HOSTILE, "junit"), { xml: true });
  expect(
    new Set(
      xml("*")
        .get()
        .map((node) => String(xml(node).prop("tagName")).toLowerCase()),
    ),
  ).toEqual(new Set(["testsuites", "testsuite", "testcase", "failure", "system-out"]));
  const log: unknown = JSON.parse(report(HOSTILE, "sarif"));
  expect(validate(log) ? [] : validate.errors?.slice(0, 3)).toEqual([]);
});

test("a value that comes is told with what it means", () => {
  const codes = (...items: readonly number[]) =>
    buildModel({
      site: {
        common: [
          buildAttribute({
            name: "state",
            values: { kind: "codes", items: items.map((value) => ({ value, label: `S${value}` })) },
          }),
        ],
      },
    });
  expect(report(compared(codes(1), codes(1, 2)), "text")).toContain(
    '  dangerous  state: value added (2 = "S2")  [code-added]\n',
  );
});

test("a likely rename tells how sure it is", () => {
  const change: Change = {
    kind: "attribute.name",
    from: { scope: "site", event: "open_door", attribute: "old" },
    to: { scope: "site", event: "open_door", attribute: "new" },
    before: "old",
    after: "new",
    confidence: 0.8,
    by: ["position"],
  };
  const changes = judgeChanges({ ...DOORS.context, changes: [change] });
  expect(report({ changes, context: DOORS.context }, "text")).toContain(
    "  new: name old -> new (likely: 0.80, by position)  [",
  );
});

test.each([
  [{ ignored: 10, untouched: 0 }, "10 changes from current 0123456789ab to current 0123456789ab, all ignored"],
  [
    { ignored: 0, untouched: 1 },
    "1 change from current 0123456789ab to current 0123456789ab, none that touches SCHEMA or DOCS",
  ],
  [
    { ignored: 2, untouched: 3 },
    "5 changes from current 0123456789ab to current 0123456789ab, 2 ignored, no other that touches SCHEMA or DOCS",
  ],
])("what is left out is told where nothing is left: %j", (leftOut, expected) => {
  const context = { ...NOTHING.context, promises: ["SCHEMA", "DOCS"], leftOut } as const;
  expect(reportChanges([], "text", context).split("\n")[0]).toBe(expected);
  expect(reportChanges([], "markdown", context)).toContain(
    leftOut.ignored === 10 ? "`, all ignored." : "SCHEMA or DOCS.",
  );
  expect(JSON.parse(reportChanges([], "json", context))).toMatchObject({ leftOut });
});

test("what the user called the two stands beside release and id", () => {
  const { from, to } = NOTHING.context;
  const context = { ...NOTHING.context, from: { ...from, given: "git:v1\u001b" }, to: { ...to, given: "current" } };
  expect(reportChanges([], "text", context)).toMatch(
    /^no changes from current 0123456789ab \(git:v1\\u001b\) to current 0123456789ab\n/u,
  );
  expect(reportChanges([], "markdown", context)).toMatch(/^# Changes from `current` \(`git:v1.*`\) to `current`\n/u);
  expect(JSON.parse(reportChanges([], "json", context))).toMatchObject({
    from: { release: "current", id: "0123456789ab", given: "git:v1\u001b" },
    to: { given: "current" },
  });
});

test("sarif: a model that is a file is pointed at", () => {
  const log: unknown = JSON.parse(
    reportChanges(DOORS.changes, "sarif", { ...DOORS.context, artifact: "out/c d/model.json" }),
  );
  expect(validate(log) ? [] : validate.errors).toEqual([]);
  const physicalLocation = { artifactLocation: { uri: "out/c%20d/model.json" }, region: { startLine: 1 } };
  const results = Array.from({ length: 6 }, () => ({ locations: [{ physicalLocation, logicalLocations: [{}] }] }));
  expect(log).toMatchObject({ runs: [{ results }] });
});

test("a code that becomes text does not read as the same", () => {
  const state = (value: string | number) =>
    buildModel({
      site: {
        common: [buildAttribute({ name: "state", values: { kind: "codes", items: [{ value, label: "Shut" }] } })],
      },
    });
  const text = report(compared(state(9), state("9")), "text");
  expect(text).toContain('value removed (9 = "Shut")');
  expect(text).toContain('value added ("9" = "Shut")');
  const messages = report(compared(state(9), state("9")), "github");
  expect(messages).toContain("`state` 9 (`Shut`) is no longer documented");
  expect(messages).toContain('`state` `"9"` (`Shut`) is new');
});

test("a hash is told by its beginning", () => {
  const page = (contentHash: string) =>
    buildModel({ site: { pages: [{ locale: "en-us", release: "current", contentHash }] } });
  const hashes = compared(page("0".repeat(64)), page("f".repeat(64)));
  expect(report(hashes, "text")).toContain("content of a page 000000000000 -> ffffffffffff  [");
  expect(report(hashes, "github")).toContain("has the content hash `ffffffffffff`, it had `000000000000`");
});
