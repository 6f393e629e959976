import { afterAll, beforeAll, expect, test } from "vitest";

import type { ColumnKind } from "../../../generator/sql/columns/column-kind.ts";
import type { Column } from "../../../generator/sql/columns/table.ts";
import type { ColumnText } from "../../../generator/sql/dialect.ts";
import type { Engine } from "./engine.ts";
import { expectedRow, plainDecimal } from "./expected-row.ts";

const KINDS = ["integer", "float", "number", "boolean", "date-time", "uuid"] as const satisfies readonly ColumnKind[];

/** Texts at the edges of what a kind takes, and beyond them. */
const TEXTS = [
  ...["", " ", "-", "--1", "+1", " 1", "1 ", "1\n", "0x10", "1_000", "1,5", "abc", "null", "\u0661", "é"],
  ...["0", "-0", "1", "-1", "9223372036854775807", "9223372036854775808", "-9223372036854775808"],
  ...["-9223372036854775809", "9999999999999999999", "99999999999999999999", "0000000000000000001"],
  ...["1.5", "-0.5", ".5", "1.", "1.2.3", "1e3", "1E-3", "2.5e+10", "1e", "1e999", "-1e999", "1e-999", "nan", "inf"],
  ...["1234567890123456789012345678.0123456789", "12345678901234567890123456789", "0.01234567891", "0.10"],
  ...["true", "TRUE", "False", "yes", "t"],
  ...["2024-02-29T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2000-02-29T00:00:00Z"],
  ...["2026-12-31T23:59:59.999999999Z", "2026-12-31T23:59:59.9Z", "2026-04-31T00:00:00Z", "2026-13-01T00:00:00Z"],
  ...[
    "2026-12-31T24:00:00Z",
    "2026-12-31T23:60:00Z",
    "2026-12-31T23:59:60Z",
    "2026-12-31T23:59:59",
    "9999-12-31T23:59:59.9999999Z",
  ],
  ...["2026-12-31T23:59:59.Z", "2026-12-31T23:59:59.1234567890Z", "2026-12-31T23:59:59ZZ", "2026-12-31T23:59:59Z\n"],
  ...[
    "2026-12-31 23:59:59Z",
    "2026-12-31T23:59:59+00:00",
    "2026-12-31t23:59:59z",
    "2026-1-1T00:00:00Z",
    "2026-00-10T00:00:00Z",
  ],
  ...["2026-01-00T00:00:00Z", "1970-01-01T00:00:00.000001Z", "2038-01-19T03:14:08Z", "+026-01-01T00:00:00Z"],
  ...["0001-01-01T00:00:00Z", "1677-09-21T00:12:43Z", "1677-09-21T00:12:44Z", "1899-12-31T23:59:59.999999999Z"],
  ...["1969-12-31T23:59:59.5Z", "2262-04-11T23:47:16.854775807Z", "2262-04-11T23:47:16.854775808Z"],
  ...[
    "AAAAAAAA-bbbb-4ccc-8ddd-EEEEEEEEEEEE",
    "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeeg",
    "aaaaaaaabbbb4ccc8dddeeeeeeeeeeee",
  ],
  ...[
    "{aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee}",
    "aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee\n",
    "-aaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee",
  ],
];

const SURE = { confidence: 1, by: [] };
const ATTRIBUTE: Column["attribute"] = { name: "k", type: "string", seenIn: [], evidence: { name: SURE, type: SURE } };

const COLUMNS = KINDS.map((kind): Column => ({ name: kind, key: "k", kind, attribute: ATTRIBUTE }));

/**
 * Converts texts that are hard to tell from values, into columns of a table: there some engines are stricter than in a
 * query.
 */
export function conversionsSuite(start: () => Promise<Engine>): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
    await engine.run(statements(engine));
  });
  afterAll(() => engine.close());

  test.each(KINDS)("texts become %s or NULL, as documented", async (kind) => {
    const name = engine.dialect.quoteIdentifier(kind);
    const rows = await engine.query(`SELECT t, ${engine.plain(name, kind)} AS v FROM converted`);
    const got = rows.map(({ t, v }) => [t, plain(v ?? null, kind)]);
    const expected = TEXTS.map((t) => [t, expectedRow(JSON.stringify({ k: t }), COLUMNS, engine).values[kind]]);
    expect(Object.fromEntries(got)).toEqual(Object.fromEntries(expected));
  });
}

function statements({ dialect }: Engine): string {
  const { types, convert, quoteIdentifier, quoteLiteral } = dialect;
  const column = (name: string, type: string): ColumnText => ({ name, type, required: false, comment: "" });
  const text = column("t", types.string);
  const converted = [text, ...KINDS.map((kind) => column(quoteIdentifier(kind), types[kind]))];
  return [
    ...dialect.createTable({ name: "texts", columns: [text], comment: "", keys: {} }),
    ...dialect.createTable({ name: "converted", columns: converted, comment: "", keys: {} }),
    ...TEXTS.map((value) => `INSERT INTO texts VALUES (${quoteLiteral(value)});`),
    `INSERT INTO converted SELECT t, ${KINDS.map((kind) => convert[kind]("t")).join(", ")} FROM texts;`,
  ].join("\n");
}

function plain(value: string | null, kind: ColumnKind): string | null {
  if (value === null) return null;
  if (kind === "float") return String(Number(value));
  return kind === "number" ? plainDecimal(value) : value;
}
