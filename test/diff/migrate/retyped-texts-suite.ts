import { afterAll, beforeAll, expect, test } from "vitest";

import { compareModels } from "../../../generator/diff/compare-models.ts";
import { judgeChanges } from "../../../generator/diff/judge-changes.ts";
import { migrationText } from "../../../generator/diff/migrate/migration-text.ts";
import { emitSql } from "../../../generator/emit/sql/emit-sql.ts";
import { modelId } from "../../../generator/model/model-id.ts";
import type { Attribute, Model } from "../../../generator/model/model.ts";
import { templates } from "../../emit/templates.ts";
import { buildAttribute, buildEvent, buildModel } from "../../support/model-builder.ts";
import { temporaryFolders } from "../../support/temporary-folders.ts";
import type { Engine } from "../../sql/round-trip/engine.ts";
import { plainDecimal } from "../../sql/round-trip/expected-row.ts";
import type { Places } from "./place.ts";

/** What becomes of a text: the value as text, and whether `unconverted` has the text too. */
type Fate = readonly [value: string | null, isKept: boolean];

interface Retyping {
  readonly kind: "integer" | "float" | "number" | "boolean" | "date-time" | "uuid";
  readonly becomes: Partial<Attribute>;
  readonly fates: (engine: Engine) => Readonly<Record<string, Fate>>;
}

const RETYPINGS: readonly Retyping[] = [
  {
    kind: "integer",
    becomes: { type: "integer" },
    fates: () => ({
      "0": ["0", false],
      "-7": ["-7", false],
      "9007199254740993": ["9007199254740993", false],
      "007": ["7", true],
      "-07": ["-7", true],
      "-0": ["0", true],
      "00": ["0", true],
      "+7": [null, true],
      "7.0": [null, true],
    }),
  },
  {
    kind: "float",
    becomes: { type: "float" },
    fates: () => ({
      "0": ["0", false],
      "0.5": ["0.5", false],
      "-0.5": ["-0.5", false],
      "1.50": ["1.5", false],
      "123456789012345": ["123456789012345", false],
      "9007199254740993": ["9007199254740992", true],
      "0.12345678901234567890": ["0.12345678901234568", true],
      "007": ["7", true],
      "00.5": ["0.5", true],
      "1e-999": ["0", true],
      "1e999": [null, true],
    }),
  },
  {
    kind: "number",
    becomes: { type: "string", storage: "number" },
    fates: ({ dialect: { types } }) => ({
      "1.50": ["1.5", false],
      "-0.5": ["-0.5", false],
      "9007199254740993.25": ["9007199254740993.25", false],
      "007.5": ["7.5", types.number !== types.string],
      "0.12345678901": [null, true],
    }),
  },
  {
    kind: "boolean",
    becomes: { type: "boolean" },
    fates: () => ({
      true: ["true", false],
      false: ["false", false],
      TRUE: ["true", true],
      "1": ["true", true],
      "0": ["false", true],
      yes: [null, true],
    }),
  },
  {
    kind: "date-time",
    becomes: { format: "date-time" },
    fates: ({ timeDigits }) => ({
      "2026-01-02T03:04:05Z": [time("000000000", timeDigits), false],
      "2026-01-02T03:04:05.5Z": [time("500000000", timeDigits), false],
      "2026-01-02T03:04:05.123456000Z": [time("123456000", timeDigits), false],
      "2026-01-02T03:04:05.123456789Z": [time("123456789", timeDigits), timeDigits < 9],
      "2026-01-02T03:04:05.1234567Z": [time("123456700", timeDigits), timeDigits < 7],
      "2026-02-30T03:04:05Z": [null, true],
    }),
  },
  {
    kind: "uuid",
    becomes: { format: "uuid" },
    fates: () => ({
      "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee": ["aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee", false],
      "AAAAAAAA-bbbb-4ccc-8ddd-eeeeeeeeeeee": ["aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee", true],
      aaaaaaaabbbb4ccc8dddeeeeeeeeeeee: [null, true],
    }),
  },
];

const time = (fraction: string, digits: number): string => `2026-01-02T03:04:05.${fraction.slice(0, digits)}`;

const modelWith = (release: string, becomes: Partial<Attribute>): Model => {
  const attributes = [buildAttribute({ name: "doorKey", ...becomes })];
  const model = buildModel({ release, site: { events: [buildEvent({ name: "open_door", attributes })] } });
  return { ...model, id: modelId(model.references) };
};

/** Brings texts into other types. @param start - opens an engine */
export function retypedTextsSuite(start: () => Promise<Places>): void {
  const makeFolder = temporaryFolders();
  let places: Places;
  beforeAll(async () => {
    places = await start();
  });
  afterAll(() => places.engine.close());

  test.each(RETYPINGS)("a text that does not come back from $kind is kept as it was", async (retyping) => {
    const { engine } = places;
    const [before, after] = [modelWith("one", {}), modelWith("two", retyping.becomes)];
    const fates = retyping.fates(engine);
    await places.open(`as_${retyping.kind.replace("-", "_")}`);
    await fill(places, before, after, Object.keys(fates), makeFolder());
    const judged = judgeChanges(compareModels(before, after));
    const options = { naming: "snake", history: [], templates, allowDestructive: false } as const;
    await engine.run(migrationText(before, after, judged, engine.dialect, options));
    expect(await fatesIn(places, retyping.kind, Object.keys(fates))).toEqual(fates);
  });
}

/** Rows whose records are gone: a text in each, and its number as the id. */
async function fill(
  { engine }: Places,
  before: Model,
  after: Model,
  texts: readonly string[],
  folder: string,
): Promise<void> {
  const { quoteIdentifier: quote, quoteLiteral, name } = engine.dialect;
  const fileOf = (model: Model, file: string): string =>
    emitSql(model, { naming: "snake", templates }).find(({ path }) => path === `sql/${name}/${file}.sql`)?.text ?? "";
  await engine.readFolder(fileOf(before, "raw"), folder);
  await engine.run(fileOf(before, "tables"));
  await engine.readFolder(fileOf(after, "raw"), folder);
  const columns = ["event_type", "door_key", "record_id"].map(quote).join(", ");
  const rows = texts.map((text, index) => `('open_door', ${quoteLiteral(text)}, '${String(index).padStart(32, "0")}')`);
  await engine.run(`INSERT INTO ${quote("open_door")} (${columns}) VALUES ${rows.join(", ")};`);
}

async function fatesIn(
  { engine }: Places,
  kind: Retyping["kind"],
  texts: readonly string[],
): Promise<Readonly<Record<string, Fate>>> {
  const quote = engine.dialect.quoteIdentifier;
  const rows = await engine.query(
    `SELECT ${quote("record_id")} AS id, ${engine.plain(quote("door_key"), kind)} AS v,` +
      ` ${engine.plain(quote("unconverted"), "string")} AS kept FROM ${quote("open_door")}`,
  );
  return Object.fromEntries(
    rows.map(({ id, v = null, kept = null }) => {
      const text = texts[Number(id)] ?? "";
      if (kept !== null) expect(JSON.parse(kept)).toEqual({ doorKey: text });
      return [text, [v === null ? null : shown(v, kind), kept !== null]];
    }),
  );
}

function shown(value: string, kind: Retyping["kind"]): string {
  if (kind === "float") return String(Number(value));
  return kind === "number" ? plainDecimal(value) : value;
}
