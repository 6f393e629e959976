import { expect, test } from "vitest";

import { emitCsv } from "../../../generator/emit/csv/emit-csv.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";

const model = buildModel({
  site: {
    common: [buildAttribute({ name: "siteLuid", nullable: false, presence: "always", format: "uuid" })],
    events: [
      buildEvent({
        name: "open_door",
        attributes: [buildAttribute({ name: "objSize", type: "integer", nullable: true, unit: "bytes" })],
      }),
      buildEvent({ name: "shut_door", attributes: [buildAttribute({ name: "eventType" })] }),
      buildEvent({ name: "no_door" }),
    ],
  },
  tenant: { common: [buildAttribute({ name: "eventType" })], events: [buildEvent({ name: "=cmd" })] },
});

test("one row an attribute, the common ones once", () => {
  expect(emitCsv(model, { naming: "snake" })).toEqual([
    {
      path: "attributes.csv",
      text: [
        "scope,event,attribute,type,nullable,duckdb_column,duckdb_type,postgres_column,postgres_type,format,unit,values,presence,description",
        "site,*,siteLuid,string,false,site_luid,UUID,site_luid,UUID,uuid,,,always,",
        "site,open_door,objSize,integer,true,obj_size,BIGINT,obj_size,BIGINT,,bytes,,,",
        "site,shut_door,eventType,string,true,event_type_attribute,VARCHAR,event_type_attribute,TEXT,,,,,",
        "tenant,*,eventType,string,true,event_type,VARCHAR,event_type,TEXT,,,,,",
        "",
      ].join("\n"),
    },
  ]);
});

test("columns in camel case", () => {
  const [file] = emitCsv(model, { naming: "camel" });
  expect(file?.text).toContain(
    "site,shut_door,eventType,string,true,eventTypeAttribute,VARCHAR,eventTypeAttribute,TEXT,,,,,\n",
  );
});
