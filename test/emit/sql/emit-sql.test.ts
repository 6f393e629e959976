import { expect, test } from "vitest";

import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
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
      "size" TEXT NOT NULL
    );
    COMMENT ON TABLE "open_door" IS 'Activity Log model 0123456789ab, site event open_door: Somebody''s door opens.';
    COMMENT ON COLUMN "open_door"."event_type" IS 'eventType';
    COMMENT ON COLUMN "open_door"."obj_size" IS 'objSize, in bytes: How big it is.';

    COMMIT;
    "
  `);
});

test("columns in camel case", () => {
  const [duckdb] = emitSql(model, { naming: "camel", templates });
  expect(duckdb?.text).toContain('"eventType" VARCHAR');
  expect(duckdb?.text).toContain('"objSize" BIGINT');
  expect(duckdb?.text).toContain(`COMMENT ON COLUMN "open_door"."objSize" IS 'in bytes: How big it is.';`);
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
