import { expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { VALUES_MODEL } from "../../support/values-model.ts";
import { templates } from "../templates.ts";

const model = buildModel({
  site: {
    common: [buildAttribute({ name: "pod" })],
    events: [
      buildEvent({
        name: "open_door",
        description: "Somebody's door opens.",
        attributes: [
          buildAttribute({ name: "objSize", type: "long", unit: "bytes", description: "How big it is." }),
          buildAttribute({ name: "size", presence: "always", nullable: false }),
        ],
      }),
    ],
  },
});

test("a typed table and its comments for each event, in each dialect", () => {
  const files = emitSql(model, { naming: "snake", templates });
  expect(files.map(({ path }) => path)).toEqual(["sql/duckdb/tables.sql", "sql/postgres/tables.sql"]);
  expect(files[1]?.text.split("\n\n").slice(1).join("\n\n")).toMatchInlineSnapshot(`
    "BEGIN;

    CREATE TABLE "open_door" (
      "event_type" TEXT NOT NULL DEFAULT 'open_door',
      "pod" TEXT,
      "obj_size" BIGINT,
      "size" TEXT
    );
    COMMENT ON TABLE "open_door" IS 'Activity Log model 0123456789ab, site event open_door: Somebody''s door opens.';
    COMMENT ON COLUMN "open_door"."event_type" IS 'eventType';
    COMMENT ON COLUMN "open_door"."obj_size" IS 'objSize: In bytes. How big it is.';

    COMMIT;
    "
  `);
});

test("comments tell what is known of each attribute", () => {
  const [, postgres] = emitSql(VALUES_MODEL, { naming: "camel", templates });
  const comments = [...(postgres?.text ?? "").matchAll(/^COMMENT ON (?:TABLE|COLUMN) (.*) IS '(.*)';$/gmu)];
  expect(comments.slice(0, 18).map(([, on, text]) => `${on?.replace('"open_door".', "") ?? ""} ${text ?? ""}`))
    .toMatchInlineSnapshot(`
    [
      ""open_door" Activity Log model 0123456789ab, site event open_door: Deprecated since 2024-10. Use set_doors. The REST API gives part of its data; the files in a bucket hold all of it.",
      ""eventTime" A time in ISO 8601.",
      ""doorState" Codes: 0 = Shut, 1 = Wide open, 3 = Ajar (a little).",
      ""outcome" One of success (It went well), failure.",
      ""jobKind" Among others Paint, Oil.",
      ""method" Such as PUSH, PULL.",
      ""dayMask" Codes that add up: 1 = Sunday, 2 = Monday.",
      ""priority" From 0 to 10. Default: 10.",
      ""objKind" Told in words, their spelling is unknown: Door, Gate.",
      ""isPrivate" Meaning: true (Private), false (Public), null (Unknown).",
      ""paintTime" In milliseconds. Null when: nobody painted. Left out when: there is no paint.",
      ""revision" Documented as integer, but holds decimals.",
      ""doorLuid" A UUID.",
      ""sourceIp" Only on events since 2026-02. An IP address.",
      ""details" JSON text.",
      ""tags" A list separated by commas.",
      ""createdAt" A time in ISO 8601.",
      ""oldOwner" Deprecated since 2024-10. Use set_doors.",
    ]
  `);
});

test("columns in camel case", () => {
  const [duckdb] = emitSql(model, { naming: "camel", templates });
  expect(duckdb?.text).toContain('"eventType" VARCHAR');
  expect(duckdb?.text).toContain('"objSize" BIGINT');
  expect(duckdb?.text).toContain(`COMMENT ON COLUMN "open_door"."objSize" IS 'In bytes. How big it is.';`);
});

test("a release cannot leave the comment it stands in", () => {
  const [file] = emitSql(buildModel({ release: "x\nDROP TABLE y; --", site: {} }), { naming: "snake", templates });
  expect(file?.text).not.toMatch(/^DROP/m);
});

test("the user's template is used, and its mistake is told with the template's name and line", () => {
  const own = (text: string) => emitSql(model, { naming: "snake", templates: new Map([["sql/tables.sql.eta", text]]) });
  expect(own("<%= it.tables[0].name %> <%= it.modelId %>")[0]?.text).toBe('"open_door" 0123456789ab\n');
  expect(() => own("one\n<%= it.tables[7].name %>")).toThrow(/sql\/tables\.sql\.eta cannot be filled[^]*>> 2\| /);
  expect(() => own("<% for (const x of { %>")).toThrow(/sql\/tables\.sql\.eta cannot be filled/);
  expect(() => own("<%= it.modelId")).toThrow(/unclosed tag at line 1/);
});
