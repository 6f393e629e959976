import type { Dialect, Guard } from "../../sql/dialect.ts";
import type { Model } from "../../model/model.ts";
import { MODEL_COLUMNS, RELATION_NAMES } from "../../sql/names/relation-names.ts";
import { commentText } from "../../sql/text/comment-text.ts";
import { relationText } from "../../sql/text/relation-text.ts";

/** Refuses a database that records another model than the one from which the migration starts. */
export function guardStatements(before: Model, after: Model, dialect: Dialect): Guard {
  return dialect.migrate.guard({
    table: relationText(RELATION_NAMES.model, dialect),
    column: dialect.quoteIdentifier(MODEL_COLUMNS.id),
    expected: before.id,
    reached: after.id,
    refusal: `This leads from model ${before.id} to model ${after.id}. The database records another model, or none: nothing is done.`,
    done: `The database is at model ${after.id} already: nothing is done.`,
  });
}

/** Records the model to which the database was brought: the last thing that happens. */
export function recordModel(before: Model, after: Model, dialect: Dialect): string {
  const { quoteIdentifier: quote, quoteLiteral } = dialect;
  const release = commentText(after.release);
  return dialect.migrate.update(
    relationText(RELATION_NAMES.model, dialect),
    [
      `${quote(MODEL_COLUMNS.id)} = ${quoteLiteral(after.id)}`,
      `${quote(MODEL_COLUMNS.release)} = ${quoteLiteral(release)}`,
    ],
    `${quote(MODEL_COLUMNS.id)} = ${quoteLiteral(before.id)}`,
  );
}
