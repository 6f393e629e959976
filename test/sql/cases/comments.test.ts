import { expect, test } from "vitest";

import type { DialectName } from "../../../generator/sql/dialect.ts";
import { DIALECTS } from "../../../generator/sql/dialects.ts";
import type { Engine } from "../round-trip/engine.ts";
import { COMMENT_MODEL, HOSTILE_COMMENT, HOSTILE_TEXTS, WHOLE_COMMENT, wordyComment } from "./comment-model.ts";
import { onEveryEngine } from "./on-every-engine.ts";
import { sqlFile } from "./sql-file.ts";
import { storedComments } from "./stored-comments.ts";

/** Where an engine keeps comments of columns; it keeps those of tables as well. */
const WITH_COLUMNS: { readonly [D in DialectName]?: readonly string[] } = {
  clickhouse: ["hostile", "v_hostile"],
  duckdb: ["hostile"],
  mysql: ["hostile"],
  postgres: ["hostile", "v_hostile"],
  sqlite: ["hostile"],
};

/** MySQL has no comments of views. */
const commentsOfViews = ({ dialect }: Engine): boolean => dialect.name !== "mysql";

/** MySQL's catalog has no characters of four bytes. */
const asKept = (comment: string, { dialect }: Engine): string =>
  dialect.name === "mysql" ? comment.replace("😀", "\uFFFD") : comment;

/** Something that a text could drop. */
const canary = ({ dialect }: Engine): readonly string[] =>
  dialect.createTable({
    name: dialect.quoteIdentifier("canary"),
    columns: [{ name: dialect.quoteIdentifier("n"), type: dialect.types.integer, required: true, comment: "" }],
    comment: "",
    keys: {},
  });

const LOG = { "eventType=hostile/a.txt": '{"quotes":"x"}\n' };

onEveryEngine(
  { model: COMMENT_MODEL, naming: "snake", log: LOG },
  ({ engine, rows }) => {
    test("case 26: the comments of columns are kept to the letter", async () => {
      for (const relation of WITH_COLUMNS[engine().dialect.name] ?? []) {
        const stored = await storedComments(engine(), relation);
        const told = stored.filter(({ part }) => HOSTILE_TEXTS.some(({ name }) => name === part));
        const expected = HOSTILE_TEXTS.map(({ name, comment }) => [name, asKept(`${comment}.`, engine())]);
        expect(Object.fromEntries(told.map(({ part, comment }) => [part, comment]))).toEqual(
          Object.fromEntries(expected),
        );
      }
      expect(WITH_COLUMNS[engine().dialect.name]).toContain("hostile");
    });

    test("case 26: so are those of tables and views", async () => {
      for (const relation of ["hostile", ...(commentsOfViews(engine()) ? ["v_hostile"] : [])]) {
        const [stored] = (await storedComments(engine(), relation)).filter(({ part }) => part === "");
        expect(stored).toEqual({ relation, part: "", comment: asKept(HOSTILE_COMMENT, engine()) });
      }
    });

    test("case 26: so are labels and the release, and no text has run", async () => {
      const labels = await rows("code_kind", { code: "integer", label: "string" });
      const codes = HOSTILE_TEXTS.filter(({ name }) => name !== "control");
      expect(labels).toEqual(codes.map(({ text }, code) => ({ code: String(code), label: text })));
      expect(await rows("activity_log_model", { release_name: "string" })).toEqual([
        { release_name: "O'Neil's \\ release ; DROP TABLE canary; --" },
      ]);
      expect(await rows("canary", { n: "integer" })).toEqual([]);
      expect(await rows("hostile", { quotes: "string", event_type: "string" })).toEqual([
        { event_type: "hostile", quotes: "x" },
      ]);
    });

    test("case 27: a comment that is too long is cut after a word, and says so", async () => {
      const [stored] = (await storedComments(engine(), "wordy")).filter(({ part }) => part === "wordy_key");
      expect(stored?.comment).toBe(cutComment(engine().dialect.name));
    });
  },
  canary,
);

/** How many words of 10 characters, after a key of 10, and an ellipsis an engine has room for. */
const ROOM: { readonly [D in DialectName]?: { readonly words: number; readonly limit: number } } = {
  athena: { words: 24, limit: 255 },
  bigquery: { words: 101, limit: 1024 },
  mysql: { words: 101, limit: 1024 },
  sqlserver: { words: 186, limit: 1875 },
};

function cutComment(name: DialectName): string {
  const room = ROOM[name];
  return room === undefined ? WHOLE_COMMENT : `${wordyComment(room.words)}…`;
}

test.each(DIALECTS)("case 27: $name has the comment whole, or cut at a word within its limit", (dialect) => {
  const comment = cutComment(dialect.name);
  expect(dialect.maximumComment).toBe(ROOM[dialect.name]?.limit);
  expect(comment.length).toBeLessThanOrEqual(ROOM[dialect.name]?.limit ?? Infinity);
  const tables = sqlFile(dialect.name, "tables", COMMENT_MODEL);
  expect(tables.match(/wordyKey: [a-z ]*[.…]/gu)).toEqual([comment]);
});
