import { expect, test } from "vitest";

import { generatedModel } from "../../support/generated-folder.ts";
import { BREAKS } from "./broken-statements.ts";
import { SMALL_MODEL } from "./small-model.ts";
import { brokenStatements, MISSED_BREAKS } from "./broken-warehouse-statements.ts";
import { statementsOf } from "./statements-of.ts";
import { allComplaints, complaints, isRead, WAREHOUSES } from "./warehouse-parsers.ts";

const MODEL = generatedModel();

test.each(WAREHOUSES)("every statement for %s is one of its grammar, whatever names and texts say", (name) => {
  const statements = statementsOf(name, SMALL_MODEL);
  expect(new Set(statements.map(({ file }) => file)).size).toBe(6);
  expect(allComplaints(name, statements)).toEqual([]);
});

test.each(WAREHOUSES)("all that is generated for %s is of its grammar", (name) => {
  expect(allComplaints(name, statementsOf(name, MODEL), "fast")).toEqual([]);
});

test("BULK INSERT, which no parser knows, has the documented form", () => {
  const [bulk] = statementsOf("sqlserver", SMALL_MODEL).filter(({ text }) => text.startsWith("BULK INSERT"));
  expect(bulk?.text).toMatchInlineSnapshot(`
    "BULK INSERT #site_lines
    FROM '/var/opt/mssql/import/site-log.txt'
    WITH (DATAFILETYPE = 'char', CODEPAGE = '65001', FIELDTERMINATOR = '0x01', ROWTERMINATOR = '0x0a', TABLOCK)"
  `);
});

const broken = WAREHOUSES.flatMap((name) => brokenStatements(name).filter(({ whole }) => isRead(name, whole)));

test("a broken statement of any kind is noticed, but for what sqlfluff has to notice", () => {
  const missed = broken.filter(({ name, text, whole }) => complaints(name, text, whole).length === 0);
  expect(missed.map(({ title }) => title).toSorted()).toEqual([...MISSED_BREAKS].toSorted());
  expect(new Set(broken.map(({ name, way }) => `${name} ${way}`)).size).toBe(
    WAREHOUSES.length * Object.keys(BREAKS).length,
  );
});
